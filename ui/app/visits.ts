import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { PageState } from "./PageState.ts"

/** What is known of the entry of the history a shopper came back to. */
export interface Return {
  /** Absent for an entry that is not ours. */
  readonly address: PageAddress | undefined
  /** The page as it was left, when this document has shown it. */
  readonly left: PageState | undefined
}

export interface Visits {
  /** Names the current entry; stays through a reload. */
  readonly key: () => string
  /** Begins an entry, or takes the place of the current one; keeps the page that is left. */
  readonly enter: (address: PageAddress, href: string, replace: boolean, left: PageState) => void
  readonly onReturn: (listener: (entry: Return) => void, leaving: () => PageState) => void
}

interface Entry {
  readonly key: string
  readonly address: PageAddress
}

/** Pages kept for going back, at most. */
const MAX_KEPT = 20

/** The shopper's way through this document, over the browser's history. */
export function visits(first: PageAddress): Visits {
  const kept = new Map<string, PageState>()
  let current = entryIn(history.state) ?? { key: newKey(), address: first }
  history.replaceState(current, "")

  const keep = (state: PageState) => {
    kept.delete(current.key)
    kept.set(current.key, state)
    for (const key of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(key)
  }
  return {
    key: () => current.key,
    enter: (address, href, replace, left) => {
      if (!replace) keep(left)
      current = { key: replace ? current.key : newKey(), address }
      if (replace) history.replaceState(current, "", href)
      else history.pushState(current, "", href)
    },
    onReturn: (listener, leaving) => {
      addEventListener("popstate", (event) => {
        const entry = entryIn(event.state)
        // A jump within the page has no state of ours: it is the browser's business, and stays on this entry.
        if (entry === undefined) return history.replaceState(current, "")
        if (entry.key === current.key) return undefined
        keep(leaving())
        current = entry
        return listener({ address: entry.address, left: kept.get(entry.key) })
      })
    },
  }
}

function entryIn(state: unknown): Entry | undefined {
  return isEntry(state) ? state : undefined
}

function isEntry(state: unknown): state is Entry {
  return typeof state === "object" && state !== null && "key" in state && typeof state.key === "string" && "address" in state && typeof state.address === "object"
}

function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join("-")
}
