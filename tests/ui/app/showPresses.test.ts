import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { showPresses } from "../../../ui/app/showPresses.ts"

/** Files share a window: later ones must not start the timers of a press. */
let listeners: readonly Parameters<typeof addEventListener>[] = []
beforeAll(() => {
  const added = vi.spyOn(globalThis, "addEventListener")
  showPresses()
  listeners = [...added.mock.calls]
  added.mockRestore()
})
afterAll(() => {
  for (const [type, listener, options] of listeners) removeEventListener(type, listener, options)
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  window.dispatchEvent(new Event("pageshow"))
  document.body.innerHTML = ""
  delete document.documentElement.dataset["hydrated"]
  vi.useRealTimers()
})

const HYDRATED = true
const isPressed = (element: Element | null) => element?.hasAttribute("data-pressed") === true

/** Presses an element of the page. */
function press(
  html: string,
  { isHydrated = false, keys = {} }: { readonly isHydrated?: boolean; readonly keys?: MouseEventInit } = {},
) {
  document.body.innerHTML = `<main>${html}</main>`
  if (isHydrated) document.documentElement.dataset["hydrated"] = ""
  const element = document.querySelector<HTMLElement>("a, button")
  // This document does not navigate.
  document.body.firstElementChild?.addEventListener(
    element instanceof HTMLAnchorElement ? "click" : "submit",
    (event) => event.preventDefault(),
  )
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }))
  return element
}

describe("A press", () => {
  it.each([
    ["a link, before the page is alive", `<a href="/1/x">x</a>`, {}, true],
    ["a link of a page that is alive", `<a href="/1/x">x</a>`, { isHydrated: HYDRATED }, true],
    ["a button before the page is alive", `<button type="button">x</button>`, {}, true],
    [
      "a button of a page that is alive, which shows itself what it does",
      `<button type="button">x</button>`,
      { isHydrated: HYDRATED },
      false,
    ],
    ["the button of a form", `<form action="/x"><button>x</button></form>`, {}, true],
    ["a link to a place on this page", `<a href="#content">x</a>`, {}, false],
    ["a link for a new tab", `<a href="/1/x" target="_blank">x</a>`, {}, false],
    ["a link that is opened in a new tab", `<a href="/1/x">x</a>`, { keys: { ctrlKey: true } }, false],
    ["a link that writes a mail", `<a href="mailto:a@example.com">x</a>`, {}, false],
  ])("of %s: shown at once, without any script of the page", (_what, html, how, expected) => {
    expect(isPressed(press(html, how))).toBe(expected)
  })

  it("is shown until the next page is there, but not indefinitely", () => {
    const link = press(`<a href="/1/x">x</a>`, { isHydrated: HYDRATED })
    const main = document.querySelector("main")
    main?.setAttribute("aria-busy", "true")
    vi.advanceTimersByTime(2_000)
    expect(isPressed(link)).toBe(true)
    main?.removeAttribute("aria-busy")
    vi.advanceTimersByTime(200)
    expect(isPressed(link)).toBe(false)
    const early = press(`<button type="button">x</button>`)
    vi.advanceTimersByTime(10_200)
    expect(isPressed(early)).toBe(false)
  })

  it("is shown for the latest only", () => {
    const first = press(`<a href="/1/x">x</a>`)
    press(`<a href="/1/y">y</a>`)
    expect(isPressed(first)).toBe(false)
  })
})
