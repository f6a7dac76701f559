/** Where on each page a shopper was, by entry of the history. */
export interface ScrollPositions {
  /** The entry whose page is shown. */
  readonly entry: () => string
  /** Keeps where the shown page is, and says which entry's is shown from now on. */
  readonly setEntry: (entry: string) => void
  /** Goes to where the entry's page was left; its top when it is new. */
  readonly restore: () => void
}

const STORAGE_KEY = "selvedge.scroll.v1"
const MAX_KEPT = 50

/**
 * Remembers scroll positions in this tab, through reloads. The browser's own restoring would come before the page does.
 */
export function scrollPositions(first: string): ScrollPositions {
  const positions = new Map<string, number>(readPositions())
  let entry = first
  const keep = () => void positions.set(entry, scrollY)
  addEventListener("pagehide", () => {
    keep()
    history.scrollRestoration = "auto"
    writePositions([...positions].slice(-MAX_KEPT))
  })
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"))
  history.scrollRestoration = "manual"
  return {
    entry: () => entry,
    setEntry: (next) => {
      keep()
      entry = next
    },
    restore: () => scrollTo({ top: positions.get(entry) ?? 0, behavior: "instant" }),
  }
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
