/** Where the squares of a track lie: one curve that winds down in rows, squares a unit apart along it. */

export interface Point { x: number; y: number }
export interface Laid {
  at: (t: number) => Point;
  /** A piece of the road from one place along it to another, so wide to each side, as a closed path. */
  piece: (from: number, to: number, half: number) => string;
  angle: (t: number) => number;
  box: { x: number; y: number; width: number; height: number };
}

const BEND = 1.16; // half the distance of two rows
const WAVE = 0.07;
const SAMPLES = 6; // for each unit of length
const UNIT = 100;
const HEADROOM = 0.55; // a pawn is higher than its square

function rowLength(squares: number, rows: number): number {
  return (squares - 1 - (rows - 1) * Math.PI * BEND) / rows;
}

function size(squares: number, rows: number): { width: number; height: number } {
  const bends = rows === 1 ? 0 : rows === 2 ? 1 : 2;
  return { width: rowLength(squares, rows) + bends * BEND + 1.35, height: (rows - 1) * 2 * BEND + 1.35 + HEADROOM };
}

/** As many rows as make the squares largest in a room of this shape. */
function bestRows(squares: number, width: number, height: number): number {
  let best = 1;
  let largest = 0;
  for (let rows = 1; rows <= 9; rows++) {
    if (rows > 1 && rowLength(squares, rows) < 0.5) break;
    const needs = size(squares, rows);
    const scale = Math.min(width / needs.width, height / needs.height);
    if (scale > largest) [best, largest] = [rows, scale];
  }
  return best;
}

export function lay(squares: number, width: number, height: number): Laid {
  const rows = bestRows(squares, width, height);
  const length = Math.max(rowLength(squares, rows), 0.001);
  const turn = Math.PI * BEND;
  const along = (t: number): Point => {
    const row = Math.max(0, Math.min(rows - 1, Math.floor(t / (length + turn))));
    const rest = t - row * (length + turn);
    const right = row % 2 === 0;
    if (rest <= length || row === rows - 1) {
      const inside = Math.max(0, Math.min(1, rest / length));
      return { x: right ? rest : length - rest, y: 2 * BEND * row + WAVE * Math.sin(rest * 1.7) * Math.sin(Math.PI * inside) };
    }
    const angle = (rest - length) / BEND;
    return { x: right ? length + BEND * Math.sin(angle) : -BEND * Math.sin(angle), y: 2 * BEND * row + BEND - BEND * Math.cos(angle) };
  };
  const at = (t: number): Point => ({ x: UNIT * along(t).x, y: UNIT * along(t).y });
  const angle = (t: number): number => {
    const [a, b] = [along(t - 0.02), along(t + 0.02)];
    return Math.atan2(b.y - a.y, b.x - a.x);
  };
  const beside = (t: number, by: number): string => {
    const middle = at(t);
    const across = angle(t) + Math.PI / 2;
    return `${(middle.x + UNIT * by * Math.cos(across)).toFixed(1)} ${(middle.y + UNIT * by * Math.sin(across)).toFixed(1)}`;
  };
  const piece = (from: number, to: number, half: number): string => {
    const count = Math.max(3, Math.ceil(SAMPLES * (to - from)));
    const steps = Array.from({ length: count + 1 }, (_, step) => from + ((to - from) * step) / count);
    return `M${[...steps.map((t) => beside(t, -half)), ...steps.reverse().map((t) => beside(t, half))].join("L")}Z`;
  };
  const bendsLeft = rows > 2 ? BEND : 0;
  const bendsRight = rows > 1 ? BEND : 0;
  const margin = 0.675;
  return {
    at, piece, angle,
    box: {
      x: UNIT * (-bendsLeft - margin), y: UNIT * (-margin - HEADROOM),
      width: UNIT * (length + bendsLeft + bendsRight + 2 * margin), height: UNIT * ((rows - 1) * 2 * BEND + 2 * margin + HEADROOM),
    },
  };
}
