import { mount } from "svelte";
import App from "./App.svelte";
import "./art/tokens.css";
import "./art/fonts.css";
import "./art/base.css";
import { language, speak } from "./words/index.svelte";
import { settings } from "./table/settings.svelte";

settings.apply();
await speak(language.wished());
mount(App, { target: document.getElementById("app")! });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/worker.js");
