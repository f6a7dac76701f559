import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { OrderDetails } from "../../../../domain/order/OrderDetails.ts"
import type { Order } from "../../../../domain/order/Order.ts"
import { ConfirmationView } from "../../../../ui/features/order/ConfirmationView.tsx"
import { aCartItem } from "../../../support/builders/aCart.ts"
import { anAddress } from "../../../support/builders/anAddress.ts"
import { anOpenedOrder, aPart } from "../../../support/builders/anOpenedOrder.ts"
import { anOrder } from "../../../support/builders/anOrder.ts"
import { backendError } from "../../../support/builders/backendError.ts"
import { euros } from "../../../support/builders/euros.ts"
import { succeedWith, orderCommandsFixture, failWith } from "../../../support/ui/orderCommandsFixture.ts"
import type { FakeFeature, FakeCommands } from "../../../support/ui/shopAround.tsx"
import { press, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

/** The page of an order in this state; `asked` are the responses of its actions. */
async function show(
  opened: OrderDetails,
  asked: NonNullable<FakeCommands["orders"]> = {},
  props: { readonly order?: Order; readonly guestToken?: string; readonly isFirstView?: boolean } = {},
) {
  const commands = orderCommandsFixture({
    open: () => succeedWith(opened),
    reportPurchase: () => succeedWith(false),
    ...asked,
  })
  renderInShop(
    <ConfirmationView
      order={props.order ?? opened.order}
      isFirstView={props.isFirstView ?? true}
      guestToken={props.guestToken}
      addressForm={({ address, submit, onSubmit }) => (
        <button type="button" onClick={() => onSubmit({ ...address, city: "Girona" })}>
          {submit}
        </button>
      )}
    />,
    commands,
  )
  await vi.waitFor(() => expect(screen.getByRole("button", { name: "Receipt (PDF)" })).toBeDefined())
}
const button = (name: string) => screen.getByRole("button", { name })
const main = () => document.body.textContent ?? ""

describe("the confirmation", () => {
  it("shows the order number, payment and shipping address", async () => {
    await show(anOpenedOrder())
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Thank you, Ana")
    expect(screen.getByText("7001")).toBeDefined()
    expect(screen.getByText("Card **** 4242")).toBeDefined()
    expect(screen.getByText("28013 Madrid")).toBeDefined()
    expect(screen.getAllByText("13,95 €").length).toBeGreaterThan(0)
  })

  it("lets a guest save the order to an account, and no other visitor", async () => {
    await show(anOpenedOrder(), {}, { guestToken: "token-1" })
    expect(screen.getByRole("link", { name: "Save to an account" }).getAttribute("href")).toBe(
      "/10000034/-1/register?guestToken=token-1&orderId=7001",
    )
    cleanup()
    await show(anOpenedOrder())
    expect(screen.queryByRole("link", { name: "Save to an account" })).toBeNull()
  })

  it("F86 sends the purchase event each time it is opened, and the device sends it once", async () => {
    const reportPurchase = vi.fn<FakeFeature<"orders">["reportPurchase"]>(() => succeedWith(true))
    await show(anOpenedOrder(), { reportPurchase })
    expect(reportPurchase.mock.calls).toEqual([[anOrder()]])
  })

  it("never thanks for an order that is unpaid or cancelled", async () => {
    await show(anOpenedOrder({ order: anOrder({ status: "CANCELLED" }), actions: ["TICKET"] }))
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Order cancelled")
    cleanup()
    await show(anOpenedOrder({ order: anOrder({ status: "PENDING" }) }))
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Complete your payment")
  })

  it("shows why the order could not be read, and reads it again", async () => {
    const answers = [failWith(backendError("fault")), succeedWith(anOpenedOrder())]
    renderInShop(
      <ConfirmationView order={anOrder()} isFirstView addressForm={() => null} />,
      orderCommandsFixture({
        open: () => answers.shift() ?? succeedWith(anOpenedOrder()),
        reportPurchase: () => succeedWith(false),
      }),
    )
    await press(await screen.findByRole("button", { name: "Refresh" }))
    await vi.waitFor(() => expect(button("Receipt (PDF)")).toBeDefined())
    expect(screen.queryByRole("button", { name: "Refresh" })).toBeNull()
  })
})

describe("an unpaid order", () => {
  const order = anOrder({ status: "PENDING" })

  it("F99 can be paid as long as the shop accepts a payment, with the token of a guest", async () => {
    await show(
      anOpenedOrder({ order, repay: { isRepayable: true, start: "2026-11-15T10:00:00Z", durationSeconds: 1800 } }),
      {},
      { guestToken: "token-1" },
    )
    expect(screen.getByRole("link", { name: "Pay now" }).getAttribute("href")).toBe(
      "/10000034/-1/repayment?guestToken=token-1&orderId=7001",
    )
    await vi.waitFor(() => expect(main()).toContain("Held until"))
  })

  it("F99 reports when the shop accepts no more payment, whatever this device's clock says", async () => {
    await show(
      anOpenedOrder({ order, repay: { isRepayable: false, start: "2099-01-01T00:00:00Z", durationSeconds: 1800 } }),
    )
    expect(screen.queryByRole("link", { name: "Pay now" })).toBeNull()
    expect(main()).toContain(
      "This order can’t be paid right now. A payment may still be processing. You won’t be charged twice.",
    )
  })
})

describe("cancelling an order on its page", () => {
  const gone = anOpenedOrder({
    order: anOrder({ status: "CANCELLED" }),
    parts: [aPart({ status: "CANCELLED", isCancellable: false })],
    actions: ["TICKET"],
    refunds: [{ amount: euros(1395), isVoid: false, decidedAt: "2026-11-15T11:00:00Z" }],
  })

  it("takes two presses: the first shows the refund, the second cancels", async () => {
    const cancel = vi.fn<FakeFeature<"orders">["cancel"]>(() => succeedWith({ outcome: "cancelled", order: gone }))
    await show(anOpenedOrder(), { cancel })
    await press(button("Cancel order"))
    expect(cancel).not.toHaveBeenCalled()
    expect(screen.getByRole("group", { name: "Cancel order" }).textContent).toMatch(
      /You’ll be refunded 13,95 €.*Card \*\*\*\* 4242/,
    )
    await press(button("Yes, cancel"))
    expect(cancel.mock.calls).toEqual([["7001", {}]])
    expect(screen.getAllByText(/cancel/i).map(({ textContent }) => textContent)).toEqual([
      "Order cancelled",
      "Order number 7001 · Cancelled",
      "Cancellation confirmed",
    ])
    expect(main()).toMatch(/Refunded: 13,95 €/)
    expect(screen.queryByRole("button", { name: "Cancel order" })).toBeNull()
    expect(document.activeElement?.textContent).toBe("Cancellation confirmed")
  })

  it("can be aborted", async () => {
    await show(anOpenedOrder())
    await press(button("Cancel order"))
    await press(button("No, go back"))
    expect(button("Cancel order")).toBeDefined()
  })

  it("reports in a second tab that it was cancelled already, or that it is on its way", async () => {
    await show(anOpenedOrder(), { cancel: () => succeedWith({ outcome: "before", order: gone }) })
    await press(button("Cancel order"))
    await press(button("Yes, cancel"))
    expect(main()).toContain("This was already cancelled")
    cleanup()
    await show(anOpenedOrder(), {
      cancel: () =>
        succeedWith({
          outcome: "tooLate",
          order: anOpenedOrder({ order: anOrder({ status: "SHIPPED" }), actions: ["TICKET"] }),
        }),
    })
    await press(button("Cancel order"))
    await press(button("Yes, cancel"))
    expect(main()).toContain("This order is on its way and can’t be cancelled. You can return it after it arrives.")
    expect(main()).toContain("On its way")
  })

  it("shows why the shop refuses, and the order is unchanged", async () => {
    await show(anOpenedOrder(), { cancel: () => failWith(backendError("unreachable")) })
    await press(button("Cancel order"))
    await press(button("Yes, cancel"))
    expect(
      screen
        .getAllByRole("alert")
        .map(({ textContent }) => textContent)
        .join(""),
    ).not.toBe("")
    expect(button("Yes, cancel")).toBeDefined()
  })

  it("cancels one parcel of several, and with a guest's token parcels only", async () => {
    const parts = [
      aPart({ id: "700101", totalProduct: euros(600) }),
      aPart({ id: "700102", status: "CANCELLED", isCancellable: false }),
      aPart({ id: "700103" }),
    ]
    const cancel = vi.fn<FakeFeature<"orders">["cancel"]>(() =>
      succeedWith({ outcome: "cancelled", order: anOpenedOrder({ parts, openedBy: "token", actions: ["TICKET"] }) }),
    )
    await show(anOpenedOrder({ parts, openedBy: "token", actions: ["TICKET"] }), { cancel }, { guestToken: "token-1" })
    expect(screen.queryByRole("button", { name: "Cancel order" })).toBeNull()
    expect(screen.queryByRole("button", { name: "Cancel parcel 2" })).toBeNull()
    await press(button("Cancel parcel 1"))
    expect(screen.getByRole("group", { name: "Cancel parcel 1" }).textContent).toMatch(/up to .*6,00 €/)
    await press(button("Yes, cancel"))
    expect(cancel.mock.calls).toEqual([["7001", { partId: "700101", guestToken: "token-1" }]])
  })

  it("counts parcels without emailed items, and cancels those by their own name", async () => {
    const [garment, giftCard] = [aCartItem("1001"), aCartItem("9280", 1, { itemType: "virtualGiftCard" })]
    const parts = [
      aPart({ id: "700101", lines: [{ orderItemId: giftCard.id, quantity: 1 }] }),
      aPart({ id: "700102", lines: [{ orderItemId: garment.id, quantity: 1 }] }),
    ]
    await show(anOpenedOrder({ order: anOrder({ items: [garment, giftCard] }), parts }))
    const region = within(screen.getByRole("region", { name: "Parcels and emails" }))
    expect(region.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent?.split(" · ")[0])).toEqual(
      ["Parcel 1", "By email"],
    )
    expect(region.getAllByRole("button").map((each) => each.textContent)).toEqual([
      "Cancel parcel 1",
      "Cancel emailed items",
    ])
    cleanup()
    await show(anOpenedOrder({ parts: [aPart(), aPart({ id: "700102" })] }))
    expect(screen.getByRole("region", { name: "Parcels" })).toBeDefined()
  })

  it("of an order in one parcel cancels that parcel with a guest's token", async () => {
    const cancel = vi.fn<FakeFeature<"orders">["cancel"]>(() => succeedWith({ outcome: "cancelled", order: gone }))
    await show(anOpenedOrder({ openedBy: "token", actions: ["TICKET"] }), { cancel }, { guestToken: "token-1" })
    await press(button("Cancel order"))
    await press(button("Yes, cancel"))
    expect(cancel.mock.calls).toEqual([["7001", { partId: aPart().id, guestToken: "token-1" }]])
  })
})

describe("changing the shipping address of an order on its page", () => {
  it("uses the checkout's form, and shows the new address", async () => {
    const changed = anOrder({ address: { ...anAddress(), city: "Girona" } })
    const changeAddress = vi.fn<FakeFeature<"orders">["changeAddress"]>(() =>
      succeedWith({ outcome: "changed", order: anOpenedOrder({ order: changed }) }),
    )
    await show(anOpenedOrder(), { changeAddress })
    await press(button("Change address"))
    await press(button("Save address"))
    expect(changeAddress.mock.calls[0]?.[1]).toMatchObject({ city: "Girona" })
    expect(main()).toContain("Address changed")
    expect(screen.getByText("28013 Girona Madrid")).toBeDefined()
  })

  it("is not offered once the order is on its way, nor with a token alone", async () => {
    await show(anOpenedOrder({ actions: ["TICKET"] }))
    expect(screen.queryByRole("button", { name: "Change address" })).toBeNull()
  })
})
