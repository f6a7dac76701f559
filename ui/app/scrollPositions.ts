/** Where on a page a shopper was, by entry of the history. */
export interface ScrollPositions {
  readonly keep: () => void
  readonly restore: () => void
}

const STORAGE_KEY = "selvedge.scroll.v1"

/** Remembers scroll positions in this tab, through reloads. The browser's own restoring would come before the page does. */
export function keepScrollPositions(currentKey: () => string): ScrollPositions {
  const positions = new Map<string, number>(readPositions())
  let scrolledKey = currentKey()
  const keep = () => void positions.set(currentKey(), scrollY)
  // Before a return is told, the entry has already changed: what was scrolled belongs to the one it was scrolled on.
  addEventListener("scroll", () => {
    if (scrolledKey === currentKey()) positions.set(scrolledKey, scrollY)
    scrolledKey = currentKey()
  }, { passive: true })
  addEventListener("pagehide", () => {
    keep()
    history.scrollRestoration = "auto"
    writePositions([...positions].slice(-50))
  })
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"))
  history.scrollRestoration = "manual"
  return { keep, restore: () => scrollTo({ top: positions.get(currentKey()) ?? 0, behavior: "instant" }) }
}

function readPositions(): readonly (readonly [string, number])[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]")
    return Array.isArray(kept) ? kept.filter(isPosition) : []
  } catch {
    return [] // a device that keeps nothing begins every page at its top
  }
}

function isPosition(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number"
}

function writePositions(positions: readonly (readonly [string, number])[]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions))
  } catch {
    // a device that keeps nothing begins every page at its top
  }
}
