/** Where the chosen theme is kept. */
export const THEME_KEY = "selvedge.theme.v1"

/** What this device keeps under a key; nothing where it keeps nothing. */
export function readDevice(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined // storage may be forbidden; then nothing was kept
  }
}

export function isTheme(text: string | undefined): text is "light" | "dark" {
  return text === "light" || text === "dark"
}

/** Puts a theme on, and keeps it; `undefined` goes back to the device's. */
export function applyTheme(theme: "light" | "dark" | undefined): void {
  if (theme === undefined) delete document.documentElement.dataset["theme"]
  else document.documentElement.dataset["theme"] = theme
  try {
    if (theme === undefined) localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // storage may be forbidden; the choice lasts as long as the document
  }
}
