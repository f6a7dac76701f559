import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { existingPage } from "../../../application/catalog/import/existingPage.ts"
import { FIRST_PAGE, type ProductQuery } from "../../../domain/catalog/ProductQuery.ts"
import { aList, aSummary } from "../../support/builders/aProduct.ts"

/** A list of that many products, two on a page. */
const listOf = (totalCount: number) => {
  const asked: ProductQuery[] = []
  const ask = (query: ProductQuery) => {
    asked.push(query)
    const products = Array.from(
      { length: Math.min(2, Math.max(0, totalCount - (query.pageNumber - 1) * 2)) },
      (_, at) => aSummary({ id: `${query.pageNumber}.${at}` }),
    )
    return Effect.succeed({ ...aList(products), totalCount, pageNumber: query.pageNumber, pageSize: 2 })
  }
  return {
    asked,
    shown: (pageNumber: number) => Effect.runPromise(existingPage({ ...FIRST_PAGE, order: "new", pageNumber }, ask)),
  }
}

describe("a page of a list", () => {
  it("becomes the last page of a list that has grown shorter, in the same order", async () => {
    const { asked, shown } = listOf(5)
    expect(await shown(9)).toMatchObject({ pageNumber: 3, products: [{ id: "3.0" }] })
    expect(asked.map(({ pageNumber, order }) => [pageNumber, order])).toEqual([
      [9, "new"],
      [3, "new"],
    ])
  })

  it("is requested once when it exists and when the list is empty", async () => {
    const some = listOf(5)
    expect(await some.shown(3)).toMatchObject({ pageNumber: 3 })
    const none = listOf(0)
    expect(await none.shown(4)).toMatchObject({ totalCount: 0, products: [] })
    expect([some.asked.length, none.asked.length]).toEqual([1, 1])
  })
})
