import { act, cleanup, screen } from "@testing-library/react"
import * as Redacted from "effect/Redacted"
import { useState } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { BackendError } from "../../../../application/shared/BackendError.ts"
import { DeviceWalletClosed } from "../../../../application/checkout/DeviceWallet.ts"
import { PaymentStep } from "../../../../ui/features/checkout/payment/PaymentStep.tsx"
import type { PaymentDraft } from "../../../../ui/features/checkout/payment/PaymentProps.ts"
import type { PaymentChoice } from "../../../../application/checkout/tracking/submittedPayments.ts"
import { TextProvider } from "../../../../ui/runtime/TextProvider.tsx"
import { createTranslate } from "../../../../ui/text/createTranslate.ts"
import { paymentTexts, purchaseTexts } from "../../../support/ui/englishTexts.ts"
import { anOrderId } from "../../../support/builders/aCart.ts"
import { euros } from "../../../support/builders/euros.ts"
import { fakePaymentCommands } from "../../../support/ui/fakePaymentCommands.ts"
import type { FakeFeature } from "../../../support/ui/shopAround.tsx"
import { done, press, refused, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const METHODS = [
  { id: "1", kind: "card", name: "Card", networks: ["visa"] },
  { id: "9", kind: "wallet", needs: "token", name: "Apple Pay", networks: ["visa"] },
]
const entry = { by: "token", methodId: "9", of: "deviceWallet", token: Redacted.make("t") } as const
type Confirm = FakeFeature<"payments">["confirmOnDevice"]

/** The payment step on a device with a wallet, or without. */
async function step(hasWallet: boolean, confirmOnDevice: Confirm = () => done(entry)) {
  const paid: PaymentChoice[] = []
  const commands = fakePaymentCommands({
    loadGiftCards: () => done(undefined),
    savedCards: () => done({ cards: [], maximum: 10 }),
    hasDeviceWallet: () => done(hasWallet),
    confirmOnDevice,
    completeDevicePayment: () => done(undefined),
    savePreferredMethod: () => done(undefined),
    preferredMethod: () => done(undefined),
  })
  function Place() {
    const [draft, setDraft] = useState<PaymentDraft>({})
    return (
      <TextProvider translate={createTranslate("en", purchaseTexts, paymentTexts)}>
        <PaymentStep
          orderId={anOrderId()}
          methods={METHODS}
          total={euros(3000)}
          refused={[]}
          gone={undefined}
          draft={draft}
          onDraftChange={(change) => setDraft((known) => ({ ...known, ...change }))}
          onPay={(choice) => void paid.push(choice)}
          captcha={(round, onSolved) => (
            <button type="button" onClick={() => onSolved({ id: `c-${round}`, value: "3" })}>
              Captcha {round}
            </button>
          )}
        />
      </TextProvider>
    )
  }
  renderInShop(<Place />, { payments: commands })
  if (hasWallet) await screen.findByRole("radio", { name: "Apple Pay" })
  else await act(async () => undefined)
  return paid
}
const choose = () => press(screen.getByRole("radio", { name: "Apple Pay" }))
const pay = () => press(screen.getByRole("button", { name: /^Place order and pay 30,00 € · Apple Pay$/ }))

describe("a device wallet payment", () => {
  it("is offered first, only on a device that has one, and moves no focus", async () => {
    await step(false)
    expect(screen.queryByText("Apple Pay")).toBeNull()
    cleanup()
    await step(true)
    expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ value, checked }) => [value, checked])).toEqual([
      ["method:9", false],
      ["method:1", true],
    ])
  })

  it("opens in the press with order, method and amount due, and pays with the confirmed data", async () => {
    const confirm = vi.fn<Confirm>(() => done(entry))
    const paid = await step(true, confirm)
    await choose()
    expect(screen.getByText(/Apple Pay on this device/)).toBeDefined()
    await pay()
    expect(confirm.mock.calls).toEqual([
      [{ orderId: anOrderId(), method: expect.objectContaining({ id: "9" }), total: euros(3000) }],
    ])
    expect(paid).toEqual([{ payment: entry, giftCards: [] }])
  })

  it.each([
    ["cancelled", "You closed Apple Pay."],
    ["notValidated", "timed out. You haven’t been charged. Try again or choose another payment method."],
    ["unavailable", "on this device. You haven’t been charged. Choose another payment method."],
  ] as const)("F101 that was %s shows that, pays nothing, and can be retried", async (closedReason, words) => {
    const confirm = vi
      .fn<Confirm>()
      .mockReturnValueOnce(Promise.resolve({ ok: false, error: new DeviceWalletClosed({ closedReason }) }))
      .mockReturnValue(done(entry))
    const paid = await step(true, confirm)
    await choose()
    await pay()
    expect(screen.getByRole("alert").textContent).toContain(words)
    expect(screen.getByRole("alert").textContent).toContain("You haven’t been charged")
    expect(paid).toEqual([])
    await pay()
    expect([screen.queryByText(/You haven’t been charged/), paid.length]).toEqual([null, 1])
  })

  it("requires a new captcha each time where its merchant validation does, and continues afterwards", async () => {
    const asked = refused(
      new BackendError({
        operation: "createCardPaymentSession",
        reason: { _tag: "Rejected", key: "_ERR_CAPTCHA", parameters: [], causes: [], fields: [] },
      }),
    )
    const confirm = vi.fn<Confirm>().mockReturnValueOnce(asked).mockReturnValueOnce(asked).mockReturnValue(done(entry))
    const paid = await step(true, confirm)
    await choose()
    for (const round of [1, 2]) {
      await pay()
      // The captcha states its purpose; there is no other error.
      expect(screen.getByRole("alert").textContent).toBe("")
      await press(screen.getByRole("button", { name: `Captcha ${round}` }))
    }
    await pay()
    expect(confirm.mock.calls.map(([{ captcha }]) => captcha)).toEqual([
      undefined,
      { id: "c-1", value: "3" },
      { id: "c-2", value: "3" },
    ])
    expect([paid.length, screen.queryByRole("button", { name: /^Security check/ })]).toEqual([1, null])
  })

  it("whose merchant validation fails shows the error, with details for support", async () => {
    await step(true, () =>
      refused(new BackendError({ operation: "createCardPaymentSession", reason: { _tag: "Unreachable" } })),
    )
    await choose()
    await pay()
    const message = Array.from(screen.getByRole("alert").children, ({ textContent }) => textContent ?? "")
    expect([message.length, message.filter((line) => /^$|\?\?\?|object/.test(line))]).toEqual([3, []])
    expect(message[2]).toContain("Error code")
  })
})
