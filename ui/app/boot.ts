import "../design/styles.css"
import { THEME_KEY, applyTheme, isTheme, readDevice } from "./deviceStorage.ts"
import { keepEarlyIntent } from "./keepEarlyIntent.ts"

// The first script of a page: it costs next to nothing, and lets the page be painted before anything larger is fetched.

const theme = readDevice(THEME_KEY)
if (isTheme(theme)) applyTheme(theme)

let started: Promise<void> | undefined
const start = () => (started ??= import("./entryBrowser.tsx").then(({ bringToLife }) => bringToLife()))

const begin = keepEarlyIntent(start)

const whenIdle = () => ("requestIdleCallback" in window ? requestIdleCallback(begin, { timeout: 2_000 }) : setTimeout(begin, 200))
if (document.readyState === "complete") whenIdle()
else addEventListener("load", whenIdle, { once: true })
