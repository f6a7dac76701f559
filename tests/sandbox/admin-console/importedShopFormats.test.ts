import { readdirSync } from "node:fs"
import { expect, it } from "vitest"
import { readShopFixture, SHOP_FIXTURES } from "../../support/catalogue/shopFixtures.ts"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { at, listAt } from "../checkout/customer.ts"

const IN_SPAIN = "/itxrest/2/catalog/store/10000034/20000034"
const ADMIN_CONSOLE = { "x-admin-key": "the-admin-key-of-this-test" }

onOneDatabase(
  "Product files of other shop systems",
  (shop) => {
    it.each(readdirSync(SHOP_FIXTURES).toSorted())(
      "%s is imported completely, is found, and changes nothing a second time",
      async (name) => {
        const { products, report } = await readShopFixture(name)
        expect([report.refusedCount, products.length > 0]).toEqual([0, true])
        const runImport = async () =>
          shop().call(
            "POST",
            "/sandbox/catalogue/products",
            { storeId: "10000034", source: name.replace(/\.csv$/u, ""), products },
            ADMIN_CONSOLE,
          )
        const first = await runImport()
        expect([
          first.status,
          listAt(first.body, "results").map((result) => [at(result, "handle"), at(result, "outcome")]),
        ]).toEqual([200, products.map(({ handle }) => [handle, "created"])])
        expect(listAt((await runImport()).body, "results").map((result) => at(result, "outcome"))).toEqual(
          products.map(() => "unchanged"),
        )
        for (const { title, variants } of products) {
          const { body } = await shop().call(
            "GET",
            `${IN_SPAIN}/search?detail=true&searchTerm=${encodeURIComponent(title)}`,
          )
          const found = listAt(body, "products").find((product) => at(product, "name") === title)
          const sizes = listAt(found, "colors").flatMap((color) => listAt(color, "sizes"))
          expect(sizes.map((size) => at(size, "price")).toSorted()).toEqual(
            variants.map(({ price }) => price).toSorted(),
          )
          const skus = variants.flatMap(({ sku }) => (sku === undefined ? [] : [sku]))
          expect(sizes.map((size) => at(size, "sku"))).toEqual(expect.arrayContaining(skus))
        }
      },
    )
  },
  { adminKey: ADMIN_CONSOLE["x-admin-key"] },
)
