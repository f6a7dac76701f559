import { describe, expect, it } from "vitest"
import { toInvoiceRequest, offeredPackaging } from "../../../domain/checkout/PurchaseOptions.ts"

describe("the options of a purchase", () => {
  it("include the packaging that the store offers", () => {
    expect(offeredPackaging({ JOIN_LIFE: "true", REUSABLE_BOX: "true" })).toEqual(["isJoinLife", "reusableBox"])
    expect(offeredPackaging({ JOIN_LIFE: "false", REUSABLE_BOX: "yes" })).toEqual([])
    expect(offeredPackaging({})).toEqual([])
  })

  it("include an invoice with the company's number, else with the person's, else without one", () => {
    expect(toInvoiceRequest({ company: { vatin: " B12345674 " }, taxCode: "12345678Z" })).toEqual({
      vatin: "B12345674",
    })
    expect(toInvoiceRequest({ company: { vatin: " " }, taxCode: "12345678Z" })).toEqual({ vatin: "12345678Z" })
    expect(toInvoiceRequest({})).toEqual({})
  })
})
