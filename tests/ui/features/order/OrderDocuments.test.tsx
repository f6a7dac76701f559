import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { OrderDetails } from "../../../../domain/order/OrderDetails.ts"
import { GiftReceiptRefused } from "../../../../domain/order/GiftReceiptRefused.ts"
import { BusinessConfirm } from "../../../../ui/features/order/BusinessConfirm.tsx"
import { PickupStatus } from "../../../../ui/features/order/PickupStatus.tsx"
import { OrderDocuments } from "../../../../ui/features/order/OrderDocuments.tsx"
import { aCartItem } from "../../../support/builders/aCart.ts"
import { anOpenedOrder } from "../../../support/builders/anOpenedOrder.ts"
import { anOrder } from "../../../support/builders/anOrder.ts"
import { succeedWith, orderCommandsFixture } from "../../../support/ui/orderCommandsFixture.ts"
import type { FakeFeature, FakeCommands } from "../../../support/ui/shopAround.tsx"
import { press, renderInShop } from "../../../support/ui/shopAround.tsx"

const file = (mediaType: string, name?: string) => ({
  mediaType,
  bytes: new Uint8Array([137, 80]),
  ...(name === undefined ? {} : { name }),
})
const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  document.cookie = "user_type=; max-age=0"
})

const show = (opened: OrderDetails, asked: NonNullable<FakeCommands["orders"]>, guestToken?: string) =>
  renderInShop(<OrderDocuments opened={opened} guestToken={guestToken} />, orderCommandsFixture(asked))
const button = (name: string) => screen.getByRole("button", { name })

describe("the documents of an order", () => {
  it("are a receipt and a wallet pass to save, each announced when it is saved", async () => {
    show(anOpenedOrder(), {
      ticket: () => succeedWith(file("application/pdf", "ticket-7001.pdf")),
      pass: () => succeedWith(file("application/vnd.apple.pkpass")),
    })
    await press(button("Receipt (PDF)"))
    expect(screen.getByText(/Saved: .*ticket-7001\.pdf/)).toBeDefined()
    await press(button("Add to Wallet"))
    expect(saved).toEqual(["ticket-7001.pdf", "order-7001.pkpass"])
  })

  it("are codes that are shown, with a text for customers who cannot see them", async () => {
    show(anOpenedOrder(), { codes: () => succeedWith([file("image/png"), file("image/png")] as const) })
    await press(button("Show codes"))
    expect(screen.getByRole("img", { name: "Barcode of order 7001" }).getAttribute("src")).toBe(
      "data:image/png;base64,iVA=",
    )
    expect(screen.getByRole("img", { name: "QR code of order 7001" })).toBeDefined()
    expect(document.body.textContent).toContain(
      "Show either code in store for returns or questions. If it can’t be scanned, give your order number:",
    )
  })

  it("are with a guest's token the receipt alone", async () => {
    const ticket = vi.fn<FakeFeature<"orders">["ticket"]>(() => succeedWith(file("application/pdf")))
    show(anOpenedOrder({ openedBy: "token", actions: ["TICKET"] }), { ticket }, "token-1")
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Receipt (PDF)"])
    await press(button("Receipt (PDF)"))
    expect([ticket.mock.calls, saved]).toEqual([[["7001", "token-1"]], ["ticket-7001.pdf"]])
  })
})

describe("a gift receipt", () => {
  const shirt = { ...aCartItem("1001"), name: "Linen shirt", quantity: 3 }
  const opened = anOpenedOrder({ order: anOrder({ items: [shirt] }), parts: [] })

  it("covers the chosen quantity of each line, and no more than were bought", async () => {
    const giftTicket = vi.fn<FakeFeature<"orders">["giftTicket"]>(() =>
      succeedWith(file("application/pdf", "gift-ticket-7001-1.pdf")),
    )
    show(opened, { giftTicket })
    await press(button("Gift receipt"))
    const choice = screen.getByLabelText(/Linen shirt/)
    expect(choice.querySelectorAll("option")).toHaveLength(4)
    fireEvent.change(choice, { target: { value: "2" } })
    await press(button("Download gift receipt (PDF)"))
    expect([giftTicket.mock.calls[0]?.[1], saved]).toEqual([
      [{ orderItemId: shirt.id, quantity: 2 }],
      ["gift-ticket-7001-1.pdf"],
    ])
  })

  it("asks to choose something", async () => {
    show(opened, {
      giftTicket: () => Promise.resolve({ ok: false, error: new GiftReceiptRefused({ rule: "required" }) }),
    })
    await press(button("Gift receipt"))
    await press(button("Download gift receipt (PDF)"))
    expect(screen.getByText("Select at least one item")).toBeDefined()
  })

  it("is not offered for an order that is not paid", () => {
    show(anOpenedOrder({ order: anOrder({ status: "PENDING" }) }), {})
    expect(screen.queryByRole("button", { name: "Gift receipt" })).toBeNull()
  })
})

describe("a business client's confirmation", () => {
  const isBusiness: FakeFeature<"orders">["isBusiness"] = () => Promise.resolve({ ok: true, value: true })
  const confirmBusiness: FakeFeature<"orders">["confirmBusiness"] = () =>
    succeedWith({ orderId: anOrder().id, status: "PAID", confirmedAt: "2026-11-15T10:00:00Z" })

  it("is offered to business clients, and shows the time of the company's confirmation", async () => {
    document.cookie = "user_type=registered"
    renderInShop(<BusinessConfirm opened={anOpenedOrder()} />, orderCommandsFixture({ isBusiness, confirmBusiness }))
    await press(await screen.findByRole("button", { name: "Confirm order" }))
    expect(screen.getByText("Confirmed on 15 November 2026")).toBeDefined()
    expect(screen.queryByRole("button", { name: "Confirm order" })).toBeNull()
  })

  it("is neither offered to other customers nor for a cancelled order", async () => {
    renderInShop(<BusinessConfirm opened={anOpenedOrder()} />, orderCommandsFixture({}))
    expect(screen.queryByRole("button")).toBeNull()
    cleanup()
    document.cookie = "user_type=registered"
    const asked = vi.fn<FakeFeature<"orders">["isBusiness"]>(isBusiness)
    renderInShop(
      <BusinessConfirm opened={anOpenedOrder({ order: anOrder({ status: "CANCELLED" }) })} />,
      orderCommandsFixture({ isBusiness: asked }),
    )
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    expect(screen.queryByRole("button")).toBeNull()
  })
})

describe("a click-and-collect order", () => {
  const place = { kind: "store", physicalStoreId: "5001" } as const
  const opened = anOpenedOrder({ order: anOrder({ collectedAt: place }) })
  const showAt = (status: string) =>
    renderInShop(
      <PickupStatus opened={opened} />,
      orderCommandsFixture({
        collection: () => succeedWith({ place, status, pickupCode: "48120733905513882164", keptUntil: "2026-11-29" }),
      }),
    )

  it("shows the code for the counter, and its deadline once it is ready", async () => {
    showAt("PREPARING")
    await screen.findByText("48120733905513882164")
    expect(document.body.textContent).not.toContain("kept for you")
    cleanup()
    showAt("READY")
    await screen.findByText("Ready to collect")
    expect(screen.getByText("Held until Sunday 29 November")).toBeDefined()
  })

  it("has no code after it was collected, and no status after it was cancelled", async () => {
    showAt("COLLECTED")
    await screen.findByText("Collected")
    expect(document.body.textContent).not.toContain("48120733905513882164")
    cleanup()
    showAt("CANCELLED")
    await vi.waitFor(() => expect(document.body.textContent).toBe(""))
  })

  it("is not polled with a guest's token, nor for an order that is shipped", () => {
    for (const other of [anOpenedOrder(), anOpenedOrder({ ...opened, openedBy: "token" })])
      renderInShop(<PickupStatus opened={other} />, orderCommandsFixture({}))
    expect(document.body.textContent).toBe("")
  })
})
