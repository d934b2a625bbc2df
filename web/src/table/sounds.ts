/** Sounds, made here and now: dry, short, wooden. Nothing is said by sound alone. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;
let out: AudioNode | null = null;

function ready(): AudioContext | null {
  if (!settings.sound || settings.speed === 0 || typeof AudioContext === "undefined") return null;
  if (!navigator.userActivation?.hasBeenActive) return null;
  if (!context) {
    context = new AudioContext();
    const gain = context.createGain();
    gain.gain.value = 0.5;
    const soft = context.createBiquadFilter();
    soft.type = "lowpass";
    soft.frequency.value = 6000;
    gain.connect(soft).connect(context.destination);
    out = gain;
  }
  if (context.state === "suspended") void context.resume();
  return context;
}

function tone(at: number, frequency: number, to: number, seconds: number, gain: number, type: OscillatorType = "sine"): void {
  const audio = context!;
  const voice = audio.createOscillator();
  const level = audio.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(frequency, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + seconds);
  level.gain.setValueAtTime(0.0001, at);
  level.gain.exponentialRampToValueAtTime(gain, at + 0.004);
  level.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  voice.connect(level).connect(out!);
  voice.start(at);
  voice.stop(at + seconds + 0.02);
}

function noise(at: number, seconds: number, gain: number, from: number, to = from, q = 1, attack = 0.002): void {
  const audio = context!;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = q;
  band.frequency.setValueAtTime(from, at);
  band.frequency.linearRampToValueAtTime(to, at + seconds);
  const level = audio.createGain();
  level.gain.setValueAtTime(0.0001, at);
  level.gain.exponentialRampToValueAtTime(gain, at + attack);
  level.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(band).connect(level).connect(out!);
  source.start(at);
}

function marimba(at: number, frequency: number, decay: number, gain = 0.3): void {
  tone(at, frequency, frequency, decay, gain);
  tone(at, frequency * 4, frequency * 4, decay / 3, gain * 0.2);
}

const G4 = 392, B4 = 493.88, D5 = 587.33, G5 = 783.99, D4 = 293.66, B3 = 246.94, E4 = 329.63;

const CUES = {
  dice(now: number) {
    let at = now;
    for (let click = 0; click < 6; click++) {
      noise(at, 0.012, 0.3 - click * 0.03, 1800 + Math.random() * 800, undefined, 6);
      tone(at, 320 + Math.random() * 100, 320, 0.025, 0.12, "triangle");
      at += 0.05 + Math.random() * 0.06;
    }
  },
  slide: (now: number) => noise(now, 0.14, 0.12, 900, 2400, 1, 0.03),
  flip(now: number) { noise(now, 0.008, 0.3, 3000); noise(now + 0.07, 0.008, 0.15, 3000); },
  push(now: number) { tone(now, 180, 110, 0.07, 0.25); noise(now, 0.006, 0.2, 1500); },
  turn(now: number) { marimba(now, G4, 0.45); marimba(now + 0.13, D5, 0.45); },
  peek: (now: number) => noise(now, 0.22, 0.15, 1200, 1200, 1, 0.12),
  announce(now: number) { tone(now, 98, 98, 0.25, 0.4, "triangle"); tone(now + 0.16, 131, 131, 0.3, 0.4, "triangle"); },
  right(now: number) { [G4, B4, D5, G5].forEach((note, step) => marimba(now + step * 0.11, note, 0.7)); },
  wrong(now: number) { marimba(now, D4, 0.6, 0.2); marimba(now + 0.22, B3, 0.7, 0.2); },
  lost: (now: number) => tone(now, E4, E4 * 0.995, 0.3, 0.2),
  refused: (now: number) => tone(now, 150, 150, 0.06, 0.12),
};

export type Cue = keyof typeof CUES;

export function play(cue: Cue): void {
  const audio = ready();
  if (audio) CUES[cue](audio.currentTime + 0.01);
}
