import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { BackendError } from "../../../../application/shared/BackendError.ts"
import type { CardAdjustments } from "../../../../domain/payment/CardAdjustment.ts"
import { GiftCards } from "../../../../ui/features/checkout/payment/GiftCards.tsx"
import { TextProvider } from "../../../../ui/runtime/TextProvider.tsx"
import { createTranslate } from "../../../../ui/text/createTranslate.ts"
import { paymentTexts, purchaseTexts } from "../../../support/ui/englishTexts.ts"
import { anOrderId } from "../../../support/builders/aCart.ts"
import { euros } from "../../../support/builders/euros.ts"
import { aCaptcha } from "../../../support/ui/aCaptcha.tsx"
import { fakePaymentCommands } from "../../../support/ui/fakePaymentCommands.ts"
import type { FakeFeature } from "../../../support/ui/shopAround.tsx"
import { done, press, refused, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const orderId = anOrderId()
const texts = createTranslate("en", purchaseTexts, paymentTexts)
const paysPart: CardAdjustments = {
  adjustments: [{ cardHash: "4444", amount: euros(1000), balance: euros(5000), maskedNumber: "**** 4444" }],
  remaining: euros(2000),
}
const rejected = (key: string) =>
  refused(
    new BackendError({
      operation: "addCardAdjustments",
      reason: { _tag: "Rejected", key, parameters: [], causes: [], fields: [] },
    }),
  )

function Place() {
  const [adjustments, setAdjustments] = useState(paysPart)
  return (
    <TextProvider translate={texts}>
      <GiftCards
        payment={{ orderId, guestToken: undefined, isRepay: false }}
        adjustments={adjustments}
        left={adjustments.remaining}
        onChange={setAdjustments}
        captcha={aCaptcha}
      />
    </TextProvider>
  )
}

it("F107 the captcha for a gift card is not affected by the removal of another", async () => {
  const addGiftCard = vi
    .fn<FakeFeature<"payments">["addGiftCard"]>()
    .mockReturnValueOnce(rejected("_ERR_CAPTCHA"))
    .mockReturnValueOnce(done(paysPart))
  const removeGiftCard = vi
    .fn<FakeFeature<"payments">["removeGiftCard"]>()
    .mockReturnValueOnce(rejected("_ERR_CAPTCHA"))
    .mockReturnValueOnce(done({ adjustments: [], remaining: euros(3000) }))
  renderInShop(<Place />, { payments: fakePaymentCommands({ addGiftCard, removeGiftCard }) })
  const details = screen.getByText("Pay with a gift card").closest("details")
  await act(async () => {
    details?.setAttribute("open", "")
    if (details !== null) fireEvent(details, new Event("toggle"))
  })
  fireEvent.input(screen.getByLabelText("Gift card number"), { target: { value: "9280111122223339" } })
  fireEvent.input(screen.getByLabelText("Gift card PIN"), { target: { value: "222" } })
  const use = () => press(screen.getByRole("button", { name: "Apply gift card" }))
  await use()
  await press(screen.getByRole("button", { name: "Captcha 1" }))
  for (const round of [1, 2]) {
    await press(screen.getByRole("button", { name: "Remove gift card 4444" }))
    expect([
      removeGiftCard.mock.calls.length,
      screen.queryByText("wrong"),
      screen.getByText("required").tagName,
    ]).toEqual([round, null, "P"])
  }
  await use()
  expect(addGiftCard.mock.calls.map(([, , solved]) => solved)).toEqual([undefined, { id: "c-1", value: "3" }])
})
