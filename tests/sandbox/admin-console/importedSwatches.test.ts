import { expect, it } from "vitest"
import { searchText } from "../../../contracts/sandbox/catalog/search/searchText.ts"
import { basicColours } from "../../../contracts/sandbox/admin-console/import/basicColours.ts"
import { swatchOf } from "../../../contracts/sandbox/admin-console/import/swatchOf.ts"
import { palette } from "../../../contracts/sandbox/world/vocabulary/palette.ts"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { at, listAt } from "../checkout/customer.ts"

const IN_SPAIN = "/itxrest/2/catalog/store/10000034/20000034"
const KEY = "the-admin-key-of-this-test"
const LANGUAGES = ["ar", "ca", "de", "en", "es", "fr", "he", "it", "ja", "ko", "pl", "pt", "zh"]

onOneDatabase(
  "the colours of a merchant's catalogue",
  (shop) => {
    it("have a swatch in lists, pages and filters for a known colour name, and none otherwise", async () => {
      const productWithColours = (handle: string, colours: readonly string[]) => ({
        handle,
        title: `${handle} swatched`,
        variants: colours.map((value, row) => ({
          sku: `${handle}-${row}`,
          options: value === "" ? [] : [{ name: "Color", value }],
          price: 4_500,
          inventory: 9,
        })),
      })
      const products = [
        productWithColours("ribbon", ["  BLACK ", "Blau marí", "בורדו", "黒", "Navy/White stripe", "Midnight storm"]),
        productWithColours("thread", [""]),
      ]
      const { body } = await shop().call(
        "POST",
        "/sandbox/catalogue/products",
        { storeId: "10000034", products },
        { "x-admin-key": KEY },
      )
      const found = (await shop().call("GET", `${IN_SPAIN}/search?detail=true&searchTerm=swatched`)).body
      const hexes = (value: unknown, path: string) =>
        Object.fromEntries(listAt(value, path).map((color) => [at(color, "name"), at(color, "hex")]))
      const looks = {
        BLACK: "#1c1b1c",
        "Blau marí": "#1f2a44",
        בורדו: "#5e1f2d",
        黒: "#1c1b1c",
        "Navy/White stripe": undefined,
        "Midnight storm": undefined,
      }
      const singleColourName = { "Color único": undefined }
      expect(hexes(found, "filters.colors")).toEqual({ ...looks, ...singleColourName })
      expect(listAt(found, "products").map((product) => hexes(product, "colors"))).toEqual(
        expect.arrayContaining([looks, singleColourName]),
      )
      const page = await shop().call(
        "GET",
        `${IN_SPAIN}/category/0/product/${String(at(body, "results.0.productId"))}/detail`,
      )
      expect(hexes(page.body, "detail.colors")).toEqual(looks)
    })
  },
  { adminKey: KEY },
)

it("a basic colour has a name in each language, with the same swatch", () => {
  for (const { hex, names } of basicColours) {
    expect(Object.keys(names).toSorted(), names["en"]).toEqual(LANGUAGES)
    for (const name of Object.values(names).flatMap((all) => all.split("|")))
      expect(swatchOf(name), name).toEqual({ hex })
  }
})

it("no colour name has two swatches across thirteen languages", () => {
  const house = Object.values(palette).flatMap(({ hex, name }) =>
    Object.values(name).map((one) => ({ hex, name: searchText(one) })),
  )
  const plain = basicColours.flatMap(({ hex, names }) =>
    Object.values(names)
      .flatMap((all) => all.split("|"))
      .map((one) => ({ hex, name: searchText(one) })),
  )
  const looks = new Map<string, Set<string>>()
  for (const { hex, name } of [...house, ...plain]) looks.set(name, (looks.get(name) ?? new Set()).add(hex))
  expect([...looks].filter(([, hexes]) => hexes.size > 1)).toEqual([])
})
