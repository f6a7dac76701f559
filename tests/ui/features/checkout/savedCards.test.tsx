import { act, cleanup, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { PaymentMethod } from "../../../../domain/checkout/PaymentMethod.ts"
import type { WalletCard } from "../../../../domain/wallet/WalletCard.ts"
import { PaymentStep } from "../../../../ui/features/checkout/payment/PaymentStep.tsx"
import type { PaymentChoice } from "../../../../application/checkout/tracking/submittedPayments.ts"
import { TextProvider } from "../../../../ui/runtime/TextProvider.tsx"
import { createTranslate } from "../../../../ui/text/createTranslate.ts"
import { paymentTexts, purchaseTexts } from "../../../support/ui/englishTexts.ts"
import { anOrderId } from "../../../support/builders/aCart.ts"
import { euros } from "../../../support/builders/euros.ts"
import { fakePaymentCommands } from "../../../support/ui/fakePaymentCommands.ts"
import { done, press, renderInShop, declareCardEntry } from "../../../support/ui/shopAround.tsx"

beforeEach(() => {
  document.cookie = "user_type=registered; path=/"
})
afterEach(() => {
  cleanup()
  document.cookie = "user_type=; max-age=0; path=/"
})

const texts = createTranslate("en", purchaseTexts, paymentTexts)
const CARD: WalletCard = {
  id: "4242",
  hash: "h4242",
  network: "visa",
  lastDigits: "4242",
  holder: "ANA",
  month: 12,
  year: 2030,
  isDefault: true,
  isExpired: false,
}
const code = () => screen.queryByLabelText("Security code") ?? document.querySelector("iframe")

/** The payment step of a registered customer with a saved card, in a store that requires its code or does not say. */
async function toPay(changes: Pick<PaymentMethod, "requiresSecurityCode">) {
  const paid: PaymentChoice[] = []
  const commands = fakePaymentCommands({
    savedCards: () => done({ cards: [CARD], maximum: 10 }),
    hasDeviceWallet: () => done(false),
    preferredMethod: () => done(undefined),
    savePreferredMethod: () => done(undefined),
    loadGiftCards: () => done(undefined),
  })
  renderInShop(
    <TextProvider translate={texts}>
      <PaymentStep
        orderId={anOrderId()}
        methods={[{ id: "1", kind: "card", name: "Card", networks: ["visa"], ...changes }]}
        total={euros(3000)}
        refused={[]}
        gone={undefined}
        draft={{}}
        onDraftChange={() => undefined}
        onPay={(choice) => void paid.push(choice)}
        captcha={() => null}
      />
    </TextProvider>,
    { payments: commands },
  )
  await act(async () => undefined)
  return paid
}

describe("a saved card in a store that requires no security code", () => {
  it.each([
    ["into the page", "direct"],
    ["into the frame of a vault", "https://vault.example/frame"],
  ])("pays with one press and no input, also where cards are typed %s", async (_, way) => {
    declareCardEntry(way)
    const paid = await toPay({ requiresSecurityCode: false })
    expect(code()).toBeNull()
    await press(screen.getByRole("button", { name: "Place order and pay 30,00 € · Visa ending in 4242" }))
    // Without a code, one click pays.
    expect(paid).toEqual([{ payment: { by: "savedCard", methodId: "1", cardHash: "h4242" }, giftCards: [] }])
  })

  it.each([[{}], [{ requiresSecurityCode: true }]])(
    "is the only one that does: with %j its code is required",
    async (asks) => {
      declareCardEntry("direct")
      const paid = await toPay(asks)
      expect(code()).not.toBeNull()
      await press(screen.getByRole("button", { name: /^Place order and pay / }))
      expect(paid).toEqual([])
    },
  )
})
