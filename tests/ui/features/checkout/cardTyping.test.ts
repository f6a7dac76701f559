import { describe, expect, it } from "vitest"
import { groupedCardNumber, groupedExpiry } from "../../../../ui/features/checkout/card/cardTyping.ts"

describe("a card while it is typed", () => {
  it.each([
    ["4242424242424242", "4242 4242 4242 4242"],
    ["4242-4242 42", "4242 4242 42"],
    ["378282246310005", "3782 822463 10005"],
    ["٤٢٤٢٤٢٤٢", "4242 4242"],
    ["4242424242424242999", "4242 4242 4242 4242 999"],
    ["42424242424242429999999", "4242 4242 4242 4242 999"],
    ["card 4242", "4242"],
    ["", ""],
  ])("%s is grouped as on its card", (typed, grouped) => {
    expect(groupedCardNumber(typed)).toBe(grouped)
    expect(groupedCardNumber(grouped)).toBe(grouped)
  })

  it.each([
    ["1", "1"],
    ["12", "12"],
    ["122", "12/2"],
    ["1229", "12/29"],
    ["12/", "12/"],
    ["4/29", "04/29"],
    ["12 - 2029", "12/2029"],
    ["122029", "12/2029"],
    ["٠٤٢٩", "04/29"],
  ])("the expiry %s reads %s", (typed, read) => {
    expect(groupedExpiry(typed)).toBe(read)
  })
})
