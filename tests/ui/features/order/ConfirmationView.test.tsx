import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { ConfirmationView } from "../../../../ui/features/order/ConfirmationView.tsx"
import { anOrder } from "../../../support/builders/anOrder.ts"
import { showInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

describe("the confirmation", () => {
  it("says the order number, what is paid and where it goes", () => {
    showInShop(<ConfirmationView order={anOrder()} />)
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Thank you, Ana")
    expect(screen.getByText("7001")).toBeDefined()
    expect(screen.getByText("Card **** 4242")).toBeDefined()
    expect(screen.getByText("28013 Madrid M")).toBeDefined()
    expect(screen.getAllByText("13,95 €").length).toBeGreaterThan(0)
  })

  it("lets a guest take the order into an account, by what opens it, and nobody else", () => {
    showInShop(<ConfirmationView order={anOrder()} guestToken="token-1" />)
    expect(screen.getByRole("link", { name: "Keep this order in an account" }).getAttribute("href")).toBe("/10000034/-1/register?guestToken=token-1&orderId=7001")
    cleanup()
    showInShop(<ConfirmationView order={anOrder()} />)
    expect(screen.queryByRole("link", { name: "Keep this order in an account" })).toBeNull()
  })
})
