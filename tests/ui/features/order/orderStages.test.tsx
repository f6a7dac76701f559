import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { orderStage } from "../../../../domain/order/orderStage.ts"
import { ConfirmationView } from "../../../../ui/features/order/ConfirmationView.tsx"
import { createTranslate } from "../../../../ui/text/createTranslate.ts"
import type { TextLanguage } from "../../../../ui/text/textLanguages.ts"
import { loadTexts } from "../../../../ui/text/loadTexts.ts"
import { orderHeadline } from "../../../../ui/features/shared/labels/orderHeadline.ts"
import { orderStatus } from "../../../../ui/features/shared/labels/orderStatus.ts"
import { orderSteps } from "../../../../ui/features/shared/labels/orderSteps.ts"
import { aCartItem } from "../../../support/builders/aCart.ts"
import { anOpenedOrder } from "../../../support/builders/anOpenedOrder.ts"
import { anOrder } from "../../../support/builders/anOrder.ts"
import { succeedWith, orderCommandsFixture } from "../../../support/ui/orderCommandsFixture.ts"
import { renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const LANGUAGES: readonly TextLanguage[] = [
  "ar",
  "ca",
  "de",
  "en",
  "es",
  "fr",
  "he",
  "it",
  "ja",
  "ko",
  "pl",
  "pt",
  "zh",
]
const PLACE = { kind: "store", physicalStoreId: "1001" } as const
const SENT = {}
const COLLECTED = { collectedAt: PLACE }
/** State, delivery method, stage, and the announced next step. */
const TABLE = [
  ["PENDING", SENT, "unpaid", []],
  ["PAID", SENT, "preparing", ["orders.nextPack", "orders.nextSend", "orders.nextReturn"]],
  ["confirmed", SENT, "preparing", ["orders.nextPack", "orders.nextSend", "orders.nextReturn"]],
  ["SHIPPED", SENT, "shipped", ["orders.nextReturn"]],
  ["DELIVERED", SENT, "delivered", ["orders.nextReturn"]],
  ["CANCELLED", SENT, "cancelled", []],
  ["REFUNDED", SENT, "refunded", []],
  ["ON_THE_MOON", SENT, "unknown", []],
  ["PENDING", COLLECTED, "unpaid", []],
  ["PAID", COLLECTED, "preparing", ["orders.nextPack", "orders.nextPickup", "orders.nextReturn"]],
  ["SHIPPED", COLLECTED, "ready", ["orders.nextReturn"]],
  ["DELIVERED", COLLECTED, "collected", ["orders.nextReturn"]],
  ["CANCELLED", COLLECTED, "cancelled", []],
  ["REFUNDED", COLLECTED, "refunded", []],
] as const

describe("The status text of an order", () => {
  it.each(TABLE)(
    "that is %s (%o) is that it is %s, with the next steps and no past ones",
    (status, place, stage, steps) => {
      const order = anOrder({ status, ...place })
      expect([orderStage(order), orderSteps(order)]).toEqual([stage, steps])
    },
  )

  it.each(LANGUAGES)("has in %s a headline, a sentence and a label for each stage", async (language) => {
    const t = createTranslate(language, await loadTexts(language, ["browse", "orders"]))
    const stages = TABLE.filter(([status]) => status !== "confirmed").filter(
      ([, , stage], index, all) => all.findIndex(([, , other]) => other === stage) === index,
    )
    const headlines = stages.map(([status, place]) => orderHeadline(anOrder({ status, ...place }), t))
    const words = stages.map(([status, place]) => orderStatus({ status, ...place }, t))
    expect([new Set(headlines.map(({ title }) => title)).size, new Set(words).size]).toEqual([
      stages.length,
      stages.length,
    ])
    for (const { title, text } of headlines) expect(`${title} ${text}`).not.toContain("???")
  })

  it.each(TABLE)(
    "on its page, %s (%o), matches its state: nothing delivered is shown as packed, and only future days are named",
    async (status, place, stage, steps) => {
      const order = anOrder({ status, ...place, earliest: "2026-11-20", latest: "2026-11-22" })
      const commands = orderCommandsFixture({
        open: () => succeedWith(anOpenedOrder({ order, actions: ["TICKET"] })),
        reportPurchase: () => succeedWith(false),
        collection: () => succeedWith(undefined),
      })
      renderInShop(<ConfirmationView order={order} isFirstView addressForm={() => null} />, commands)
      await vi.waitFor(() => expect(screen.getByRole("button", { name: "Receipt (PDF)" })).toBeDefined())
      const message = document.body.textContent ?? ""
      expect([
        message.includes("pack your items"),
        message.includes("We’ll email you when your order is on its way."),
        message.includes("What happens next"),
      ]).toEqual([stage === "preparing", stage === "preparing" && place === SENT, steps.length > 0])
      const days = screen.getByRole("region", { name: "Delivery" }).textContent ?? ""
      expect(days.includes("20")).toBe(["unpaid", "preparing", "shipped", "ready"].includes(stage))
      expect(message.includes("Thank you")).toBe(stage === "preparing")
    },
  )

  it("names the sending time of gift cards as long as one is unsent, and packs none", () => {
    const card = { ...aCartItem("9001"), itemType: "virtualGiftCard" as const }
    const stepsAt = (status: string) => orderSteps(anOrder({ status, items: [card] }))
    expect([stepsAt("PAID"), stepsAt("CANCELLED"), stepsAt("REFUNDED")]).toEqual([["orders.nextGiftCards"], [], []])
  })
})
