import { afterEach, describe, expect, it, vi } from "vitest"
import { replayEarlyEvents } from "../../../ui/app/replayEarlyEvents.ts"

afterEach(() => {
  document.body.innerHTML = ""
  vi.useRealTimers()
})

/** A page that is hydrated on the test's command. */
function sleepingPage() {
  let wake: () => void = () => undefined
  const hydrated = new Promise<void>((resolve) => (wake = resolve))
  const start = vi.fn(() => hydrated)
  const begin = replayEarlyEvents(start)
  return {
    start,
    wake: async () => {
      begin()
      wake()
      await hydrated
      await Promise.resolve()
    },
  }
}

describe("events before hydration", () => {
  it("hydrate the page at the first sign of intent", async () => {
    const { start, wake } = sleepingPage()
    expect(start).not.toHaveBeenCalled()
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }))
    expect(start).toHaveBeenCalled()
    await wake()
  })

  it("hydrate the page once, however many signs there are", async () => {
    const { start, wake } = sleepingPage()
    for (const sign of ["pointerdown", "keydown", "focusin", "pointerdown"])
      document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    expect(start).toHaveBeenCalledTimes(1)
    await wake()
    expect(start).toHaveBeenCalledTimes(1)
  })

  it("F225 replay a submit after hydration once, with the same button", async () => {
    const { wake } = sleepingPage()
    document.body.innerHTML = `<form><button name="sku" value="1">Add</button></form>`
    const submitted: (string | undefined)[] = []
    const form = document.querySelector("form")
    form?.addEventListener("submit", (event) => {
      event.preventDefault()
      submitted.push(event.submitter instanceof HTMLButtonElement ? event.submitter.value : undefined)
    })
    const early = new SubmitEvent("submit", {
      bubbles: true,
      cancelable: true,
      submitter: document.querySelector("button"),
    })
    form?.dispatchEvent(early)
    expect(early.defaultPrevented).toBe(true)
    await wake()
    expect(submitted).toEqual(["1"])
  })

  /** A card of a product with a heart, as a newer page has it. */
  const card = (product: string, label = "Save") =>
    `<form action="/${label.toLowerCase()}"><input type="hidden" name="id" value="${product}"><button>${label}</button></form>`

  it.each([
    ["press its replacement", [card("2"), card("1")], "1"],
    ["submit the form as the server sent it, if no button has its meaning", [card("2"), card("1", "Remove")], "none"],
  ])("F227 after hydration has replaced what was pressed, %s", async (_, newer, place) => {
    const { wake } = sleepingPage()
    document.body.innerHTML = `<div data-island="">${card("1")}</div>`
    document.querySelector("button")?.click()
    const island = document.querySelector("[data-island]")
    if (island !== null) island.innerHTML = newer.join("")
    const forms = [...document.querySelectorAll("form")]
    const sent: unknown[] = []
    const listening = new AbortController()
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      if (!(event.target instanceof HTMLFormElement)) return
      const { target } = event
      const position = forms.includes(target) ? String(forms.indexOf(target)) : "none"
      sent.push([position, target.getAttribute("action"), new FormData(target).get("id")])
    }
    document.addEventListener("submit", onSubmit, { signal: listening.signal })
    await wake()
    await vi.waitFor(() => expect(sent).toEqual([[place, "/save", "1"]]))
    listening.abort()
  })

  it("F227 follow the link that replaces a pressed one", async () => {
    const start = vi.fn(() => Promise.resolve())
    replayEarlyEvents(start, { contains: () => true, holdsLinks: true, follows: () => false })
    document.body.innerHTML = `<div data-island=""><a href="/other">Other</a></div>`
    document.querySelector("a")?.click()
    const island = document.querySelector("[data-island]")
    if (island !== null) island.innerHTML = `<a href="/first">First</a><a href="/other">Other</a>`
    const followed: (string | null)[] = []
    for (const link of document.querySelectorAll("a"))
      link.addEventListener("click", (event) => {
        event.preventDefault()
        followed.push(link.getAttribute("href"))
      })
    await vi.waitFor(() => expect(followed).toEqual(["/other"]))
  })

  it("submit normally when the page is never hydrated", () => {
    vi.useFakeTimers()
    sleepingPage()
    document.body.innerHTML = `<form><button>Add</button></form>`
    let again = 0
    const form = document.querySelector("form")
    form?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }))
    form?.addEventListener("submit", (event) => {
      event.preventDefault()
      again += 1
    })
    vi.advanceTimersByTime(4_000)
    expect(again).toBe(1)
  })

  it("are not held back after the page was hydrated", async () => {
    const { wake } = sleepingPage()
    await wake()
    document.body.innerHTML = "<form></form>"
    const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true })
    document.querySelector("form")?.dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(false)
  })

  it("leave links to the browser", async () => {
    const { wake } = sleepingPage()
    document.body.innerHTML = `<a href="#content">Skip</a>`
    const press = new MouseEvent("click", { bubbles: true, cancelable: true })
    document.querySelector("a")?.dispatchEvent(press)
    expect(press.defaultPrevented).toBe(false)
    await wake()
  })

  it.each([
    ["F225 replay the press of a button once, also if the page is hydrated already", "", 1],
    ["leave the button of a popover to the browser, which a second press would close", 'popovertarget="sheet"', 1],
  ])("%s", async (_, attribute, presses) => {
    const { wake } = sleepingPage()
    document.body.innerHTML = `<button type="button" ${attribute}>Filter</button>`
    const pressed = vi.fn()
    document.querySelector("button")?.addEventListener("click", pressed)
    document.querySelector("button")?.click()
    await wake()
    expect(pressed).toHaveBeenCalledTimes(presses)
  })

  it("follow a link whose page is known, without hydration, and leave later events to the page", () => {
    const start = vi.fn(() => new Promise<void>(() => undefined))
    const followed: string[] = []
    replayEarlyEvents(start, {
      contains: () => true,
      holdsLinks: true,
      follows: ({ pathname }) => pathname === "/known" && followed.push(pathname) > 0,
    })
    document.body.innerHTML = `<a href="/known">Known</a><button type="button">Filter</button>`
    const link = document.querySelector("a")
    const press = new MouseEvent("click", { bubbles: true, cancelable: true })
    link?.dispatchEvent(press)
    expect([press.defaultPrevented, followed]).toEqual([true, ["/known"]])
    document.querySelector("button")?.click()
    expect(start).not.toHaveBeenCalled()
  })

  it("hold a link whose page is unknown until it is hydrated", async () => {
    const start = vi.fn(() => Promise.resolve())
    replayEarlyEvents(start, { contains: () => true, holdsLinks: true, follows: () => false })
    document.body.innerHTML = `<a href="/other">Other</a>`
    const presses: boolean[] = []
    const press = new MouseEvent("click", { bubbles: true, cancelable: true })
    const link = document.querySelector("a")
    link?.addEventListener("click", (event) => {
      presses.push(event.defaultPrevented)
      event.preventDefault()
    })
    link?.dispatchEvent(press)
    await vi.waitFor(() => expect(presses).toEqual([false]))
    expect(start).toHaveBeenCalledTimes(1)
  })
})
