import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { smallWorld } from "../../support/sandbox/smallWorld.ts"
import { at, listAt } from "../checkout/customer.ts"

const IN_SPAIN = "/itxrest/2/catalog/store/10000034/20000034"
const IN_JAPAN = "/itxrest/2/catalog/store/10000081/20000081"
const KEY = "the-admin-key-of-this-test"

/** Names of a tree, each with its subcategories. */
const namesIn = (tree: unknown, path: string): readonly unknown[] =>
  listAt(tree, path).map((node) => [at(node, "name"), namesIn(node, "subcategories")])

onOneDatabase("a category without a product", (shop) => {
  const read = async (path: string) => (await shop().call("GET", path)).body

  it("is in no tree before and after its store is filled, but can be requested", async () => {
    const menu = [
      [
        "Men",
        [
          [
            "Clothing",
            [
              ["Shirts", []],
              ["Coats", []],
            ],
          ],
        ],
      ],
    ]
    expect(namesIn(await read(`${IN_JAPAN}/category?languageId=-1`), "categories")).toEqual(menu)
    expect(namesIn(await read(`${IN_JAPAN}/category?languageId=-1&withNumberOfProducts=true`), "categories")).toEqual(
      menu,
    )
    await read(`${IN_JAPAN}/category/1/product`)
    expect(namesIn(await read(`${IN_JAPAN}/category?languageId=-1`), "categories")).toEqual(menu)
    expect(namesIn(await read(`${IN_JAPAN}/category/1010?languageId=-1`), "subcategories")).toEqual([
      ["Shirts", []],
      ["Coats", []],
    ])
    expect(await read(`${IN_JAPAN}/category/1040?languageId=-1`)).toMatchObject({ name: "Hats", subcategories: [] })
    expect(await read(`${IN_JAPAN}/category/1040/product`)).toMatchObject({ totalCount: 0 })
  })
})

onOneDatabase(
  "a store without the demo's products",
  (shop) => {
    const read = async (path: string) => (await shop().call("GET", path)).body

    it("shows no category and no slot before an import, and then those with a product", async () => {
      expect(await read(`${IN_SPAIN}/category`)).toEqual({ categories: [] })
      expect(await read(`${IN_SPAIN}/marketing-spot?spot=home-hero`)).toEqual({ spots: [] })
      const vest = {
        handle: "own-vest",
        title: "Own vest",
        productType: "Vests",
        variants: [{ sku: "OV-1", options: [], price: 4_990 }],
      }
      await shop().call(
        "POST",
        "/sandbox/catalogue/products",
        { storeId: "10000034", products: [vest] },
        { "x-admin-key": KEY },
      )
      const menu = [["Importado", [["Vests", []]]]]
      expect(namesIn(await read(`${IN_SPAIN}/category`), "categories")).toEqual(menu)
      await shop().call(
        "POST",
        "/sandbox/catalogue/hidden",
        { storeId: "10000034", handles: ["own-vest"] },
        { "x-admin-key": KEY },
      )
      expect(await read(`${IN_SPAIN}/category`)).toEqual({ categories: [] })
    })
  },
  { adminKey: KEY, world: { ...smallWorld, products: [] } },
)
