import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { ConfirmationView } from "../../../../ui/features/order/ConfirmationView.tsx"
import { anOrder } from "../../../support/builders/anOrder.ts"
import { showInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

describe("the confirmation", () => {
  it("says the order number, what is paid and where it goes", () => {
    showInShop(<ConfirmationView order={anOrder()} address={{ page: "ItxOrderConfirmationPage", storeId: "10000034", languageId: "-1", parameters: { orderId: "7001" } }} />)
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Thank you, Ana")
    expect(screen.getByText("7001")).toBeDefined()
    expect(screen.getByText("Card **** 4242")).toBeDefined()
    expect(screen.getByText("28013 Madrid M")).toBeDefined()
    expect(screen.getAllByText("13,95 €").length).toBeGreaterThan(0)
  })

  it("R20 takes the guest's token out of the address bar and keeps the rest", () => {
    window.history.replaceState({ kept: true }, "", "/10000034/-1/confirmation?guestToken=s3cret&orderId=7001")
    showInShop(<ConfirmationView order={anOrder()} address={{ page: "ItxOrderConfirmationPage", storeId: "10000034", languageId: "-1", parameters: { orderId: "7001", guestToken: "s3cret" } }} />)
    expect(`${window.location.pathname}${window.location.search}`).toBe("/10000034/-1/confirmation?orderId=7001")
    expect(window.history.state).toEqual({ kept: true })
  })
})
