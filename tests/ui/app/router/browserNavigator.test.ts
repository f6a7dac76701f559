import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { PageData } from "../../../../application/navigation/PageData.ts"
import type { PageAddress } from "../../../../domain/navigation/PageAddress.ts"
import { browserNavigator } from "../../../../ui/app/router/browserNavigator.ts"
import { lazyAddresses } from "../../../../ui/app/router/lazyAddresses.ts"
import type { LoadPageData } from "../../../../ui/app/router/pageRouter.ts"
import { pageRouter } from "../../../../ui/app/router/pageRouter.ts"
import { preparePage } from "../../../../ui/app/preparePage.ts"
import { listingContexts } from "../../../../ui/features/catalog/listing/listingContexts.ts"
import { aList, aSummary } from "../../../support/builders/aProduct.ts"
import { aCategory, aFrame, aPage, anAddress, catalan } from "../../../support/ui/somePages.ts"

const frame = aFrame()
const home = aPage({ content: "home", home: { spots: [] } }, frame)
const search = (keyWord: string) => anAddress(frame, "ItxSearchPage", { keyWord })
const found = (address: PageAddress): PageData => ({
  address,
  frame,
  content: { content: "home", home: { spots: [] } },
})

/** A shop whose responses the test gives, in any order. */
function answeredByHand() {
  const asked = new Map<string, (page: PageData | undefined) => void>()
  return {
    load: (address: PageAddress) =>
      new Promise<PageData | undefined>((answer) => asked.set(address.parameters["keyWord"] ?? address.page, answer)),
    asked: () => [...asked.keys()],
    answer: (words: string, page: PageData | undefined) => asked.get(words)?.(page),
  }
}

/** A navigator on the home page, and the number of times its router was fetched. */
async function onHomePage(
  load: LoadPageData,
  fetchRouter: () => Promise<void> = () => Promise.resolve(),
  addressAt: (path: string) => Promise<PageAddress | undefined> = () => Promise.resolve(undefined),
) {
  const routers = { fetched: 0 }
  const addresses = lazyAddresses(() => home)
  await addresses.load()
  const navigator = browserNavigator(
    await preparePage(home),
    async (screen) => {
      routers.fetched += 1
      await fetchRouter()
      return pageRouter(screen, load, "https://shop.example")
    },
    { scripts: () => undefined, data: () => undefined, addressAt },
    addresses,
  )
  return { navigator, routers }
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
  Reflect.deleteProperty(document, "startViewTransition")
})

describe("a navigation", () => {
  it("keeps the old page until the new one is there, then changes page, address and announcement", async () => {
    const shop = answeredByHand()
    const { navigator } = await onHomePage(shop.load)
    navigator.go(search("linen"))
    expect(navigator.current()).toMatchObject({ pending: true, state: { page: home } })
    await vi.waitFor(() => expect(shop.asked()).toEqual(["linen"]))
    expect(navigator.current()).toMatchObject({ pending: true, state: { page: home } })
    expect(location.pathname).toBe("/10000034/")
    shop.answer("linen", found(search("linen")))
    await vi.waitFor(() => expect(navigator.current().pending).toBe(false))
    expect(navigator.current().state.page.address).toEqual(search("linen"))
    expect(navigator.current().announcement).toBe("Selvedge: ropa bien rematada")
    expect(location.pathname).toBe("/10000034/search/linen")
  })

  it("changes the address without another page, and keeps the purchase texts", async () => {
    const { navigator, routers } = await onHomePage(answeredByHand().load)
    const to = { ...home.address, parameters: { ...home.address.parameters, colorId: "800" } }
    const entry = history.state
    navigator.replaceAddress(to)
    expect(navigator.current()).toMatchObject({
      pending: false,
      state: { page: { address: to, content: home.content } },
    })
    expect([location.search, history.state, routers.fetched]).toEqual(["?colorId=800", entry, 0])
    await navigator.loadPurchaseTexts()
    expect(navigator.current().state.texts.bundles.purchase).toBeDefined()
    const shown = navigator.current()
    navigator.replaceAddress(to)
    expect(navigator.current()).toBe(shown)
  })

  it("adds the purchase texts to a page that was reached before them, and to one that is returned to", async () => {
    const shop = answeredByHand()
    const { navigator } = await onHomePage(shop.load)
    navigator.go(search("linen"))
    await vi.waitFor(() => expect(shop.asked()).toEqual(["linen"]))
    shop.answer("linen", found(search("linen")))
    await vi.waitFor(() => expect(location.pathname).toBe("/10000034/search/linen"))
    expect(navigator.current().state.texts.bundles.purchase).toBeUndefined()
    await navigator.loadPurchaseTexts()
    const { state } = navigator.current()
    expect([state.page.address, state.translate("cart.title")]).toEqual([search("linen"), "Cesta"])
    history.back()
    await vi.waitFor(() => expect(navigator.current().state.page.address).toEqual(home.address))
    expect(navigator.current().state.translate("cart.title")).toBe("Cesta")
  })

  it("follows a path, whose data tell the address of the page", async () => {
    const shop = answeredByHand()
    const { navigator } = await onHomePage(shop.load, undefined, (path) =>
      Promise.resolve(path === "/10000034/search/linen" ? search("linen") : undefined),
    )
    navigator.follow("/10000034/search/linen", "search", {})
    expect(navigator.current().pending).toBe(true)
    await vi.waitFor(() => expect(shop.asked()).toEqual(["linen"]))
    shop.answer("linen", found(search("linen")))
    await vi.waitFor(() => expect(navigator.current().state.page.address).toEqual(search("linen")))
    expect(location.pathname).toBe("/10000034/search/linen")
  })

  it("remembers the category in which the products of a list were seen, also before the list is hydrated", async () => {
    const shop = answeredByHand()
    const { navigator } = await onHomePage(shop.load)
    const category = aCategory("11010", "Dresses")
    const list = aList([aSummary({ id: "seen" })])
    const left: PageData = { ...home, content: { content: "category", category: { path: [category], category, list } } }
    navigator.go(search("linen"))
    await vi.waitFor(() => expect(shop.asked()).toEqual(["linen"]))
    shop.answer("linen", { ...left, address: search("linen") })
    await vi.waitFor(() => expect(location.pathname).toBe("/10000034/search/linen"))
    listingContexts.clear()
    navigator.go(search("silk"))
    await vi.waitFor(() => expect(shop.asked()).toEqual(["linen", "silk"]))
    shop.answer("silk", found(search("silk")))
    await vi.waitFor(() => expect(location.pathname).toBe("/10000034/search/silk"))
    expect(listingContexts.get("seen")).toEqual({ categoryId: "11010" })
  })

  it("returns to the address of the page that was left", async () => {
    const shop = answeredByHand()
    const { navigator } = await onHomePage(shop.load)
    const to = { ...home.address, parameters: { ...home.address.parameters, colorId: "800" } }
    navigator.replaceAddress(to)
    navigator.go(search("linen"))
    await vi.waitFor(() => expect(shop.asked()).toEqual(["linen"]))
    shop.answer("linen", found(search("linen")))
    await vi.waitFor(() => expect(location.pathname).toBe("/10000034/search/linen"))
    history.back()
    await vi.waitFor(() => expect(navigator.current().state.page.address).toEqual(to))
  })

  it("fetches its router once at the first sign of intent, and never fetches the current page", async () => {
    const shop = answeredByHand()
    const { navigator, routers } = await onHomePage(shop.load)
    expect(routers.fetched).toBe(0)
    for (const words of ["one", "two"]) {
      navigator.go(search(words))
      await vi.waitFor(() => expect(shop.asked()).toContain(words))
      shop.answer(words, found(search(words)))
      await vi.waitFor(() => expect(navigator.current().pending).toBe(false))
    }
    expect(routers.fetched).toBe(1)
    expect(shop.asked()).toEqual(["one", "two"])
  })

  it("shows the page that was requested last, whichever response arrives last", async () => {
    const shop = answeredByHand()
    const { navigator } = await onHomePage(shop.load)
    navigator.go(search("first"))
    await vi.waitFor(() => expect(shop.asked()).toEqual(["first"]))
    navigator.go(search("second"))
    await vi.waitFor(() => expect(shop.asked()).toEqual(["first", "second"]))
    shop.answer("second", found(search("second")))
    await vi.waitFor(() => expect(navigator.current().pending).toBe(false))
    shop.answer("first", found(search("first")))
    await new Promise((resolve) => setTimeout(resolve))
    expect(navigator.current().state.page.address).toEqual(search("second"))
    expect(location.pathname).toBe("/10000034/search/second")
  })

  it("follows only the last of the presses that were made while the router was fetched", async () => {
    const shop = answeredByHand()
    const { navigator } = await onHomePage(shop.load)
    navigator.go(search("first"))
    navigator.go(search("second"))
    await vi.waitFor(() => expect(shop.asked()).toEqual(["second"]))
  })

  it("keeps announcement and scroll position where only a part changes, and replaces its history entry", async () => {
    const shop = answeredByHand()
    const { navigator } = await onHomePage(shop.load)
    const entries = history.length
    navigator.go(search("linen"), { replace: true, preserveScroll: true })
    await vi.waitFor(() => expect(shop.asked()).toEqual(["linen"]))
    shop.answer("linen", found(search("linen")))
    await vi.waitFor(() => expect(location.pathname).toBe("/10000034/search/linen"))
    expect(navigator.current()).toMatchObject({ pending: false, announcement: "" })
    expect(scrollTo).not.toHaveBeenCalled()
    expect(history.length).toBe(entries)
  })

  it("becomes an ordinary navigation when the page cannot be fetched", async () => {
    const shop = answeredByHand()
    const { navigator } = await onHomePage(shop.load)
    navigator.go(search("linen"))
    await vi.waitFor(() => expect(shop.asked()).toEqual(["linen"]))
    shop.answer("linen", undefined)
    await vi.waitFor(() => expect(left).toEqual(["/10000034/search/linen"]))
    expect(navigator.current().pending).toBe(true)
  })

  it("becomes an ordinary navigation when the router cannot be fetched", async () => {
    const { navigator } = await onHomePage(answeredByHand().load, () =>
      Promise.reject(new TypeError("Failed to fetch")),
    )
    navigator.go(search("linen"))
    await vi.waitFor(() => expect(left).toEqual(["/10000034/search/linen"]))
  })

  it("loads a whole document where the store or the language changes", async () => {
    const { navigator, routers } = await onHomePage(answeredByHand().load)
    navigator.go({ ...home.address, languageId: catalan.id })
    expect(left).toEqual(["/10000034/-30/"])
    expect(routers.fetched).toBe(0)
  })

  it("reports the missing part of an address instead of guessing", async () => {
    const { navigator } = await onHomePage(answeredByHand().load)
    expect(navigator.addressOf(anAddress(frame, "ItxProductPage", { mfname: "1" }))).toEqual({
      ok: false,
      missing: ["productUrl"],
    })
  })
})

describe("a fetched page, while the snapshot of the previous one is taken for the transition", () => {
  /** View transitions whose pages render on the test's command, the oldest first. */
  function slowTransitions() {
    const waiting: (() => void)[] = []
    vi.stubGlobal("matchMedia", () => ({ matches: false }))
    Reflect.set(document, "startViewTransition", (update: () => void) => {
      const done = new Promise<void>((resolve) => waiting.push(() => resolve(update())))
      return { updateCallbackDone: done, finished: done }
    })
    return { waiting, drawAll: () => waiting.splice(0).forEach((draw) => draw()) }
  }

  it("is not rendered over the page that one went back to, which is neither fetched again nor scrolled", async () => {
    const { waiting, drawAll } = slowTransitions()
    const shop = answeredByHand()
    const { navigator } = await onHomePage(shop.load)
    navigator.go(search("linen"))
    await vi.waitFor(() => expect(shop.asked()).toEqual(["linen"]))
    shop.answer("linen", found(search("linen")))
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    expect(location.pathname).toBe("/10000034/search/linen")
    history.back()
    await vi.waitFor(() => expect(location.pathname).toBe("/10000034/"))
    await vi.waitFor(() => expect(navigator.current().pending).toBe(false))
    drawAll()
    await new Promise((resolve) => setTimeout(resolve))
    expect(navigator.current()).toMatchObject({ pending: false, state: { page: home } })
    expect(shop.asked()).toEqual(["linen"])
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it("is not rendered over the next page, nor stored for its address", async () => {
    const { waiting, drawAll } = slowTransitions()
    const shop = answeredByHand()
    const { navigator } = await onHomePage(shop.load)
    for (const words of ["first", "second"]) {
      navigator.go(search(words))
      await vi.waitFor(() => expect(shop.asked()).toContain(words))
      shop.answer(words, found(search(words)))
      await vi.waitFor(() => expect(location.pathname).toBe(`/10000034/search/${words}`))
    }
    await vi.waitFor(() => expect(waiting).toHaveLength(2))
    drawAll()
    await vi.waitFor(() =>
      expect(navigator.current()).toMatchObject({ pending: false, state: { page: { address: search("second") } } }),
    )
    history.back()
    await vi.waitFor(() => {
      shop.answer("first", found(search("first")))
      drawAll()
      expect(navigator.current()).toMatchObject({ pending: false, state: { page: { address: search("first") } } })
    })
  })
})

describe("the purchase texts", () => {
  it("are loaded with the current page, and stay with every page after it", async () => {
    const shop = answeredByHand()
    const { navigator } = await onHomePage(shop.load)
    expect(navigator.current().state.translate("cart.title")).toBe("???cart.title???")
    await navigator.loadPurchaseTexts()
    expect(navigator.current().state.translate("cart.title")).not.toContain("???")
    navigator.go(search("linen"))
    await vi.waitFor(() => expect(shop.asked()).toEqual(["linen"]))
    shop.answer("linen", found(search("linen")))
    await vi.waitFor(() => expect(navigator.current().pending).toBe(false))
    expect(navigator.current().state.translate("cart.title")).not.toContain("???")
  })
})

describe("a pointer that rests on a link", () => {
  it("prefetches its page once, and the press uses it; one that passes by fetches nothing", async () => {
    vi.useFakeTimers()
    const shop = answeredByHand()
    const { navigator } = await onHomePage(shop.load)
    navigator.prefetch(search("passed"))
    navigator.prefetch(search("rested"))
    vi.advanceTimersByTime(100)
    vi.useRealTimers()
    await vi.waitFor(() => expect(shop.asked()).toEqual(["rested"]))
    expect(navigator.current().pending).toBe(false)
    navigator.go(search("rested"))
    shop.answer("rested", found(search("rested")))
    await vi.waitFor(() => expect(location.pathname).toBe("/10000034/search/rested"))
    expect(shop.asked()).toEqual(["rested"])
  })
})
