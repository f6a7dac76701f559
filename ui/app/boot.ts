import { deviceStorage } from "./device/deviceStorage.ts"
import { watchConsent } from "./device/watchConsent.ts"
import { AGENT_ROOT_ID } from "./PageAssets.ts"
import { replayEarlyEvents } from "./replayEarlyEvents.ts"
import { nextTask } from "../runtime/browser/scheduling.ts"
import { showPresses } from "./showPresses.ts"

// The first script of a page. It is small, so that the page is painted before larger scripts are fetched.

const theme = deviceStorage.theme()
if (theme !== undefined) deviceStorage.applyTheme(theme)
const dense = deviceStorage.dense() ? document.querySelector<HTMLInputElement>("[name=density][value=dense]") : null
if (dense !== null) dense.checked = true

const start = async () => {
  const agentRoot = document.getElementById(AGENT_ROOT_ID)
  if (agentRoot !== null) return (await import("./renderAgentConsole.tsx")).renderAgentConsole(agentRoot)
  const { hydrate } = await import("./entryBrowser.tsx")
  // Yields between evaluating the scripts and running them.
  await nextTask()
  return hydrate(deviceStorage)
}

watchConsent()
showPresses()
const begin = replayEarlyEvents(start)

/** Time to paint the last image after it has loaded, without competing work, in milliseconds. */
const PAINT_MILLIS = 250

const whenIdle = () => ("requestIdleCallback" in window ? requestIdleCallback(begin, { timeout: 2_000 }) : begin())
const whenPainted = () => requestAnimationFrame(() => setTimeout(whenIdle, PAINT_MILLIS))
// Background pages get no animation frames, so hydration waits until the page is visible.
if (document.readyState === "complete") whenPainted()
else addEventListener("load", whenPainted, { once: true })
