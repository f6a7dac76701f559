import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { Invoice } from "../../../../domain/order/Invoice.ts"
import { InvoiceRefused } from "../../../../domain/order/InvoiceRefused.ts"
import type { OrderDetails } from "../../../../domain/order/OrderDetails.ts"
import { InvoiceSlot } from "../../../../ui/features/order/InvoiceSlot.tsx"
import { anAddress } from "../../../support/builders/anAddress.ts"
import { anOpenedOrder } from "../../../support/builders/anOpenedOrder.ts"
import { anOrder } from "../../../support/builders/anOrder.ts"
import { euros } from "../../../support/builders/euros.ts"
import { succeedWith, orderCommandsFixture, failWith } from "../../../support/ui/orderCommandsFixture.ts"
import type { FakeFeature, FakeCommands } from "../../../support/ui/shopAround.tsx"
import { press, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const anInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  id: "41",
  number: "10000034-2026-000001",
  orderIds: ["7001"],
  isReplaced: false,
  total: euros(1395),
  tax: euros(242),
  net: euros(1153),
  fileName: "1.pdf",
  issuedAt: "2026-01-05T09:00:00Z",
  ...changes,
})
const show = (opened: OrderDetails, asked: NonNullable<FakeCommands["orders"]>, guestToken?: string) =>
  renderInShop(<InvoiceSlot opened={opened} guestToken={guestToken} />, orderCommandsFixture(asked))
const button = (name: string | RegExp) => screen.findByRole("button", { name })
const inMexico = anOpenedOrder({
  order: anOrder({ billing: { ...anAddress(), countryCode: "MX" } }),
  actions: ["INVOICE", "TICKET"],
})

describe("the invoice of an order", () => {
  it("is requested after the purchase, in Mexico with its use", async () => {
    const invoice = vi.fn<FakeFeature<"orders">["invoice"]>(() => succeedWith(anInvoice({ use: "G01" })))
    show(inMexico, { invoice })
    await press(await button("Request invoice"))
    fireEvent.change(await screen.findByLabelText("Invoice use"), { target: { value: "G01" } })
    await press(await button("Request invoice"))
    expect(invoice.mock.calls).toEqual([["7001", "G01"]])
    expect((await screen.findByRole("status")).textContent).toContain("10000034-2026-000001")
    expect(screen.queryByRole("button", { name: "Request invoice" })).toBeNull()
  })

  it("is requested elsewhere without any use", async () => {
    const invoice = vi.fn<FakeFeature<"orders">["invoice"]>(() => succeedWith(anInvoice()))
    show(anOpenedOrder({ actions: ["INVOICE"] }), { invoice })
    await press(await button("Request invoice"))
    expect(await button(/^Invoice .*10000034-2026-000001/)).toBeDefined()
    expect(screen.queryByLabelText("Invoice use")).toBeNull()
    expect(invoice.mock.calls).toEqual([["7001", "S01"]])
  })

  it("shows its recipient, its type and the packaging of the order", () => {
    show(
      anOpenedOrder({
        order: anOrder({
          wishes: {
            invoice: { vatin: "12345678Z", egui: { kind: "carrier", carrier: "/ABC.123" } },
            isJoinLife: true,
            reusableBox: true,
          },
        }),
        actions: [],
      }),
      {},
    )
    for (const text of ["12345678Z", "/ABC.123", "More sustainable packaging", "Reusable box"])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.queryByRole("button")).toBeNull()
  })

  it("replaces another with each error at its field, and keeps the input", async () => {
    const updateInvoiceCustomer = vi
      .fn<FakeFeature<"orders">["updateInvoiceCustomer"]>()
      .mockReturnValueOnce(failWith(new InvoiceRefused({ reasons: [{ field: "vat", rule: "taxNumber" }] })))
      .mockReturnValueOnce(succeedWith(anInvoice({ id: "42", number: "10000034-2026-000002" })))
    show(anOpenedOrder({ invoices: [anInvoice()], actions: [] }), { updateInvoiceCustomer })
    await press(await button("Invoice"))
    await press(await button("Correct invoice"))
    fireEvent.input(screen.getByLabelText("Tax number"), { target: { value: "12345678A" } })
    await press(await button("Replace invoice"))
    expect(screen.getByText("Check this number for typing mistakes")).toBeDefined()
    const field = screen.getByLabelText<HTMLInputElement>("Tax number")
    expect([field.value, document.activeElement]).toEqual(["12345678A", field])
    fireEvent.input(field, { target: { value: "12345678Z" } })
    await press(await button("Replace invoice"))
    expect(updateInvoiceCustomer.mock.calls[1]?.[1]).toMatchObject({ vat: "12345678Z", name: "Ana", countryCode: "ES" })
    expect(document.body.textContent).toContain("Invoice 10000034-2026-000001 (replaced)")
  })

  it("is found by a guest's token, and not without one", async () => {
    const guestInvoices = vi.fn<FakeFeature<"orders">["guestInvoices"]>(() => succeedWith([anInvoice()]))
    show(anOpenedOrder({ openedBy: "token", actions: ["TICKET"] }), { guestInvoices }, "token-1")
    await press(await button("Invoice"))
    expect(await button(/10000034-2026-000001/)).toBeDefined()
    expect(guestInvoices.mock.calls).toEqual([["7001", "token-1"]])
    cleanup()
    show(anOpenedOrder({ openedBy: "token", actions: ["TICKET"] }), {})
    expect(screen.queryByRole("button")).toBeNull()
  })
})
