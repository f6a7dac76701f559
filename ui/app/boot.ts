import "../design/styles.css"
import { deviceStorage } from "./deviceStorage.ts"
import { keepEarlyIntent } from "./keepEarlyIntent.ts"

// The first script of a page: it costs next to nothing, and lets the page be painted before anything larger is fetched.

const theme = deviceStorage.theme()
if (theme !== undefined) deviceStorage.applyTheme(theme)

let started: Promise<void> | undefined
const start = () => (started ??= import("./entryBrowser.tsx").then(({ bringToLife }) => bringToLife(deviceStorage)))

const begin = keepEarlyIntent(start)

const whenIdle = () => ("requestIdleCallback" in window ? requestIdleCallback(begin, { timeout: 2_000 }) : setTimeout(begin, 200))
if (document.readyState === "complete") whenIdle()
else addEventListener("load", whenIdle, { once: true })
