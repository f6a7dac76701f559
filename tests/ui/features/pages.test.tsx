import { afterEach, describe, expect, it, vi } from "vitest"
import type { PageContent, StoreFrame } from "../../../application/navigation/PageData.ts"
import { aCart, aCartItem } from "../../support/builders/aCart.ts"
import { aColor, aSize } from "../../support/builders/aColor.ts"
import { aProduct } from "../../support/builders/aProduct.ts"
import { anOrder } from "../../support/builders/anOrder.ts"
import { someAccountPages } from "../../support/ui/someAccountPages.ts"
import { remainderOf } from "../../../ui/app/PageOutline.ts"
import { hydrationWarnings, renderedHtml } from "../../support/ui/renderedPage.tsx"
import { aGiftCardOffer } from "../../support/ui/aGiftCardOffer.ts"
import {
  aCategory,
  aFrame,
  aPage,
  aProductSummary,
  anImage,
  arabic,
  japanese,
  japaneseStore,
  saudiStore,
} from "../../support/ui/somePages.ts"

const shirts = aCategory("11020", "Shirts", [aCategory("11021", "Linen")])
const list = {
  totalCount: 90,
  pageNumber: 2,
  pageSize: 24,
  products: Array.from({ length: 24 }, (_, number) => aProductSummary(number)),
  facets: {
    colors: [{ value: "1", label: "Black", count: 4, hex: "#000000" }],
    sizes: [{ value: "3", label: "M", count: 7 }],
    categories: [],
    priceRange: { minimum: 1000, maximum: 9000 },
  },
}
const product = aProduct({
  description: "A shirt.",
  composition: "Linen",
  care: "Cold",
  colors: [aColor([aSize("S"), aSize("M", { isLow: true })], { images: [anImage("a"), anImage("b")] })],
})
const cart = aCart(
  [
    aCartItem("1001", 2, { mfname: "7001", productUrl: "shirt", image: anImage("c") }),
    aCartItem("1002", 1, { isBuyable: false }),
  ],
  { promoCodes: ["SPRING"] },
)
const order = anOrder({ earliest: "2026-11-24", latest: "2026-11-26" })

const contents: Readonly<Record<string, PageContent>> = {
  category: { content: "category", category: { path: [shirts], category: shirts, list } },
  "search with results": { content: "search", search: { term: "linen", list } },
  "search without results": {
    content: "search",
    search: { term: "x", list: { ...list, totalCount: 0, products: [] } },
  },
  product: {
    content: "product",
    product: { product, readAt: Date.UTC(2026, 0, 5), path: [shirts], related: list.products.slice(0, 4) },
  },
  cart: { content: "cart", cart },
  "empty cart": { content: "cart", cart: aCart([]) },
  checkout: { content: "checkout" },
  confirmation: { content: "confirmation", order },
  "gift cards": { content: "giftCard", giftCard: { offer: aGiftCardOffer } },
  "gift cards of a store that sells none": { content: "giftCard", giftCard: {} },
  "the sign-in page": { content: "entry", view: "login", email: "ana@example.org" },
  "the page for a new account": { content: "entry", view: "register" },
  "the page for a forgotten password": { content: "entry", view: "reset" },
}
const stores: Readonly<Record<string, StoreFrame>> = {
  Spain: aFrame(),
  "Saudi Arabia": aFrame({ store: saudiStore, language: arabic }),
  Japan: aFrame({ store: japaneseStore, language: japanese }),
}
const cases = Object.entries(contents).flatMap(([name, content]) =>
  Object.entries(stores).map(([store, frame]) => ({ name, store, content, frame })),
)

describe.each(cases)("the page $name in $store", ({ content, frame }) => {
  const page = aPage(
    content,
    frame,
    content.content === "category"
      ? { seoId: "11020", categoryUrl: "shirts", colFilter: "1", pageNumber: "2" }
      : { mfname: "7001", productUrl: "shirt", keyWord: "x", orderId: "7001" },
  )

  it("is hydrated exactly as the server rendered it, with one heading and a text for everything", async () => {
    const html = await renderedHtml(page)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toContain("???")
    expect(html).not.toMatch(/\sstyle="/)
    expect(html).not.toContain("[object Object]")
    expect(await hydrationWarnings(html)).toEqual([])
  })
})

const outlined = cases.flatMap(({ name, store, content, frame }) => {
  const page = aPage(content, frame, { mfname: "7001", productUrl: "shirt", seoId: "11020", categoryUrl: "shirts" })
  const remainder = remainderOf(page)
  return remainder === undefined ? [] : [{ name, store, page, remainder }]
})

describe.each(outlined)("the outline of the page $name in $store", ({ page, remainder }) => {
  it("is rendered and hydrated as the whole page", async () => {
    const html = await renderedHtml(page, "digest")
    expect(withoutData(html)).toBe(withoutData(await renderedHtml(page)))
    expect(await hydrationWarnings(html, remainder)).toEqual([])
  })
})

const withoutData = (html: string) => html.replace(/<script type="application\/json" id="page-data">.*?<\/script>/s, "")

/** The zone of this process, which tests of other zones restore. */
const OWN_ZONE = process.env["TZ"]

/** Sets the clock and the time zone of this process. */
function setClock(zone: string, now: string): void {
  process.env["TZ"] = zone
  vi.setSystemTime(Date.parse(now))
}

/** Arabic has the most formats of dates, numbers and lists that differ from English. */
const sections = someAccountPages().map((account) => ({ section: account.section, account }))

describe.each(sections)("the account section $section", ({ account }) => {
  afterEach(() => {
    vi.useRealTimers()
    if (OWN_ZONE === undefined) delete process.env["TZ"]
    else process.env["TZ"] = OWN_ZONE
  })

  it("is hydrated as rendered where the clock and the time zone differ from the server's", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    setClock("Pacific/Pago_Pago", "2026-12-31T23:59:00Z")
    expect(new Date().getHours()).toBe(12)
    const html = await renderedHtml(
      aPage({ content: "account", account }, stores["Saudi Arabia"], { section: account.section }),
    )
    expect([html.includes("???"), html.includes("[object Object]")]).toEqual([false, false])
    setClock("Pacific/Kiritimati", "2027-01-02T11:00:00Z")
    expect(new Date().getHours()).toBe(1)
    expect(await hydrationWarnings(html)).toEqual([])
  })
})
