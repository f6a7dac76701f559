import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { at, listAt } from "../checkout/customer.ts"

const IN_SPAIN = "/itxrest/2/catalog/store/10000034/20000034"
const KEY = "the-admin-key-of-this-test"
const [BLUE, MEDIUM, LARGE] = ["400", "3", "4"]

onOneDatabase(
  "a list filtered by size",
  (shop) => {
    const adminConsole = (path: string, body: object) =>
      shop().call("POST", `/sandbox/${path}`, { storeId: "10000034", ...body }, { "x-admin-key": KEY })
    const list = async (query: string) => (await shop().call("GET", `${IN_SPAIN}/${query}`)).body
    const found = async (query: string) =>
      listAt(await list(query), "products")
        .map((product) => at(product, "mfname"))
        .toSorted()
    const counted = async (query: string, kind: string) =>
      Object.fromEntries(
        listAt(await list(query), `filters.${kind}`).map((choice) => [at(choice, "id"), at(choice, "count")]),
      )

    it("has products in stock in that size only, in categories and in a search", async () => {
      expect(await found("category/1000/product")).toEqual(["8201", "8202", "8203", "8204"])
      for (const under of ["category/1000/product?", "search?searchTerm=a&"]) {
        expect(await found(`${under}sizeFilter=${MEDIUM}`)).toEqual(["8201", "8202"])
        expect(await counted(under, "sizes")).toMatchObject({ [MEDIUM]: 2, [LARGE]: 1 })
      }
      expect(await counted(`category/1000/product?sizeFilter=${MEDIUM}`, "subcategories")).toEqual({ 1010: 2 })
    })

    it("combines colour and size per variant, also in its counts", async () => {
      expect(await found(`category/1000/product?sizeFilter=${LARGE}`)).toEqual(["8201"])
      expect(await found(`category/1000/product?sizeFilter=${LARGE}&colFilter=${BLUE}`)).toEqual([])
      expect(await counted(`category/1000/product?colFilter=${BLUE}`, "sizes")).toEqual({ [MEDIUM]: 1, [LARGE]: 0 })
      expect(await counted(`category/1000/product?sizeFilter=${LARGE}`, "colors")).toEqual({ [BLUE]: 0, 800: 1 })
    })

    it("follows the stock, also after the last unit, and keeps the name of a sold-out size", async () => {
      const setUnits = (units: number) => adminConsole("stock", { sku: "8202-800-3", units })
      await setUnits(0)
      expect([
        await found(`category/1020/product?sizeFilter=${MEDIUM}`),
        await counted("category/1020/product?order=new", "sizes"),
      ]).toEqual([["8201"], { [MEDIUM]: 1, [LARGE]: 1 }])
      expect(await counted("search?searchTerm=lino", "sizes")).toEqual({ [MEDIUM]: 0 })
      await setUnits(1)
      expect([
        await found(`category/1020/product?sizeFilter=${MEDIUM}`),
        await counted("category/1020/product?order=new", "sizes"),
      ]).toEqual([["8201", "8202"], { [MEDIUM]: 2, [LARGE]: 1 }])
    })

    it("excludes stock below one lot", async () => {
      const runImport = (inventory: number) =>
        adminConsole("catalogue/products", {
          products: [
            {
              handle: "socks",
              title: "Lodi socks",
              variants: [
                { sku: "SOCKS", options: [{ name: "Size", value: "LODI" }], price: 300, inventory, unitsLot: 3 },
              ],
            },
          ],
        })
      const sizes = async () =>
        listAt(await list("search?searchTerm=lodi"), "filters.sizes").map((choice) => [
          at(choice, "name"),
          at(choice, "count"),
        ])
      await runImport(2)
      expect(await sizes()).toEqual([["LODI", 0]])
      await runImport(3)
      expect(await sizes()).toEqual([["LODI", 1]])
      const id = at(await list("search?searchTerm=lodi"), "filters.sizes.0.id")
      expect(await found(`search?searchTerm=lodi&sizeFilter=${String(id)}`)).toHaveLength(1)
    })
  },
  { adminKey: KEY },
)
