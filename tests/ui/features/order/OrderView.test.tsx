import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { OrderPageData } from "../../../../application/order/OrderPageData.ts"
import type { OrderDetails } from "../../../../domain/order/OrderDetails.ts"
import type { OrderEvent } from "../../../../domain/order/OrderWithParts.ts"
import { orderOptions } from "../../../../domain/order/orderOptions.ts"
import { orderStage } from "../../../../domain/order/orderStage.ts"
import { trackOrder } from "../../../../domain/order/trackOrder.ts"
import { OrderView } from "../../../../ui/features/order/page/OrderView.tsx"
import { STEP_LABELS, stepHeadline } from "../../../../ui/features/shared/labels/stepHeadline.ts"
import { chatOpening } from "../../../../ui/runtime/chatOpening.ts"
import { createTranslate } from "../../../../ui/text/createTranslate.ts"
import { loadTexts } from "../../../../ui/text/loadTexts.ts"
import type { TextLanguage } from "../../../../ui/text/textLanguages.ts"
import { aCart, aCartItem } from "../../../support/builders/aCart.ts"
import { anOpenedOrder, aPart } from "../../../support/builders/anOpenedOrder.ts"
import { anOrder } from "../../../support/builders/anOrder.ts"
import { succeedWith } from "../../../support/ui/orderCommandsFixture.ts"
import type { FakeCommands } from "../../../support/ui/shopAround.tsx"
import { press, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const LANGUAGES: readonly TextLanguage[] = [
  "en",
  "en-US",
  "es",
  "ca",
  "fr",
  "de",
  "it",
  "pt",
  "pl",
  "ja",
  "zh",
  "ko",
  "ar",
  "he",
]
const AT = "2026-11-15T10:00:00Z"
const events = (...types: readonly OrderEvent["type"][]) => types.map((type) => ({ type, at: AT }))

function show(
  order: OrderDetails,
  commands: FakeCommands = {},
  props: { readonly guestToken?: string; readonly parameters?: Readonly<Record<string, string>> } = {},
) {
  const loaded: OrderPageData = {
    order,
    options: orderOptions(orderStage(order.order), { canReturn: true, canWithdraw: true }),
    lastReturnDay: "2026-12-15",
  }
  renderInShop(
    <OrderView
      loaded={loaded}
      guestToken={props.guestToken}
      parameters={props.parameters ?? {}}
      addressForm={() => null}
    />,
    commands,
  )
}
const linkNames = () =>
  within(screen.getByRole("region", { name: "Manage your order" }))
    .getAllByRole("link")
    .map((link) => link.textContent)

describe("the page of an order", () => {
  it("opens the chat about the order, and shows no agent the address that opens a guest's order", async () => {
    for (const guestToken of [undefined, "g0"]) {
      show(anOpenedOrder(), {}, guestToken === undefined ? {} : { guestToken })
      await press(screen.getByRole("button", { name: "Chat with us" }))
      const { context, subject } = chatOpening.current() ?? {}
      expect(context).toEqual({ orderId: "7001" })
      expect(subject?.title).toBe(guestToken === undefined ? "Order number 7001" : undefined)
      cleanup()
    }
    chatOpening.set(undefined)
  })

  it.each([
    ["PENDING", [], "Complete your payment", ["Withdraw from the contract", "Contact us about this order"]],
    ["PAID", [], "We’re preparing your order", "all"],
    ["PAID", ["PACKED"], "Your order is packed", "all"],
    ["SHIPPED", [], "Your order is on its way", "all"],
    ["SHIPPED", ["OUT_FOR_DELIVERY"], "Your order is out for delivery", "all"],
    ["DELIVERED", [], "Your order has been delivered", "all"],
    ["DELIVERED", ["RETURNED"], "We’ve received your return", "all"],
    ["CANCELLED", [], "Order cancelled", ["Report a problem", "Contact us about this order"]],
    ["REFUNDED", [], "Order refunded", ["Report a problem", "Contact us about this order"]],
    [
      "LOST",
      [],
      "Your order is in progress",
      ["Withdraw from the contract", "Report a problem", "Contact us about this order"],
    ],
  ] as const)("in the state %s with %o says “%s” and offers its actions", (status, types, title, links) => {
    show(anOpenedOrder({ order: anOrder({ status }), events: events(...types), actions: [] }))
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title)
    expect(linkNames()).toEqual(
      links === "all"
        ? [
            "Return or exchange",
            "Returns for this order",
            "Withdraw from the contract",
            "Report a problem",
            "Contact us about this order",
          ]
        : links,
    )
    expect(document.body.textContent).not.toContain("???")
  })

  it("marks the current step, dates those that have happened, and thanks no one", () => {
    show(anOpenedOrder({ order: anOrder({ status: "SHIPPED" }), events: events("PLACED", "SHIPPED") }))
    const steps = within(screen.getByRole("region", { name: "Order progress" })).getAllByRole("listitem")
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      "Order placed (done)15 November 2026",
      "Paid (done)",
      "Packed (done)",
      "On its way (done)15 November 2026",
      "Out for delivery (to come)",
      "Delivered (to come)",
    ])
    expect(steps.findIndex((step) => step.getAttribute("aria-current") === "step")).toBe(3)
    expect(document.body.textContent).not.toContain("Thank you")
  })

  it("shows the carrier, the number and an external link of each parcel", () => {
    const parcel = { carrier: "Northway", trackingNumber: "NW123456", trackingUrl: "/sandbox/track/NW123456" }
    show(anOpenedOrder({ order: anOrder({ status: "SHIPPED" }), parts: [aPart({ status: "SHIPPED", parcel })] }))
    const parcels = within(screen.getByRole("region", { name: "Parcels" }))
    expect(parcels.getByText("Northway")).toBeDefined()
    expect(parcels.getByText("NW123456").getAttribute("dir")).toBe("ltr")
    const link = parcels.getByRole("link", { name: "Track parcel" })
    expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([parcel.trackingUrl, "noopener noreferrer"])
  })

  it("carries a guest's token to the pages of the order, and offers no list of an account", () => {
    show(anOpenedOrder({ openedBy: "token", actions: [] }), {}, { guestToken: "g0" })
    expect(screen.getByRole("link", { name: "Return or exchange" }).getAttribute("href")).toBe(
      "/10000034/-1/orders/7001/return?guestToken=g0",
    )
    expect(screen.getByRole("link", { name: "Contact us about this order" }).getAttribute("href")).toBe(
      "/10000034/-1/contact?guestToken=g0&orderId=7001",
    )
    expect(screen.queryByRole("link", { name: "View all orders" })).toBeNull()
  })

  it("adds the items to the bag again, and lists those that are not available", async () => {
    const left = [
      { id: "1", name: "Linen shirt", size: "M", added: 0, reason: "unavailable" as const },
      { id: "2", name: "Wool coat", added: 1, reason: "unavailable" as const },
    ]
    show(anOpenedOrder({ actions: [] }), {
      orders: { reorder: () => succeedWith({ cart: aCart([aCartItem("1001")]), added: 2, left }) },
    })
    await press(screen.getByRole("button", { name: "Buy again" }))
    expect((await screen.findByText("Added to your bag, except for:")).textContent).toBeDefined()
    expect(screen.getByText(/Linen shirt, M/)).toBeDefined()
    expect(screen.getByText("Wool coat").parentElement?.textContent).toBe("Wool coat – only 1 added")
    expect(screen.getByRole("link", { name: "View bag" }).getAttribute("href")).toBe("/10000034/-1/cart")
  })

  it("shows the result of the form without scripts from its address", () => {
    show(anOpenedOrder({ actions: [] }), {}, { parameters: { added: "1", left: "item-1001,<script>" } })
    expect(screen.getByText("Added to your bag, except for:")).toBeDefined()
    expect(screen.getByText("Garment 1001", { selector: "li bdi" })).toBeDefined()
  })

  it.each(LANGUAGES)("has in %s a headline and a label for every step", async (language) => {
    const t = createTranslate(language, await loadTexts(language, ["orders", "orderPages"]))
    const headlines = (["PAID", "SHIPPED", "DELIVERED", "CANCELLED", "REFUNDED", "LOST", "PENDING"] as const)
      .flatMap((status) => [[status, []] as const, [status, events("PACKED", "OUT_FOR_DELIVERY", "RETURNED")] as const])
      .map(([status, happened]) =>
        stepHeadline(trackOrder({ order: anOrder({ status }), parts: [], refunds: [], events: happened }), t),
      )
    const all = [
      ...headlines.map(({ title, text }) => `${title} ${text}`),
      ...Object.values(STEP_LABELS).map((key) => t(key)),
    ]
    expect(all.filter((text) => text.includes("???"))).toEqual([])
    expect(new Set(Object.values(STEP_LABELS).map((key) => t(key))).size).toBeGreaterThanOrEqual(10)
  })
})
