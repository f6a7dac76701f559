import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { listAt } from "../checkout/customer.ts"

const IN_SPAIN = "/itxrest/2/catalog/store/10000034/20000034"
const KEY = "the-admin-key-of-this-test"

onOneDatabase(
  "a variant of a merchant's product",
  (shop) => {
    const runImport = async (handle: string, variants: readonly (readonly [string, string])[]) => {
      const product = {
        handle,
        title: handle,
        variants: variants.map(([sku, size]) => ({
          sku,
          options: [{ name: "Size", value: size }],
          price: 4_500,
          inventory: 2,
        })),
      }
      expect(
        (
          await shop().call(
            "POST",
            "/sandbox/catalogue/products",
            { storeId: "10000034", products: [product] },
            { "x-admin-key": KEY },
          )
        ).body,
      ).toMatchObject({ results: [{ outcome: expect.stringMatching("created|changed") }] })
    }
    const entriesOf = async (skus: readonly string[]) => {
      const { body } = await shop().call(
        "GET",
        `/itxrest/2/catalog/store/10000034/catentry?partnumbers=${skus.join(",")}`,
      )
      return new Map(
        listAt(body, "catentries").map((entry) => [
          Reflect.get(Object(entry), "partNumber"),
          Reflect.get(Object(entry), "catentryId"),
        ]),
      )
    }
    /** Size and sku of the product's variants. */
    const skusOf = async (query: string) => {
      const { body } = await shop().call("GET", `${IN_SPAIN}/search?detail=true&searchTerm=${query}`)
      return new Map(
        listAt(body, "products.0.colors.0.sizes").map((size) => [
          Reflect.get(Object(size), "name"),
          Reflect.get(Object(size), "sku"),
        ]),
      )
    }

    it("keeps its catalogue entry when others are inserted before it, removed and added again", async () => {
      await runImport("parma", [
        ["PARMA-M", "M"],
        ["PARMA-L", "L"],
      ])
      const first = await entriesOf(["PARMA-M", "PARMA-L"])
      await runImport("parma", [
        ["PARMA-S", "S"],
        ["PARMA-M", "M"],
        ["PARMA-L", "L"],
      ])
      const second = await entriesOf(["PARMA-S", "PARMA-M", "PARMA-L"])
      expect([second.get("PARMA-M"), second.get("PARMA-L")]).toEqual([first.get("PARMA-M"), first.get("PARMA-L")])
      await runImport("parma", [["PARMA-L", "L"]])
      await runImport("parma", [
        ["PARMA-XL", "XL"],
        ["PARMA-L", "L"],
        ["PARMA-S", "S"],
      ])
      const third = await entriesOf(["PARMA-S", "PARMA-M", "PARMA-L", "PARMA-XL"])
      expect(third).toEqual(new Map([...second, ["PARMA-XL", expect.stringMatching(/^9\d{11}$/u)]]))
      expect(new Set(third.values()).size).toBe(4)
    })

    it("keeps its generated sku", async () => {
      await runImport("bari", [
        ["", "M"],
        ["", "L"],
      ])
      const first = await skusOf("bari")
      await runImport("bari", [
        ["", "S"],
        ["", "M"],
        ["", "L"],
      ])
      const second = await skusOf("bari")
      expect([second.get("M"), second.get("L")]).toEqual([first.get("M"), first.get("L")])
      expect(new Set(second.values()).size).toBe(3)
      expect(second.get("S")).toMatch(/^9\d{8}-3$/u)
    })
  },
  { adminKey: KEY },
)
