import { existsSync } from "node:fs"

/** The machine's Chromium; ends the process with what to do when there is none. */
export function findChromium() {
  const found = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ].find((path) => path && existsSync(path))
  if (found !== undefined) return found
  console.error("This needs Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to it.")
  process.exit(1)
}

/** How Chromium is started without a window, without its own background traffic. */
export const CHROMIUM_FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
]
