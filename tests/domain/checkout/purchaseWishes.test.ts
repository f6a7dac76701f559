import { describe, expect, it } from "vitest"
import { toInvoiceRequest, offeredPackaging } from "../../../domain/checkout/PurchaseOptions.ts"

describe("What a shopper wants of a purchase", () => {
  it("is packed in the ways that the store offers", () => {
    expect(offeredPackaging({ JOIN_LIFE: "true", REUSABLE_BOX: "true" })).toEqual(["isJoinLife", "reusableBox"])
    expect(offeredPackaging({ JOIN_LIFE: "false", REUSABLE_BOX: "yes" })).toEqual([])
    expect(offeredPackaging({})).toEqual([])
  })

  it("is invoiced to the company's number, else to the person's, else to none", () => {
    expect(toInvoiceRequest({ company: { vatin: " B12345674 " }, taxCode: "12345678Z" })).toEqual({
      vatin: "B12345674",
    })
    expect(toInvoiceRequest({ company: { vatin: " " }, taxCode: "12345678Z" })).toEqual({ vatin: "12345678Z" })
    expect(toInvoiceRequest({})).toEqual({})
  })
})
