import { isRegisteredIn } from "./isRegisteredIn.ts"

/** What another tab of this browser can change of what this page shows (F196). */
export type TabChange = "cart" | "wishlists" | "session"
const CHANGES: readonly TabChange[] = ["cart", "wishlists", "session"]

/**
 * A mark says only that something changed, never what: the shop is asked for it. Other text is of another version, or
 * junk (F27).
 */
const CHANGE_ID_PATTERN = /^[0-9a-z]{6,32}$/
/** Where `application/cart/CartSnapshot` keeps the cart; a test holds the two together. */
const CART_SNAPSHOT_KEY = "selvedge.cart.v1"

const listeners = new Map<TabChange, Set<() => void>>()
const seen = new Map<string, string | undefined>()

/** Where the mark of the newest change is kept. */
export function tabChangeKey(storeId: string, change: TabChange): string {
  return `selvedge.tabs.${change}.${storeId}.v1`
}

/**
 * Lets the other tabs of this browser know of a change. Where the device keeps nothing, they learn it at their next
 * call.
 */
export function announceChange(storeId: string, change: TabChange): void {
  const mark = `${Math.round(performance.timeOrigin + performance.now()).toString(36)}${Math.random().toString(36).slice(2, 10)}`
  const key = tabChangeKey(storeId, change)
  try {
    localStorage.setItem(key, mark)
    seen.set(key, mark)
  } catch {
    // storage may be forbidden or full
  }
}

/** Calls `listener` when another tab has changed something; answers what ends that. */
export function onOtherTab(change: TabChange, listener: () => void): () => void {
  const those = listeners.get(change) ?? new Set()
  listeners.set(change, those.add(listener))
  return () => void those.delete(listener)
}

/**
 * From now on the changes of other tabs reach the listeners of this page: by the browser's storage event, and, for a
 * tab that was frozen or kept in memory when it came, once the tab is looked at again. Answers what ends that.
 */
export function watchOtherTabs(storeId: string): () => void {
  let registered = isRegisteredIn(storeId)
  const notify = (change: TabChange) => {
    for (const listener of listeners.get(change) ?? []) listener()
  }
  const check = () => {
    const changed = new Set<TabChange>(CHANGES.filter((change) => isNew(tabChangeKey(storeId, change))))
    // A session also ends without a tab that says so: it expires, or the browser forgets its cookies.
    if (registered !== isRegisteredIn(storeId)) changed.add("session")
    registered = isRegisteredIn(storeId)
    for (const change of changed) notify(change)
  }
  for (const change of CHANGES) isNew(tabChangeKey(storeId, change))
  const stored = ({ key, newValue }: StorageEvent) => {
    // A purchase takes the cart off the device at once, and its tab may leave for the bank before it can say more.
    if (key === CART_SNAPSHOT_KEY && newValue === null) notify("cart")
    if (key === null || key.startsWith("selvedge.tabs.") || key.startsWith("selvedge.registered.")) check()
  }
  const ends = new AbortController()
  addEventListener("storage", stored, { signal: ends.signal })
  addEventListener("pageshow", check, { signal: ends.signal })
  document.addEventListener("visibilitychange", () => (document.visibilityState === "visible" ? check() : undefined), {
    signal: ends.signal,
  })
  return () => ends.abort()
}

/** Whether a mark is another than the one seen last; what is no mark is none. */
function isNew(key: string): boolean {
  const mark = read(key)
  const before = seen.get(key)
  seen.set(key, mark)
  return mark !== undefined && mark !== before
}

function read(key: string): string | undefined {
  try {
    const text = localStorage.getItem(key) ?? ""
    return CHANGE_ID_PATTERN.test(text) ? text : undefined
  } catch {
    return undefined // storage may be forbidden
  }
}
