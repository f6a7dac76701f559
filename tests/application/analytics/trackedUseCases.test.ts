import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { pageEvents } from "../../../application/analytics/pageEvents.ts"
import { trackingDifference } from "../../../application/analytics/trackCart.ts"
import { Analytics } from "../../../application/analytics/Analytics.ts"
import type { CommerceEvent } from "../../../domain/analytics/CommerceEvent.ts"
import { dataLayerEvent } from "../../../domain/analytics/dataLayerEvent.ts"
import { aCart, aCartItem } from "../../support/builders/aCart.ts"
import { aColor, aSize } from "../../support/builders/aColor.ts"
import { aList, aProduct } from "../../support/builders/aProduct.ts"
import { euros } from "../../support/builders/euros.ts"
import { itEffect } from "../../support/itEffect.ts"

const address = (page: string, parameters: Readonly<Record<string, string>> = {}) => ({ page, parameters })
const names = (events: readonly CommerceEvent[]) => events.map(({ name }) => name)

describe("the events of pages", () => {
  it("F164 report a search without what may identify a person", () => {
    const list = {
      totalCount: 0,
      pageNumber: 1,
      pageSize: 24,
      products: [],
      facets: { colors: [], sizes: [], categories: [] },
    }
    const events = pageEvents({
      address: address("ItxSearchPage", { colFilter: "navy" }),
      content: { content: "search", search: { term: "dress for ana@example.com 4242 4242 4242 4242", list } },
    })
    expect(names(events)).toEqual(["page_view", "search", "filter", "view_item_list"])
    expect(JSON.stringify(events)).not.toMatch(/ana@|4242/)
    expect(events[2]).toMatchObject({ filters: ["colFilter:navy"] })
  })

  it("report a product as selected when the page before it listed it", () => {
    const product = aProduct({ colors: [aColor([aSize("M"), aSize("S", { price: euros(1995) })])] })
    const shown = {
      address: address("ItxProductPage"),
      content: { content: "product", product: { product, readAt: 0, path: [], related: [] } },
    } as const
    expect(pageEvents(shown).at(-1)).toMatchObject({ name: "view_item", currency: "EUR", value: 1_995 })
    expect(names(pageEvents(shown))).toEqual(["page_view", "view_item"])
    const list = {
      address: address("ItxSearchPage"),
      content: { content: "search", search: { term: "shirt", list: aList() } },
    } as const
    expect(pageEvents(shown, list)).toMatchObject([
      { name: "page_view" },
      { name: "select_item", list: "search", items: [{ reference: "7001", unitPrice: 2_995 }] },
      { name: "view_item" },
    ])
  })

  it("report the start of a checkout only without scripts: with them its use-case does", () => {
    const page = {
      address: address("ItxOrderCheckoutPage"),
      content: { content: "checkout", cart: aCart([aCartItem("1001")]) },
    } as const
    expect(names(pageEvents(page))).toEqual(["page_view"])
    expect(names(pageEvents(page, undefined, { hasScripts: false }))).toEqual(["page_view", "begin_checkout"])
  })
})

describe("the events of a changed cart", () => {
  const run = (isEnabled: boolean, before: ReturnType<typeof aCart>, after: ReturnType<typeof aCart>) => {
    const events: CommerceEvent[] = []
    let reads = 0
    const change = Effect.provideService(
      trackingDifference(
        Effect.succeed(after),
        Effect.sync(() => {
          reads += 1
          return before
        }),
      ),
      Analytics,
      { isEnabled, track: (event) => Effect.sync(() => void events.push(event)) },
    )
    return Effect.map(change, () => ({ events, reads }))
  }

  itEffect("are the units that were added and removed, in minor units", () =>
    Effect.gen(function* () {
      const { events } = yield* run(
        true,
        aCart([aCartItem("1001", 3), aCartItem("1002")]),
        aCart([aCartItem("1001", 1), aCartItem("1003", 2)]),
      )
      expect(events).toMatchObject([
        {
          name: "remove_from_cart",
          currency: "EUR",
          value: 3_000,
          items: [
            { reference: "1001", quantity: 2 },
            { reference: "1002", quantity: 1 },
          ],
        },
        { name: "add_to_cart", value: 2_000, items: [{ reference: "1003", quantity: 2 }] },
      ])
      const [removed] = events
      expect(removed === undefined ? undefined : dataLayerEvent(removed, 2)).toMatchObject({
        event: "remove_from_cart",
        ecommerce: { currency: "EUR", value: 30, items: [{ item_id: "1001", price: 10, quantity: 2 }, {}] },
      })
    }),
  )

  itEffect("read nothing where events go nowhere", () =>
    Effect.gen(function* () {
      expect(yield* run(false, aCart([aCartItem("1001")]), aCart())).toEqual({ events: [], reads: 0 })
    }),
  )
})
