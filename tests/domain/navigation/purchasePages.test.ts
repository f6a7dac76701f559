import { describe, expect, it } from "vitest"
import { toStandardPage, purchasePages } from "../../../domain/navigation/purchasePages.ts"

const OWN = { confirmation: "ItxOrderConfirmationPage", repayment: "ItxOrderRepaymentPage" }
const at = (page: string) => ({ page, storeId: "10000034", parameters: { orderId: "7001" } })

describe("the names of the pages after a purchase", () => {
  it("are the rules' without configuration", () => {
    expect(purchasePages({})).toEqual(OWN)
    expect(toStandardPage(at("ItxThankYouPage"), {})).toEqual(at("ItxThankYouPage"))
  })

  it("are configurable per store; the default names stay valid", () => {
    const configuration = { ORDER_CONFIRMATION_PAGE: "ItxThankYouPage", ORDER_REPAYMENT_PAGE: " ItxPayAgainPage " }
    expect(purchasePages(configuration)).toEqual({ confirmation: "ItxThankYouPage", repayment: "ItxPayAgainPage" })
    expect(
      ["ItxThankYouPage", "ItxPayAgainPage", "ItxOrderConfirmationPage", "ItxHomePage"].map(
        (page) => toStandardPage(at(page), configuration).page,
      ),
    ).toEqual([OWN.confirmation, OWN.repayment, OWN.confirmation, "ItxHomePage"])
  })

  it.each(["", "thanks", "/evil", "https://evil.example", "ItxHomePage", "ItxShopCartPage", "Thanks", "ItxBuy-n5Page"])(
    "are not %j, an invalid name or another page's",
    (name) => {
      expect(purchasePages({ ORDER_CONFIRMATION_PAGE: name, ORDER_REPAYMENT_PAGE: name })).toEqual(OWN)
    },
  )

  it("are always two different pages", () => {
    expect(purchasePages({ ORDER_CONFIRMATION_PAGE: "ItxAfterPage", ORDER_REPAYMENT_PAGE: "ItxAfterPage" })).toEqual({
      confirmation: "ItxAfterPage",
      repayment: OWN.repayment,
    })
  })
})
