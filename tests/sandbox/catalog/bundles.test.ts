import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { smallWorld } from "../../support/sandbox/smallWorld.ts"
import { at, cartPath, listAt, numberAt, SPAIN, textAt } from "../checkout/customer.ts"

const [shirt, linen, coat] = smallWorld.products
const itemOf = (product: typeof shirt) => {
  const [colour] = product?.colours ?? []
  if (product === undefined || colour === undefined) throw new Error("The small world has changed.")
  return { product, colour }
}
const localized = (es: string) => ({ en: "The shirts", es })
const bundles = [
  {
    id: "290001",
    mfname: "6001",
    name: localized("Las camisas"),
    description: localized("Dos camisas."),
    categoryId: "1020",
    items: [itemOf(shirt), itemOf(linen)],
    novelty: -1,
  },
  {
    id: "290002",
    mfname: "6002",
    name: localized("La camisa y el abrigo"),
    description: localized("Una camisa y un abrigo."),
    categoryId: "1030",
    items: [itemOf(shirt), itemOf(coat)],
    novelty: -2,
  },
]
const catalog = `/itxrest/2/catalog/store/${SPAIN}/20000034`
const ADMIN_CONSOLE = { "x-admin-key": "the-admin-key-of-this-test" }

onOneDatabase(
  "a bundle",
  (shop) => {
    const detail = async (mfname: string) => (await shop().call("GET", `${catalog}/part-number/${mfname}/detail`)).body
    const together = { bundleId: "290001", isItemSet: true }

    it("has a product page with its items, the sizes of their colours, and the sum of their prices", async () => {
      const body = await detail("6001")
      expect(body).toMatchObject({
        id: "290001",
        name: "Las camisas",
        price: 6_990,
        visibility: "show",
        detail: { colors: [] },
        breadcrumbs: ["1000", "1010", "1020"],
      })
      expect(
        listAt(body, "bundleProductSummaries").map((one) => [
          textAt(one, "id"),
          listAt(one, "colors.0.sizes").map((size) => textAt(size, "sku")),
        ]),
      ).toEqual([
        ["510001", ["8201-400-3", "8201-400-4"]],
        ["510002", ["8202-800-3"]],
      ])
      expect(listAt(body, "xmedia").map((image) => textAt(image, "url"))).toEqual([
        "/media/290001/000/front",
        "/media/290001/000/flat",
      ])
    })

    it("is listed after the products of its category, with its number of items", async () => {
      const { body } = await shop().call("GET", `${catalog}/category/1020/product`)
      expect(listAt(body, "products").map((one) => [textAt(one, "id"), at(one, "bundleSize")])).toEqual([
        ["510001", undefined],
        ["510002", undefined],
        ["290001", 2],
      ])
      expect(numberAt(body, "totalCount")).toBe(3)
    })

    it("is found by its name and those of its items, and linked from their pages", async () => {
      const { body } = await shop().call("GET", `${catalog}/search?searchTerm=camisas`)
      expect(listAt(body, "products").map((one) => textAt(one, "id"))).toContain("290001")
      expect(listAt(await detail("8202"), "bundles").map((one) => textAt(one, "id"))).toEqual(["290001"])
      expect(at(await detail("8204"), "bundles")).toBeUndefined()
    })

    it("is as visible as its least visible item, by its store's policy", async () => {
      expect(at(await detail("6002"), "visibility")).toBe("sold_out")
      expect(
        listAt((await shop().call("GET", `${catalog}/productsArray?productIds=290001,290002`)).body, "products").map(
          (one) => at(one, "visibility"),
        ),
      ).toEqual(["show", "sold_out"])
    })

    it("has a picture as a whole", async () => {
      const { status, headers } = await shop().call("GET", "/media/290001/000/front-160.webp")
      expect([status, headers.get("content-type")]).toEqual([200, "image/webp"])
      expect((await shop().call("GET", "/media/290001/400/front-160.webp")).status).toBe(404)
    })

    it("is added by one call, as lines that name it, beside a separate line of the same sku", async () => {
      const guest = await shop().guest(SPAIN)
      await guest.call("POST", cartPath(), { cartItems: [{ sku: "8201-800-3", quantity: 1 }] })
      const { body } = await guest.call("POST", cartPath(), {
        cartItems: [
          { sku: "8201-800-3", quantity: 1, ...together },
          { sku: "8202-800-3", quantity: 1, ...together },
        ],
      })
      expect(body).toMatchObject({ status: "OPEN" })
      expect(
        listAt(body, "items").map((item) => [
          textAt(item, "sku"),
          at(item, "bundleId"),
          at(item, "bundleName"),
          at(item, "bundleSize"),
        ]),
      ).toEqual([
        ["8201-800-3", undefined, undefined, undefined],
        ["8201-800-3", "290001", "Las camisas", 2],
        ["8202-800-3", "290001", "Las camisas", 2],
      ])
      expect(numberAt(body, "totalProduct")).toBe(2 * 3_995 + 2_995)
      const [alone] = listAt(body, "items").map((item) => textAt(item, "id"))
      const after = await guest.call("PUT", cartPath(), { cartItems: [{ id: alone, sku: "8201-800-3", quantity: 0 }] })
      expect(listAt(after.body, "items").map((item) => at(item, "bundleId"))).toEqual(["290001", "290001"])
    })

    it("adds no line when one of its items is missing", async () => {
      const guest = await shop().guest(SPAIN)
      const { status } = await guest.call("POST", cartPath(), {
        cartItems: [
          { sku: "8201-800-3", quantity: 1, ...together },
          { sku: "8203-400-3", quantity: 1, ...together },
        ],
      })
      expect(status).toBe(409)
      expect(listAt((await guest.call("GET", cartPath())).body, "items")).toEqual([])
    })

    it("costs the sum of its items' current prices, and is sold out with one of them", async () => {
      const guest = await shop().guest(SPAIN)
      expect(
        (await shop().call("POST", "/sandbox/stock", { storeId: SPAIN, sku: "8202-800-3", units: 0 }, ADMIN_CONSOLE))
          .status,
      ).toBeLessThan(300)
      expect(at(await detail("6001"), "visibility")).toBe("sold_out")
      expect(
        (await guest.call("POST", cartPath(), { cartItems: [{ sku: "8202-800-3", quantity: 1, ...together }] })).status,
      ).toBe(409)
      await shop().call("POST", "/sandbox/prices", { storeId: SPAIN, productId: "510002", price: 2_000 }, ADMIN_CONSOLE)
      expect(at(await detail("6001"), "price")).toBe(5_995)
      await shop().call("POST", "/sandbox/prices", { storeId: SPAIN, productId: "510002", price: 2_995 }, ADMIN_CONSOLE)
      await shop().call("POST", "/sandbox/stock", { storeId: SPAIN, sku: "8202-800-3", units: 1 }, ADMIN_CONSOLE)
    })
  },
  { world: { ...smallWorld, bundles }, adminKey: "the-admin-key-of-this-test" },
)
