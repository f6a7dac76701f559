import * as fc from "fast-check"
import { expect, it } from "vitest"
import { generatedWorld } from "../../../contracts/sandbox/world/generatedWorld.ts"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { at, listAt, numberAt, SPAIN, textAt } from "../checkout/customer.ts"

const PRODUCTS = 60
const catalog = `/itxrest/2/catalog/store/${SPAIN}/20000034`
const world = generatedWorld(PRODUCTS)
const inSpain = { ...world, stores: world.stores.filter(({ id }) => id === SPAIN) }
/** Filters of a list: the parameter of each kind of option. */
const PARAMETERS = [
  ["colors", "colFilter"],
  ["sizes", "sizeFilter"],
  ["subcategories", "catFilter"],
] as const
type Wish = Readonly<Record<(typeof PARAMETERS)[number][0], readonly string[]>> & {
  readonly priceMin?: number | undefined
}

onOneDatabase(
  "a filtered list of many products",
  (shop) => {
    const read = async (path: string) => {
      const { status, body } = await shop().call("GET", path)
      expect(status, JSON.stringify(body)).toBe(200)
      return body
    }
    const idsOf = (list: unknown) => listAt(list, "products").map((product) => textAt(product, "id"))
    const everyPage = async (path: string, total: number) => {
      const pages = Array.from({ length: Math.ceil(total / 24) }, (_, page) => read(`${path}&pageNumber=${page + 1}`))
      return (await Promise.all(pages)).flatMap(idsOf)
    }

    it("has as many products as it reports, and for each option the count that choosing it gives", async () => {
      const [root] = listAt(await read(`${catalog}/category`), "categories")
      const listed = `${catalog}/category/${textAt(root, "id")}/product`
      const path = ({ priceMin, ...chosen }: Wish) => {
        const query = new URLSearchParams(priceMin === undefined ? {} : { priceMin: String(priceMin) })
        for (const [kind, parameter] of PARAMETERS)
          if (chosen[kind].length > 0) query.set(parameter, chosen[kind].join())
        return `${listed}?${query.toString()}`
      }
      const all = await read(listed)
      expect(numberAt(all, "totalCount")).toBeGreaterThan(24)
      const some = (kind: (typeof PARAMETERS)[number][0]) =>
        fc.subarray(
          listAt(all, `filters.${kind}`).map((choice) => textAt(choice, "id")),
          { maxLength: 2 },
        )
      const [min, max] = [numberAt(all, "filters.price.min"), numberAt(all, "filters.price.max")]
      const wishes = fc.record({
        colors: some("colors"),
        sizes: some("sizes"),
        subcategories: some("subcategories"),
        priceMin: fc.option(fc.integer({ min, max }), { nil: undefined }),
      })
      await fc.assert(
        fc.asyncProperty(wishes, async (wish) => {
          const list = await read(path(wish))
          const total = numberAt(list, "totalCount")
          const found = await everyPage(path(wish), total)
          expect([found.length, new Set(found).size]).toEqual([total, total])
          for (const [kind] of PARAMETERS) {
            for (const choice of listAt(list, `filters.${kind}`)) {
              const left = await read(path({ ...wish, [kind]: [textAt(choice, "id")] }))
              expect([kind, textAt(choice, "id"), numberAt(choice, "count")]).toEqual([
                kind,
                textAt(choice, "id"),
                numberAt(left, "totalCount"),
              ])
            }
          }
          // A price is between those of the products that match the other filters.
          const prices = listAt(
            await read(`${path({ ...wish, priceMin: undefined })}&order=price_asc`),
            "products",
          ).map((product) => numberAt(product, "price"))
          expect(at(list, "filters.price.min")).toBe(prices[0])
        }),
        { numRuns: 10 },
      )
    })
  },
  { world: inSpain },
)
