import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { PageData } from "../../../application/navigation/PageData.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { browserNavigator } from "../../../ui/app/browserNavigator.ts"
import { preparePage } from "../../../ui/app/PageState.ts"
import { aFrame, aPage, anAddress, catalan } from "../../support/ui/somePages.ts"

const frame = aFrame()
const home = aPage({ content: "home", home: { spots: [] } }, frame)
const search = (keyWord: string) => anAddress(frame, "ItxSearchPage", { keyWord })
const found = (address: PageAddress): PageData => ({ address, frame, content: { content: "home", home: { spots: [] } } })

/** A shop whose answers the test gives, in the order it likes. */
function answeredByHand() {
  const asked = new Map<string, (page: PageData | undefined) => void>()
  return {
    load: (address: PageAddress) => new Promise<PageData | undefined>((answer) => asked.set(address.parameters["keyWord"] ?? address.page, answer)),
    asked: () => [...asked.keys()],
    answer: (words: string, page: PageData | undefined) => asked.get(words)?.(page),
  }
}

let left: string[]
beforeEach(() => {
  left = []
  history.replaceState(null, "", "/10000034/")
  vi.spyOn(location, "assign").mockImplementation((href) => void left.push(String(href)))
  vi.stubGlobal("scrollTo", vi.fn())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe("going to a page", () => {
  it("keeps the old page until the new one is there, then changes page, address and announcement together", async () => {
    const shop = answeredByHand()
    const navigator = browserNavigator(await preparePage(home), shop.load)
    navigator.go(search("linen"))
    expect(navigator.current()).toMatchObject({ pending: true, state: { page: home } })
    expect(location.pathname).toBe("/10000034/")
    shop.answer("linen", found(search("linen")))
    await vi.waitFor(() => expect(navigator.current().pending).toBe(false))
    expect(navigator.current().state.page.address).toEqual(search("linen"))
    expect(navigator.current().announcement).toBe("Selvedge: ropa bien rematada")
    expect(location.pathname).toBe("/10000034/search/linen")
  })

  it("shows the page that was asked for last, whichever answer comes last", async () => {
    const shop = answeredByHand()
    const navigator = browserNavigator(await preparePage(home), shop.load)
    navigator.go(search("first"))
    navigator.go(search("second"))
    shop.answer("second", found(search("second")))
    await vi.waitFor(() => expect(navigator.current().pending).toBe(false))
    shop.answer("first", found(search("first")))
    await Promise.resolve()
    expect(navigator.current().state.page.address).toEqual(search("second"))
    expect(location.pathname).toBe("/10000034/search/second")
  })

  it("becomes an ordinary navigation when the page cannot be had", async () => {
    const shop = answeredByHand()
    const navigator = browserNavigator(await preparePage(home), shop.load)
    navigator.go(search("linen"))
    shop.answer("linen", undefined)
    await vi.waitFor(() => expect(left).toEqual(["/10000034/search/linen"]))
  })

  it("asks for a whole document where the store or the language changes", async () => {
    const shop = answeredByHand()
    const navigator = browserNavigator(await preparePage(home), shop.load)
    navigator.go({ ...home.address, languageId: catalan.id })
    expect(left).toEqual(["/10000034/-30/"])
    expect(shop.asked()).toEqual([])
  })

  it("says what is missing of an address instead of guessing", async () => {
    const navigator = browserNavigator(await preparePage(home), answeredByHand().load)
    expect(navigator.addressOf(anAddress(frame, "ItxProductPage", { mfname: "1" }))).toEqual({ ok: false, missing: ["productUrl"] })
  })
})

describe("a hand that rests on a link", () => {
  it("has its page fetched once, and the press uses it; one that passes by fetches nothing", async () => {
    vi.useFakeTimers()
    const shop = answeredByHand()
    const navigator = browserNavigator(await preparePage(home), shop.load)
    navigator.prefetch(search("passed"))
    navigator.prefetch(search("rested"))
    vi.advanceTimersByTime(100)
    navigator.go(search("rested"))
    vi.useRealTimers()
    expect(shop.asked()).toEqual(["rested"])
    shop.answer("rested", found(search("rested")))
    await vi.waitFor(() => expect(location.pathname).toBe("/10000034/search/rested"))
  })
})
