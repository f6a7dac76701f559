import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { OrderFinder } from "../../../../ui/features/account/orders/OrderFinder.tsx"
import { ReceiptRefused } from "../../../../domain/order/ReceiptRefused.ts"
import { euros } from "../../../support/builders/euros.ts"
import type { FakeFeature } from "../../../support/ui/shopAround.tsx"
import { done, press, refused, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

type Find = FakeFeature<"orders">["findByBarcode"]

const FOUND = {
  id: "5000001",
  isOnline: true,
  status: "PAID",
  boughtAt: "2026-11-20T10:00:00.000Z",
  total: euros(3995),
  lines: [{ sku: "1", name: "Oxford shirt", quantity: 2, size: "M", unitPrice: euros(1995) }],
}

/** Types both numbers into the form with this command, and submits it. */
async function search(findByBarcode: Find) {
  renderInShop(<OrderFinder captcha={() => <p>captcha</p>} />, { orders: { findByBarcode } })
  fireEvent.input(screen.getByLabelText("Order number"), { target: { value: "5000001" } })
  fireEvent.input(screen.getByLabelText("Barcode number"), { target: { value: "500000100000" } })
  await press(screen.getByRole("button", { name: "Find an order by barcode" }))
}

describe("an order that is found by its barcode", () => {
  it("is shown with its items and total", async () => {
    const find = vi.fn<Find>(() => done(FOUND))
    await search(find)
    expect(find.mock.calls).toEqual([[{ orderId: "5000001", barcode: "500000100000" }, undefined]])
    expect(screen.getByRole("status").textContent).toContain("Order 5000001")
    expect(screen.getByRole("listitem").textContent).toBe("2 × Oxford shirt, M")
  })

  it("F117 does not reveal which of the numbers is wrong", async () => {
    await search(() => refused(new ReceiptRefused({ reasons: [{ field: "barcode", rule: "unknown" }] })))
    expect(screen.getByText("We couldn’t find this order. Check both numbers.")).toBeDefined()
    expect(screen.getByLabelText("Barcode number").getAttribute("aria-invalid")).toBeNull()
  })

  it("requires a captcha where the store does", async () => {
    await search(() => refused(new ReceiptRefused({ reasons: [{ field: "captcha", rule: "required" }] })))
    expect(screen.getByText("captcha")).toBeDefined()
  })
})
