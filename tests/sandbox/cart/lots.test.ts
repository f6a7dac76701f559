import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { addToCart, at, cartPath, listAt, numberAt, SPAIN, textAt } from "../checkout/customer.ts"
import { signedIn } from "../wallet/signedIn.ts"

const KEY = "the-admin-key-of-this-test"
const IN_SPAIN = `/itxrest/2/catalog/store/${SPAIN}/2${SPAIN.slice(1)}`
const linesOf = (cart: unknown) =>
  listAt(cart, "items").map((item) => `${numberAt(item, "quantity")} ${textAt(item, "sku")}`)

onOneDatabase(
  "a product sold in lots",
  (shop) => {
    /** Socks under a unique name: ten pairs of one size in stock, two of the other. */
    const importSocks = async (name: string) => {
      const variants = [
        ["M", 10],
        ["L", 2],
      ].map(([size, inventory]) => ({
        sku: `${name}-${size}`,
        options: [{ name: "Size", value: size }],
        price: 400,
        inventory,
        unitsLot: 3,
      }))
      const { status } = await shop().call(
        "POST",
        "/sandbox/catalogue/products",
        { storeId: SPAIN, products: [{ handle: `${name}-socks`, title: `${name} socks`, images: [], variants }] },
        { "x-admin-key": KEY },
      )
      expect(status).toBe(200)
      return `${name}-M`
    }
    const inCart = async (name: string, quantity: number) => {
      const sku = await importSocks(name)
      const guest = await shop().guest(SPAIN)
      return { sku, guest, added: await addToCart(guest, sku, quantity) }
    }
    const refusedLot = (sku: string) => ({
      status: 409,
      body: { key: "_ERR_UNITS_LOT", params: [sku, "3"], message: "It is sold in whole lots of 3." },
    })

    it("is shown on its page and in the cart, and an incomplete last lot is not in stock", async () => {
      const {
        sku,
        added: { body },
      } = await inCart("olot", 6)
      expect(at(body, "items.0")).toMatchObject({ sku, quantity: 6, unitsLot: 3, unitsAvailable: 9, status: "OK" })
      const { body: found } = await shop().call("GET", `${IN_SPAIN}/search?detail=true&searchTerm=olot`)
      expect(listAt(found, "products.0.colors.0.sizes")).toMatchObject([
        { sku: "olot-M", unitsLot: 3, isBuyable: true, visibility: "show" },
        { sku: "olot-L", unitsLot: 3, isBuyable: false, visibility: "sold_out" },
      ])
      const { body: stock } = await shop().call("GET", `${IN_SPAIN}/product/${textAt(found, "products.0.id")}/stock`)
      expect(listAt(stock, "stocks").map((entry) => [textAt(entry, "sku"), textAt(entry, "availability")])).toEqual([
        ["olot-M", "in_stock"],
        ["olot-L", "none"],
      ])
    })

    it("is not added in parts, nor is any other line of that call", async () => {
      const { sku, guest, added } = await inCart("vic", 4)
      expect(added).toMatchObject(refusedLot(sku))
      expect(
        await guest.call("POST", cartPath(), {
          cartItems: [
            { sku: "8201-400-3", quantity: 1 },
            { sku, quantity: 1 },
          ],
        }),
      ).toMatchObject(refusedLot(sku))
      expect(linesOf((await guest.call("GET", cartPath())).body)).toEqual([])
    })

    it("is not changed to a part of a lot, up or down, and can be removed", async () => {
      const { sku, guest } = await inCart("reus", 3)
      for (const quantity of [1, 2, 4, 8])
        expect(await guest.call("PUT", cartPath(), { cartItems: [{ sku, quantity }] })).toMatchObject(refusedLot(sku))
      expect(await guest.call("DELETE", `${cartPath()}/${sku}?quantity=1`)).toMatchObject(refusedLot(sku))
      expect(linesOf((await guest.call("GET", cartPath())).body)).toEqual([`3 ${sku}`])
      expect(linesOf((await guest.call("PUT", cartPath(), { cartItems: [{ sku, quantity: 9 }] })).body)).toEqual([
        `9 ${sku}`,
      ])
      expect((await guest.call("PUT", cartPath(), { cartItems: [{ sku, quantity: 12 }] })).body).toMatchObject({
        key: "_ERR_NO_STOCK",
        params: [sku, "9"],
      })
      expect(linesOf((await guest.call("DELETE", `${cartPath()}/${sku}?quantity=3`)).body)).toEqual([`6 ${sku}`])
      expect(linesOf((await guest.call("PUT", cartPath(), { cartItems: [{ sku, quantity: 0 }] })).body)).toEqual([])
    })

    it("replaces another sku in whole lots only", async () => {
      const sku = await importSocks("berga")
      const guest = await shop().guest(SPAIN)
      const { body } = await addToCart(guest, "8201-400-3", 2)
      const path = `${cartPath()}/orderitems/${textAt(body, "items.0.id")}/sku`
      expect(await guest.call("PUT", path, { sku })).toMatchObject(refusedLot(sku))
      expect(linesOf((await guest.call("PUT", path, { sku, quantity: 3 })).body)).toEqual([`3 ${sku}`])
    })

    it("is added from a wishlist in whole lots, and the rest is listed with its reason", async () => {
      const sku = await importSocks("ripoll")
      const guest = await shop().guest(SPAIN)
      const { body } = await guest.call("POST", `/itxrest/2/order/store/${SPAIN}/wish-to-order`, {
        cartItems: [{ sku, quantity: 5 }],
      })
      expect(linesOf(body)).toEqual([`3 ${sku}`])
      expect(listAt(body, "rejectedItems")).toEqual([{ sku, quantity: 2, key: "_ERR_UNITS_LOT", params: [sku, "3"] }])
    })

    it("is shown in lists and for its part number", async () => {
      const sku = await importSocks("moia")
      const { body } = await shop().call(
        "GET",
        `/itxrest/2/catalog/store/${SPAIN}/catentry?partnumbers=${sku},8201-400-3,moia`,
      )
      expect(listAt(body, "catentries").map((entry) => [textAt(entry, "partNumber"), at(entry, "unitsLot")])).toEqual([
        [sku, 3],
        ["8201-400-3", undefined],
      ])
      const ana = await signedIn(shop())
      const list = await ana.call("POST", `/itxrest/2/order/store/${SPAIN}/wishlist`, {
        cartItems: [
          { sku, quantity: 1 },
          { sku: "8201-400-3", quantity: 1 },
        ],
      })
      expect(listAt(list.body, "items").map((item) => [textAt(item, "sku"), at(item, "unitsLot")])).toEqual([
        [sku, 3],
        ["8201-400-3", undefined],
      ])
    })

    it("can be sold by the unit again, after which part of a lot becomes whole", async () => {
      const { sku, guest } = await inCart("solsona", 3)
      const byItem = {
        handle: "solsona-socks",
        title: "solsona socks",
        images: [],
        variants: [{ sku, options: [{ name: "Size", value: "M" }], price: 400, inventory: 10 }],
      }
      const runImport = (product: unknown) =>
        shop().call(
          "POST",
          "/sandbox/catalogue/products",
          { storeId: SPAIN, products: [product] },
          { "x-admin-key": KEY },
        )
      expect((await runImport(byItem)).status).toBe(200)
      expect(linesOf((await guest.call("PUT", cartPath(), { cartItems: [{ sku, quantity: 4 }] })).body)).toEqual([
        `4 ${sku}`,
      ])
      await importSocks("solsona")
      expect(linesOf((await guest.call("PUT", cartPath(), { cartItems: [{ sku, quantity: 6 }] })).body)).toEqual([
        `6 ${sku}`,
      ])
    })
  },
  { adminKey: KEY },
)
