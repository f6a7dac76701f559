import { afterEach, describe, expect, it, vi } from "vitest"
import {
  announceChange,
  onOtherTab,
  registeredKey,
  tabChangeKey,
  watchOtherTabs,
} from "../../../../ui/runtime/otherTabs.ts"

const STORE = "10000034"
const listeners = { cart: vi.fn(), wishlists: vi.fn(), session: vi.fn() }
let end = (): void => undefined
afterEach(() => {
  end()
  localStorage.clear()
  document.cookie = "user_type=; max-age=0; path=/"
  for (const listener of Object.values(listeners)) listener.mockClear()
})

/** A page that listens; returns the writes of another tab. */
function listen() {
  const ends = [
    onOtherTab("cart", listeners.cart),
    onOtherTab("wishlists", listeners.wishlists),
    onOtherTab("session", listeners.session),
    watchOtherTabs(STORE),
  ]
  end = () => ends.forEach((stop) => stop())
  return (key: string, value: string | null) => {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    window.dispatchEvent(new StorageEvent("storage", { key, newValue: value }))
  }
}
const calls = () => [
  listeners.cart.mock.calls.length,
  listeners.wishlists.mock.calls.length,
  listeners.session.mock.calls.length,
]

describe("What another tab changed", () => {
  it("F196 is received once for each mark, and only of this store", () => {
    const write = listen()
    write(tabChangeKey(STORE, "cart"), "abcdefgh")
    write(tabChangeKey(STORE, "cart"), "abcdefgh")
    write(tabChangeKey(STORE, "wishlists"), "bcdefghi")
    write(tabChangeKey("10000001", "cart"), "cdefghij")
    expect(calls()).toEqual([1, 1, 0])
  })

  it("F196 is received when a purchase removed the cart from the device, and when the customer signs in", () => {
    const write = listen()
    write("selvedge.cart.v1", null)
    document.cookie = "user_type=registered; path=/"
    document.dispatchEvent(new Event("visibilitychange"))
    document.dispatchEvent(new Event("visibilitychange"))
    expect(calls()).toEqual([1, 0, 1])
  })

  it("F196 is received by a page in the back/forward cache, and not by the page that wrote it", () => {
    listen()
    announceChange(STORE, "cart")
    window.dispatchEvent(new Event("pageshow"))
    expect(calls()).toEqual([0, 0, 0])
    localStorage.setItem(tabChangeKey(STORE, "session"), "defghijk")
    window.dispatchEvent(new Event("pageshow"))
    expect(calls()).toEqual([0, 0, 1])
  })

  it("F196 is received when the customer signs in again before any page has started without a session", () => {
    const signedIn = () => localStorage.getItem(registeredKey(STORE))
    document.cookie = "user_type=registered; path=/"
    localStorage.setItem(registeredKey(STORE), "1")
    const write = listen()
    document.cookie = "user_type=; max-age=0; path=/"
    write(tabChangeKey(STORE, "session"), "abcdefgh")
    expect([calls(), signedIn()]).toEqual([[0, 0, 1], null])
    document.cookie = "user_type=registered; path=/"
    write(registeredKey(STORE), "1")
    expect([calls(), signedIn()]).toEqual([[0, 0, 2], "1"])
  })

  it("F196 includes the end of the session in the tab that ended it", () => {
    localStorage.setItem(registeredKey(STORE), "1")
    announceChange(STORE, "cart")
    expect(localStorage.getItem(registeredKey(STORE))).toBe("1")
    announceChange(STORE, "session")
    expect(localStorage.getItem(registeredKey(STORE))).toBeNull()
  })

  it.each(["", "{}", "<script>", "x".repeat(33), "ABC", "a b c d e f g", "\u0000"])(
    "F27 F196 that is no mark changes nothing: %j",
    (junk) => {
      const write = listen()
      for (const change of ["cart", "wishlists", "session"] as const) write(tabChangeKey(STORE, change), junk)
      write("selvedge.cart.v1", "{}")
      write("selvedge.tabs.v9", "abcdefgh")
      expect(calls()).toEqual([0, 0, 0])
    },
  )
})
