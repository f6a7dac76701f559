import { describe, expect, it } from "vitest"
import { invoiceWish, offeredPackings } from "../../../domain/checkout/PurchaseWishes.ts"

describe("What a shopper wants of a purchase", () => {
  it("is packed in the ways that the store offers", () => {
    expect(offeredPackings({ JOIN_LIFE: "true", REUSABLE_BOX: "true" })).toEqual(["isJoinLife", "reusableBox"])
    expect(offeredPackings({ JOIN_LIFE: "false", REUSABLE_BOX: "yes" })).toEqual([])
    expect(offeredPackings({})).toEqual([])
  })

  it("is invoiced to the company's number, else to the person's, else to none", () => {
    expect(invoiceWish({ company: { vatin: " B12345674 " }, taxCode: "12345678Z" })).toEqual({ vatin: "B12345674" })
    expect(invoiceWish({ company: { vatin: " " }, taxCode: "12345678Z" })).toEqual({ vatin: "12345678Z" })
    expect(invoiceWish({})).toEqual({})
  })
})
