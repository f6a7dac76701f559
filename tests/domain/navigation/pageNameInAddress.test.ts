import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { pageNameFromAddress, pageNameInAddress } from "../../../domain/navigation/pageNameInAddress.ts"

const word = fc
  .tuple(fc.constantFrom(..."ABNLZ"), fc.string({ unit: fc.constantFrom(..."abnlz059"), maxLength: 4 }))
  .map(([first, rest]) => first + rest)
const pageName = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(""))

describe("page names in addresses", () => {
  it("a page name with a localised word is the page of that word", () => {
    fc.assert(
      fc.property(pageName, (page) => {
        const inAddress = pageNameInAddress(page)
        expect(inAddress === undefined ? page : pageNameFromAddress(inAddress)).toBe(page)
      }),
    )
  })

  it.each([
    ["ItxGiftGuidePage", "itx-gift-guide-page"],
    ["ItxPage2", "itx-page2"],
    ["ItxAPage", "itx-a-page"],
    ["LookBook", "look-book"],
  ])("%s is %s", (page, inAddress) => {
    expect(pageNameInAddress(page)).toBe(inAddress)
  })

  it.each([
    "",
    "itx",
    "Cart",
    "Itx Page",
    "Itx/Page",
    "ItxPäge",
    "Sale-N5",
    "SaleN5",
    "SaleL12",
    "SessionExpired",
    "WaitingRoom",
    "../Itx",
  ])("%o has no localised word", (page) => {
    expect(pageNameInAddress(page)).toBeUndefined()
  })
})
