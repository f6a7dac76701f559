import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, it } from "vitest"
import { onBothDatabases } from "../../support/sandbox/onBothDatabases.ts"
import { at, listAt, SPAIN, textAt } from "../checkout/customer.ts"
import { signedIn } from "../wallet/signedIn.ts"
import {
  addItems,
  BLACK,
  catentryOf,
  itemsOf,
  type Lister,
  LISTED_WORLD,
  manySkus,
  orderBase,
  rulesOf,
  saveLists,
  savedBase,
  SHIRT,
} from "./lister.ts"

onBothDatabases(
  "a wishlist",
  (shop) => {
    let ana: Lister
    beforeEach(async () => {
      ana = await signedIn(shop())
      await saveLists(ana, [])
    })
    const lists = async (lister: Lister = ana) => lister.call("GET", `${savedBase}/wishlists`)
    const names = async () => listAt((await lists()).body, "wishLists").map((list) => textAt(list, "name"))

    describe("as a list like a cart", () => {
      it("does not exist before the first item, which creates MyWishlist", async () => {
        expect((await ana.call("GET", `${orderBase}/wishlist`)).status).toBe(404)
        const { status, body } = await addItems(ana, [{ ...SHIRT, quantity: 2 }])
        expect([status, body]).toMatchObject([
          200,
          {
            name: "MyWishlist",
            nItems: 1,
            wishlistKind: "P",
            shared: false,
            hasOldPrice: true,
            items: [
              {
                sku: SHIRT.sku,
                quantity: 2,
                price: 3_995,
                oldPrice: 4_995,
                name: "Camisa Óxford",
                size: "M",
                isBuyable: true,
                productId: "510001",
                categoryId: "1020",
              },
            ],
          },
        ])
        expect((await ana.call("GET", `${orderBase}/wishlist`)).body).toEqual(body)
        expect((await ana.call("GET", `${orderBase}/wishlist/${textAt(body, "id")}?languageId=-1`)).body).toMatchObject(
          { items: [{ name: "Oxford shirt" }] },
        )
      })

      it("grows, is set, and removes items at 0", async () => {
        await addItems(ana, [
          { ...SHIRT, quantity: 1 },
          { ...BLACK, quantity: 1 },
        ])
        expect(itemsOf((await addItems(ana, [{ ...SHIRT, quantity: 3 }])).body)).toEqual([
          "4 8201-400-3",
          "1 8201-800-3",
        ])
        const set = await ana.call("PUT", `${orderBase}/wishlist`, {
          cartItems: [
            { sku: SHIRT.sku, quantity: 0 },
            { sku: BLACK.sku, quantity: 7 },
          ],
        })
        expect(itemsOf(set.body)).toEqual(["7 8201-800-3"])
      })

      it("accepts a request once", async () => {
        const key = randomUUID()
        const first = await addItems(ana, [{ ...SHIRT, quantity: 1 }], "", key)
        expect((await addItems(ana, [{ ...SHIRT, quantity: 1 }], "", key)).body).toEqual(first.body)
        expect((await addItems(ana, [{ ...SHIRT, quantity: 2 }], "", key)).body).toMatchObject({
          key: "_ERR_IDEMPOTENCY_KEY_REUSED",
        })
        expect(itemsOf((await ana.call("GET", `${orderBase}/wishlist`)).body)).toEqual(["1 8201-400-3"])
      })

      it("V15 contains at most MAX_PRODUCTS_WISHLIST different items, all or none of a request", async () => {
        await addItems(
          ana,
          manySkus.slice(0, 99).map((sku) => ({ sku, quantity: 1 })),
        )
        const over = await addItems(
          ana,
          manySkus.slice(99, 101).map((sku) => ({ sku, quantity: 1 })),
        )
        expect([over.status, over.body]).toMatchObject([409, { key: "_ERR_MAX_PRODUCTS_WISHLIST", params: ["100"] }])
        expect(at((await addItems(ana, [{ sku: manySkus[99] ?? "", quantity: 1 }])).body, "nItems")).toBe(100)
        expect((await addItems(ana, [{ sku: manySkus[0] ?? "", quantity: 1 }])).status).toBe(200)
      })

      it("F55 never exceeds its maximum for two concurrent additions", async () => {
        await addItems(
          ana,
          manySkus.slice(0, 99).map((sku) => ({ sku, quantity: 1 })),
        )
        const answers = await Promise.all(manySkus.slice(99, 107).map((sku) => addItems(ana, [{ sku, quantity: 1 }])))
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
        expect(at((await ana.call("GET", `${orderBase}/wishlist`)).body, "nItems")).toBe(100)
      })

      it("loses no item in concurrent changes", async () => {
        await addItems(ana, [{ ...BLACK, quantity: 1 }])
        await Promise.all(
          Array.from({ length: 8 }, (_, index) =>
            index % 2 === 0
              ? addItems(ana, [{ ...SHIRT, quantity: 1 }])
              : addItems(ana, [{ sku: manySkus[index] ?? "", quantity: 1 }]),
          ),
        )
        const { body } = await ana.call("GET", `${orderBase}/wishlist`)
        expect(itemsOf(body)).toContain("4 8201-400-3")
        expect(at(body, "nItems")).toBe(6)
      })

      it("refuses unknown skus, zero units, and items with other ids", async () => {
        expect((await addItems(ana, [{ sku: "1-1-1", quantity: 1 }])).status).toBe(404)
        expect(rulesOf(await addItems(ana, [{ ...SHIRT, quantity: 0 }]))).toEqual(["cartItems.0.quantity minimum"])
        expect((await addItems(ana, [{ ...SHIRT, quantity: 1, id: "1" }])).status).toBe(404)
        expect((await addItems(ana, [])).status).toBe(400)
      })

      it("F117 is not found by another customer, nor by guests", async () => {
        const id = textAt((await addItems(ana, [{ ...SHIRT, quantity: 1 }])).body, "id")
        const other = await signedIn(shop(), "business")
        const otherResponse = await other.call("GET", `${orderBase}/wishlist/${id}`)
        const none = await other.call("GET", `${orderBase}/wishlist/699999999999`)
        expect([otherResponse.status, at(otherResponse.body, "message")]).toEqual([404, at(none.body, "message")])
        expect((await addItems(other, [{ ...SHIRT, quantity: 1 }], `?wishListId=${id}`)).status).toBe(404)
        expect((await ana.call("GET", `${orderBase}/wishlist/${id}?userId=1`)).status).toBe(404)
        const guest = await shop().guest(SPAIN)
        expect((await addItems(guest, [{ ...SHIRT, quantity: 1 }])).status).toBe(403)
        expect((await guest.call("GET", `${orderBase}/wishlist`)).status).toBe(403)
        expect((await lists(guest)).status).toBe(403)
      })
    })

    describe("among saved lists", () => {
      it("F67 is 404 when there is none, and the lists in their order otherwise", async () => {
        expect((await lists()).status).toBe(404)
        const catentryId = await catentryOf(ana, SHIRT.sku)
        await saveLists(ana, [
          { name: "Verano" },
          { name: "Invierno", items: [{ catentryId, productId: "510001", quantity: 3 }] },
        ])
        expect(at((await lists()).body, "wishLists")).toMatchObject([
          { name: "Verano", nItems: 0 },
          { name: "Invierno", nItems: 1, items: [{ sku: SHIRT.sku, quantity: 3 }] },
        ])
      })

      it("is replaced with the others in one transaction; the same name keeps its id", async () => {
        await saveLists(ana, [{ name: "Verano" }, { name: "Invierno" }])
        const before = at((await lists()).body, "wishLists.1.id")
        await saveLists(ana, [{ name: "INVIERNO" }, { name: "Otoño" }])
        expect(await names()).toEqual(["INVIERNO", "Otoño"])
        expect(at((await lists()).body, "wishLists.0.id")).toBe(before)
        const refused = await saveLists(ana, [{ name: "Primavera" }, { name: " \u200B" }])
        expect([refused.status, at(refused.body, "fields.0.message")]).toEqual([
          400,
          "wishlistName no tiene un valor válido",
        ])
        expect(await names()).toEqual(["INVIERNO", "Otoño"])
      })

      it("F64 is merged with lists of the same name in any normalisation, with each item once", async () => {
        const item = (catentryId: string, quantity: number) => ({ catentryId, productId: "510001", quantity })
        await saveLists(ana, [
          { name: "Otoño", items: [item("1", 1), item("2", 5), item("2", 4)] },
          { name: "OTON\u0303O", items: [item("1", 3), item("3", 1)] },
        ])
        expect(await names()).toEqual(["Otoño"])
        expect(
          listAt((await lists()).body, "wishLists.0.items").map(
            (one) => `${textAt(one, "quantity")} ${textAt(one, "catentryId")}`,
          ),
        ).toEqual(["3 1", "5 2", "1 3"])
      })

      it("is not overwritten by a client without the last change", async () => {
        const { body } = await saveLists(ana, [{ name: "Verano" }])
        const revision = at(body, "revision")
        await addItems(ana, [{ ...SHIRT, quantity: 1 }])
        const late = await saveLists(ana, [], { revision })
        expect([late.status, at(late.body, "key")]).toEqual([409, "_ERR_WISHLISTS_CHANGED"])
        const now = at((await lists()).body, "revision")
        expect((await saveLists(ana, [{ name: "Invierno" }], { revision: now })).status).toBe(200)
      })

      it("keeps an item whose product has left the store, and one without a size", async () => {
        await saveLists(ana, [
          {
            name: "Verano",
            items: [
              { catentryId: "999", productId: "998", quantity: 1 },
              { catentryId: "510002", productId: "510002", quantity: 1 },
            ],
          },
        ])
        const { body } = await lists()
        expect(at(body, "wishLists.0.items")).toMatchObject([
          { catentryId: "999", isBuyable: false },
          { catentryId: "510002", name: "Camisa de lino", price: 2_995, isBuyable: false },
        ])
        expect(at(body, "wishLists.0.items.0.name")).toBeUndefined()
      })

      it("is renamed and described; items are set or added, the others stay", async () => {
        await saveLists(ana, [
          { name: "Verano", items: [{ catentryId: "1", productId: "1", quantity: 1 }] },
          { name: "Invierno" },
        ])
        const update = (wishlist: object) => ana.call("PUT", `${savedBase}/wishlist`, wishlist)
        const renamed = await update({
          name: "Playa",
          oldName: "verano",
          description: "Sol",
          eventDate: "2026-07-01",
          items: [{ catentryId: "2", productId: "2", quantity: 2 }],
        })
        expect(at(renamed.body, "wishLists.0")).toMatchObject({
          name: "Playa",
          oldName: "Verano",
          description: "Sol",
          eventDate: "2026-07-01",
          nItems: 2,
        })
        expect((await update({ name: "Invierno", oldName: "Playa" })).body).toMatchObject({
          key: "_ERR_WISHLIST_NAME_TAKEN",
        })
        expect((await update({ name: "Nueva", oldName: "Verano" })).status).toBe(404)
        expect((await update({ name: "  " })).body).toMatchObject({
          fields: [{ field: "name", message: "wishlistName no tiene un valor válido" }],
        })
        expect((await update({ name: "Nueva", eventDate: "2026-02-30" })).status).toBe(400)
        expect(at((await update({ name: "Nueva" })).body, "wishLists.2.name")).toBe("Nueva")
      })

      it("is public with a token and a pin, and private without them again", async () => {
        const update = (wishlist: object) => ana.call("PUT", `${savedBase}/wishlist`, wishlist)
        const shared = (await update({ name: "Verano", wishlistKind: "G" })).body
        const token = textAt(shared, "wishLists.0.sharedToken")
        expect(token).toMatch(/^[\w-]{22}$/u)
        expect(textAt(shared, "wishLists.0.pin")).toMatch(/^[0-9]{6}$/u)
        const guest = await shop().guest(SPAIN)
        const opened = await guest.call("GET", `${orderBase}/wishlist?token=${token}`)
        expect(opened.body).toMatchObject({ name: "Verano" })
        expect([at(opened.body, "pin"), at(opened.body, "sharedToken")]).toEqual([undefined, undefined])
        await update({ name: "Verano", shared: false })
        expect((await guest.call("GET", `${orderBase}/wishlist?token=${token}`)).status).toBe(404)
        expect(textAt((await update({ name: "Verano", shared: true })).body, "wishLists.0.sharedToken")).not.toBe(token)
      })

      it("is deleted by its index, unless the list has changed", async () => {
        await saveLists(ana, [{ name: "A" }, { name: "B" }, { name: "C" }])
        const remove = (index: number, name: string) =>
          ana.call("DELETE", `${savedBase}/wishlist/${index}?name=${name}`)
        const [one, two] = await Promise.all([remove(0, "A"), remove(0, "A")])
        expect([one.status, two.status].sort()).toEqual([200, 409])
        expect(await names()).toEqual(["B", "C"])
        expect((await ana.call("DELETE", `${savedBase}/wishlist/1`)).status).toBe(200)
        expect((await ana.call("DELETE", `${savedBase}/wishlist/1`)).status).toBe(404)
      })

      it("has its items set and removed by its name", async () => {
        await saveLists(ana, [{ name: "Verano" }])
        const item = { catentryId: "1", productId: "1", quantity: 1 }
        const saveList = (name: string, items: readonly unknown[]) =>
          ana.call("PUT", `${savedBase}/wishlist-item`, { name, items })
        await Promise.all([
          saveList("Verano", [item]),
          saveList("verano", [{ ...item, catentryId: "2" }]),
          saveList("Verano", [{ ...item, catentryId: "3" }]),
        ])
        const removed = await ana.call("POST", `${savedBase}/wishlist-item/removal`, {
          name: "Verano",
          items: [{ catentryId: "1" }, { catentryId: "9" }],
        })
        expect(
          listAt(removed.body, "items")
            .map((one) => textAt(one, "catentryId"))
            .sort(),
        ).toEqual(["2", "3"])
        expect((await saveList("Nada", [item])).status).toBe(404)
        expect(rulesOf(await saveList("Verano", [{ productId: "1", quantity: 1 }]))).toEqual([
          "items.0.catentryId required",
        ])
        expect((await saveList(" ", [item])).body).toMatchObject({
          fields: [{ message: "wishlistName no tiene un valor válido" }],
        })
      })
    })
  },
  { world: LISTED_WORLD },
)
