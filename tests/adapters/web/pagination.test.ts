import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Backend } from "../../../adapters/web/Backend.ts"
import { longLists } from "../../support/sandbox/longLists.ts"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { shopInProcess } from "../../support/web/shopInProcess.ts"

const ORIGIN = "http://shop.test"
/**
 * The lists of the Spanish and the Japanese store in each of their languages, with their number of pages: Japan's has
 * one less.
 */
const LISTS = [
  ["/10000034/camisas-n4102", 3],
  ["/10000034/-1/shirts-n4102", 3],
  ["/10000081/-1/shirts-n4102", 2],
] as const

/** Cuts Japan's list of shirts after its second page. */
const shorterInJapan = (backend: Backend): Backend => ({
  ...backend,
  fetch: async (request) => {
    const answer = await backend.fetch(request)
    const { pathname, searchParams } = new URL(request.url)
    if (!/\/store\/10000081\/.*\/1020\/product/.test(pathname) || answer.status !== 200) return answer
    const list: { readonly products: readonly unknown[] } = await answer.json()
    const isBeyond = Number(searchParams.get("pageNumber") ?? "1") > 2
    return Response.json({ ...list, totalCount: 48, ...(isBeyond ? { products: [] } : {}) })
  },
})

let open: ShopInProcess
beforeAll(async () => {
  open = await shopInProcess(shorterInJapan, undefined, { world: longLists })
}, 240_000)
afterAll(() => open.close())

interface Head {
  readonly status: number
  readonly canonical: string | undefined
  readonly alternates: Readonly<Record<string, string>>
  readonly previous: string | undefined
  readonly next: string | undefined
  readonly html: string
}

const unescaped = (text: string) => text.replaceAll("&amp;", "&").replace(ORIGIN, "")
const headOf = async (path: string): Promise<Head> => {
  const answer = await open.shop.fetch(new Request(`${ORIGIN}${path}`))
  const html = await answer.text()
  const link = (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1]
  const [canonical, previous, next] = ["canonical", "prev", "next"]
    .map((rel) => link(rel))
    .map((href) => (href === undefined ? undefined : unescaped(href)))
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
    ([, language = "", href = ""]) => [language, unescaped(href)],
  )
  return { status: answer.status, canonical, previous, next, html, alternates: Object.fromEntries(alternates) }
}
const page = (path: string, number: number) => (number === 1 ? path : `${path}?pageNumber=${number}`)

describe("A list of products", () => {
  it.each(LISTS)(
    "F195 has on each page its own canonical address, its neighbours and its alternates: %s",
    async (path, count) => {
      for (let number = 1; number <= count; number += 1) {
        const { status, canonical, previous, next, alternates } = await headOf(page(path, number))
        expect([status, canonical, previous, next]).toEqual([
          200,
          page(path, number),
          number === 1 ? undefined : page(path, number - 1),
          number === count ? undefined : page(path, number + 1),
        ])
        const places = ["en-ES", "es-ES", "x-default", ...(number <= 2 ? ["en-JP", "ja-JP"] : [])].sort()
        expect(Object.keys(alternates).sort()).toEqual(places)
        expect(alternates["en-ES"]).toBe(page("/10000034/-1/shirts-n4102", number))
      }
    },
  )

  it("F195 names alternates that exist, match the page, and name it back", async () => {
    for (const number of [1, 2, 3]) {
      const own = page("/10000034/camisas-n4102", number)
      const {
        alternates: { "x-default": selector, ...alternates },
      } = await headOf(own)
      const twins = await Promise.all(
        Object.values(alternates).map(async (path) => ({ path, head: await headOf(path) })),
      )
      expect(selector).toBe("/")
      expect(twins.map(({ path, head }) => [head.status, head.canonical === path, head.alternates["es-ES"]])).toEqual(
        twins.map(() => [200, true, own]),
      )
    }
  })

  it.each(["99", "4", "10000", "999999999999"])(
    "F195 beyond its end is the last page, with that page's address, neighbours and alternates: %s",
    async (number) => {
      for (const [path, count] of LISTS) {
        const { status, canonical, previous, next, alternates } = await headOf(`${path}?pageNumber=${number}`)
        expect([status, canonical, previous, next]).toEqual([200, page(path, count), page(path, count - 1), undefined])
        expect(Object.values(alternates)).toContain(page(path, count))
      }
    },
  )

  it.each(["abc", "-3", "0", "1.5", "%3Cscript%3E", "1", "%00", "2abc", "١"])(
    "F195 never repeats an invalid page number in its addresses: %s",
    async (text) => {
      for (const [path] of LISTS) {
        const { status, canonical, alternates, next } = await headOf(`${path}?pageNumber=${text}`)
        expect([status, canonical, next, Object.values(alternates).includes(path)]).toEqual([
          200,
          path,
          page(path, 2),
          true,
        ])
      }
    },
  )

  it.each([
    "order=new",
    "order=price_asc&pageNumber=2",
    "colFilter=400&pageNumber=3",
    "priceMin=100",
    "sizeFilter=3&sizeFilter=4",
    "catFilter=1020&order=new",
  ])(
    "F195 under filters or in another order has the address of the whole list, without alternates: %s",
    async (query) => {
      for (const [path] of LISTS) {
        const { status, canonical, previous, next, alternates } = await headOf(`${path}?${query}`)
        expect([status, canonical, previous, next, alternates]).toEqual([200, path, undefined, undefined, {}])
      }
    },
  )

  it.each(["order=abc", "priceMin=abc", "colFilter=", "unknown=1", "sizeFilter=,,", "seoId=1&keyWord=x&mfname=2"])(
    "F195 is the whole list where a filter is empty: %s",
    async (query) => {
      const { canonical, alternates } = await headOf(`/10000034/camisas-n4102?${query}`)
      expect([canonical, Object.keys(alternates)]).toEqual([
        "/10000034/camisas-n4102",
        expect.arrayContaining(["en-ES", "es-ES", "ja-JP"]),
      ])
    },
  )

  it("F195 of a search is the page shown, without an address where nothing was found, and never cached", async () => {
    const found = await headOf("/10000034/search/camisa?pageNumber=99")
    expect([found.canonical, found.html.includes('content="noindex"')]).toEqual([
      "/10000034/search/camisa?pageNumber=3",
      true,
    ])
    expect((await headOf("/10000034/search/xqzvw?pageNumber=2")).canonical).toBeUndefined()
    expect((await headOf("/10000034/search/%20%20camisa%0a?order=new&pageNumber=2")).canonical).toBe(
      "/10000034/search/camisa",
    )
  })

  it("F195 no page of the shop has an address that repeats parameters of others", async () => {
    expect((await headOf("/10000034/?keyWord=evil&pageNumber=7&seoId=evil")).canonical).toBe("/10000034/")
  })
})
