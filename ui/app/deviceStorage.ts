type Theme = "light" | "dark"

/** What this device keeps between visits. */
export interface DeviceStorage {
  /** What is kept under a key; nothing where the device keeps nothing. */
  readonly read: (key: string) => string | undefined
  readonly theme: () => Theme | undefined
  /** Puts a theme on, and keeps it; `undefined` goes back to the device's. */
  readonly applyTheme: (theme: Theme | undefined) => void
}

/** Where the chosen theme is kept. */
const THEME_KEY = "selvedge.theme.v1"

/** This browser's storage. Only the first script of a page imports it, and hands it on: otherwise the two would share a file. */
export const deviceStorage: DeviceStorage = {
  read,
  theme: () => {
    const kept = read(THEME_KEY)
    return kept === "light" || kept === "dark" ? kept : undefined
  },
  applyTheme: (theme) => {
    if (theme === undefined) delete document.documentElement.dataset["theme"]
    else document.documentElement.dataset["theme"] = theme
    try {
      if (theme === undefined) localStorage.removeItem(THEME_KEY)
      else localStorage.setItem(THEME_KEY, theme)
    } catch {
      // storage may be forbidden; the choice lasts as long as the document
    }
  },
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined // storage may be forbidden; then nothing was kept
  }
}
