type Theme = "light" | "dark"

/** The values this device stores between visits. */
export interface DeviceStorage {
  /** The value of a key; `undefined` if there is none or storage is unavailable. */
  readonly read: (key: string) => string | undefined
  /** Stores a value; `undefined` removes it. Has no effect if storage is unavailable. */
  readonly keep: (key: string, value: string | undefined) => void
  readonly theme: () => Theme | undefined
  /** Applies and stores a theme; `undefined` returns to the device's own. */
  readonly applyTheme: (theme: Theme | undefined) => void
  /** Whether lists use the denser of their two grids. */
  readonly dense: () => boolean
  readonly saveDense: (dense: boolean) => void
}

/** The storage key of the chosen theme. */
const THEME_KEY = "selvedge.theme.v1"
const DENSE_KEY = "selvedge.dense.v1"

/**
 * This browser's storage. Only the boot script imports it and passes it on; otherwise the bundler would move it into a
 * shared chunk.
 */
export const deviceStorage: DeviceStorage = {
  read,
  keep,
  theme: () => {
    const stored = read(THEME_KEY)
    return stored === "light" || stored === "dark" ? stored : undefined
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
    // Storage may be disabled or full; the choice then lasts as long as the document.
  }
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined // storage may be disabled
  }
}
