/** Scroll positions by history entry. */
export interface ScrollPositions {
  /** The entry whose page is shown. */
  readonly entry: () => string
  /** Stores the position of the current entry and makes another one current. */
  readonly setEntry: (entry: string) => void
  /** Scrolls to the position of the current entry; to the top if it is new. */
  readonly restore: () => void
}

const STORAGE_KEY = "selvedge.scroll.v1"
const MAX_ENTRIES = 50

/**
 * Stores scroll positions for this tab, also across reloads. The browser's own restoration runs before the page is
 * loaded.
 */
export function scrollPositions(first: string): ScrollPositions {
  const positions = new Map<string, number>(readPositions())
  let entry = first
  const storePosition = () => void positions.set(entry, scrollY)
  addEventListener("pagehide", () => {
    storePosition()
    history.scrollRestoration = "auto"
    writePositions([...positions].slice(-MAX_ENTRIES))
  })
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"))
  history.scrollRestoration = "manual"
  return {
    entry: () => entry,
    setEntry: (next) => {
      storePosition()
      entry = next
    },
    restore: () => scrollTo({ top: positions.get(entry) ?? 0, behavior: "instant" }),
  }
}

function readPositions(): readonly (readonly [string, number])[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]")
    return Array.isArray(stored) ? stored.filter(isPosition) : []
  } catch {
    return [] // without storage every page starts at the top
  }
}

function isPosition(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number"
}

function writePositions(positions: readonly (readonly [string, number])[]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions))
  } catch {
    // Without storage every page starts at the top.
  }
}

/**
 * The key of the current history entry, under `key` as react-router writes it; `undefined` for entries that this
 * application did not create.
 */
export function historyEntry(): string | undefined {
  const state: unknown = history.state
  return typeof state === "object" && state !== null && "key" in state && typeof state.key === "string"
    ? state.key
    : undefined
}

/** Gives the current entry a key if it has none. The key survives a reload. */
export function nameHistoryEntry(name: string = crypto.getRandomValues(new Uint32Array(2)).join("-")): string {
  const known = historyEntry()
  if (known !== undefined) return known
  history.replaceState({ key: name }, "")
  return name
}
