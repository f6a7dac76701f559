import { CART_SNAPSHOT_KEY } from "../../application/platform/deviceKeys.ts"
import type { TabChange } from "../../application/platform/TabAnnouncer.ts"
import { isRegisteredIn } from "./isRegisteredIn.ts"

const CHANGES: readonly TabChange[] = ["cart", "wishlists", "session"]

/**
 * The id of a change. It carries no data: the page asks the server for the new state. Other text is from another
 * version or invalid (F27).
 */
const CHANGE_ID_PATTERN = /^[0-9a-z]{6,32}$/

const listeners = new Map<TabChange, Set<() => void>>()
const seen = new Map<string, string | undefined>()

/** The storage key for the id of the latest change. */
export function tabChangeKey(storeId: string, change: TabChange): string {
  return `selvedge.tabs.${change}.${storeId}.v1`
}

/**
 * The storage key that a page sets when the customer is signed in. Setting it anew notifies the other tabs of the
 * sign-in, so every page removes it when it learns of the end of the session.
 */
export function registeredKey(storeId: string): string {
  return `selvedge.registered.${storeId}.v1`
}

/** Notifies the other tabs of this browser of a change. Without storage they learn it from their next request. */
export function announceChange(storeId: string, change: TabChange): void {
  const mark =
    Math.round(performance.timeOrigin + performance.now()).toString(36) + Math.random().toString(36).slice(2, 10)
  const key = tabChangeKey(storeId, change)
  try {
    localStorage.setItem(key, mark)
    seen.set(key, mark)
    if (change === "session") forgetSignIn(storeId)
  } catch {
    // Storage may be disabled or full.
  }
}

/** Calls `listener` after a change in another tab. Returns a function that unsubscribes. */
export function onOtherTab(change: TabChange, listener: () => void): () => void {
  const changeListeners = listeners.get(change) ?? new Set()
  listeners.set(change, changeListeners.add(listener))
  return () => void changeListeners.delete(listener)
}

/**
 * Starts listening for changes of other tabs: by storage events, and, for a tab that was frozen or in the back/forward
 * cache, when it becomes visible again. Returns a function that stops listening.
 */
export function watchOtherTabs(storeId: string): () => void {
  let registered = isRegisteredIn(storeId)
  const notify = (change: TabChange) => {
    for (const listener of listeners.get(change) ?? []) listener()
  }
  const check = () => {
    const changed = new Set<TabChange>(CHANGES.filter((change) => isNew(tabChangeKey(storeId, change))))
    // A session can also end without a notification: it expires, or the browser deletes its cookies.
    if (registered !== isRegisteredIn(storeId)) changed.add("session")
    registered = isRegisteredIn(storeId)
    if (changed.has("session")) forgetSignIn(storeId)
    for (const change of changed) notify(change)
  }
  for (const change of CHANGES) isNew(tabChangeKey(storeId, change))
  const stored = ({ key, newValue }: StorageEvent) => {
    // A purchase removes the stored cart at once, and its tab may redirect to the bank before it can send a
    // notification.
    if (key === CART_SNAPSHOT_KEY && newValue === null) notify("cart")
    if (key === null || key.startsWith("selvedge.tabs.") || key === registeredKey(storeId)) check()
  }
  const ends = new AbortController()
  addEventListener("storage", stored, { signal: ends.signal })
  addEventListener("pageshow", check, { signal: ends.signal })
  document.addEventListener("visibilitychange", () => (document.visibilityState === "visible" ? check() : undefined), {
    signal: ends.signal,
  })
  return () => ends.abort()
}

/** Whether a key holds a valid change id other than the last one seen. */
function isNew(key: string): boolean {
  const mark = read(key)
  const before = seen.get(key)
  seen.set(key, mark)
  return mark !== undefined && mark !== before
}

/**
 * Removes the mark of a sign-in whose session has ended. The next page of this browser may be started only after the
 * next sign-in, and would then change nothing that other tabs notice.
 */
function forgetSignIn(storeId: string): void {
  if (isRegisteredIn(storeId)) return
  try {
    localStorage.removeItem(registeredKey(storeId))
  } catch {
    // Storage may be disabled.
  }
}

function read(key: string): string | undefined {
  try {
    const text = localStorage.getItem(key) ?? ""
    return CHANGE_ID_PATTERN.test(text) ? text : undefined
  } catch {
    return undefined // storage may be disabled
  }
}
