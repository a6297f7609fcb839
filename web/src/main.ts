import "./fonts.css";
import "./app.css";
import "./low.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { hearWorker, startWorker } from "./calls";

mount(App, { target: document.body });
void startWorker();
hearWorker();
