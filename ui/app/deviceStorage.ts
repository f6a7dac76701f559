type Theme = "light" | "dark"

/** What this device keeps between visits. */
export interface DeviceStorage {
  /** What is kept under a key; nothing where the device keeps nothing. */
  readonly read: (key: string) => string | undefined
  /** Keeps a value, or with `undefined` none; where the device keeps nothing, nothing happens. */
  readonly keep: (key: string, value: string | undefined) => void
  readonly theme: () => Theme | undefined
  /** Puts a theme on, and keeps it; `undefined` goes back to the device's. */
  readonly applyTheme: (theme: Theme | undefined) => void
  /** Whether lists stand in the denser of their two grids. */
  readonly dense: () => boolean
  readonly saveDense: (dense: boolean) => void
}

/** Where the chosen theme is kept. */
const THEME_KEY = "selvedge.theme.v1"
const DENSE_KEY = "selvedge.dense.v1"

/**
 * This browser's storage. Only the first script of a page imports it, and hands it on: otherwise the two would share a
 * file.
 */
export const deviceStorage: DeviceStorage = {
  read,
  keep,
  theme: () => {
    const kept = read(THEME_KEY)
    return kept === "light" || kept === "dark" ? kept : undefined
  },
  applyTheme: (theme) => {
    if (theme === undefined) delete document.documentElement.dataset["theme"]
    else document.documentElement.dataset["theme"] = theme
    keep(THEME_KEY, theme)
  },
  dense: () => read(DENSE_KEY) === "1",
  saveDense: (dense) => keep(DENSE_KEY, dense ? "1" : undefined),
}

function keep(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // storage may be forbidden or full; then it lasts as long as the document
  }
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined // storage may be forbidden; then nothing was kept
  }
}
