import { describe, expect, it } from "vitest"
import { suggestionLines } from "../../../adapters/cli/output/suggestionLines.ts"
import { aCategory } from "../../support/builders/aCategory.ts"
import { aSummary } from "../../support/builders/aProduct.ts"

describe("suggestions in a terminal", () => {
  it("are printed with the equivalent command, and a search as one shell argument", () => {
    expect(
      suggestionLines([
        { term: "Shirts", target: "category", category: aCategory(4102), within: "Men" },
        { term: "Men", target: "category", category: aCategory(4100) },
        { term: "Oxford", target: "product", product: aSummary({ mfname: "8201" }) },
        { term: "men's oxford", target: "search" },
      ]),
    ).toEqual([
      "Shirts (Men)  selvedge product list --category 4102",
      "Men           selvedge product list --category 4100",
      "Oxford        selvedge product show 8201",
      "men's oxford  selvedge product list --search 'men'\\''s oxford'",
    ])
    expect(suggestionLines([])).toEqual([])
  })
})
