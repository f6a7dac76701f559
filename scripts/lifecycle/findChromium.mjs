import { existsSync } from "node:fs"

/** Returns the path of the machine's Chromium; ends the process with instructions when there is none. */
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

/** Flags for headless Chromium without background traffic. */
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
