import "../design/styles.css"
import { deviceStorage } from "./deviceStorage.ts"
import { replayEarlyEvents } from "./replayEarlyEvents.ts"
import { nextTask } from "./nextTask.ts"
import { showPresses } from "./showPresses.ts"

// The first script of a page: it costs next to nothing, and lets the page be painted before anything larger is fetched.

const theme = deviceStorage.theme()
if (theme !== undefined) deviceStorage.applyTheme(theme)
const dense = deviceStorage.dense() ? document.querySelector<HTMLInputElement>("[name=density][value=dense]") : null
if (dense !== null) dense.checked = true

let started: Promise<void> | undefined
const start = () =>
  (started ??= import("./entryBrowser.tsx").then(async ({ hydrate }) => {
    // Reading the scripts is one task, and using them another.
    await nextTask()
    return hydrate(deviceStorage)
  }))

showPresses()
const begin = replayEarlyEvents(start)

/** After the last picture has arrived it still has to be painted; nothing may compete with that. In milliseconds. */
const PAINT_MILLIS = 250

const whenIdle = () => ("requestIdleCallback" in window ? requestIdleCallback(begin, { timeout: 2_000 }) : begin())
const whenPainted = () => requestAnimationFrame(() => setTimeout(whenIdle, PAINT_MILLIS))
// A page in the background has no frames: it waits until it is looked at.
if (document.readyState === "complete") whenPainted()
else addEventListener("load", whenPainted, { once: true })
