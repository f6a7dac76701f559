import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { BackendError } from "../../../../application/shared/BackendError.ts"
import { CardRefused } from "../../../../domain/checkout/CheckoutRefused.ts"
import type { AffinityResult } from "../../../../domain/payment/PaymentSelection.ts"
import { CardSlot } from "../../../../ui/features/checkout/card/CardSlot.tsx"
import { SavedCardForm } from "../../../../ui/features/checkout/payment/SavedCardForm.tsx"
import { TextProvider } from "../../../../ui/runtime/TextProvider.tsx"
import { createTranslate } from "../../../../ui/text/createTranslate.ts"
import { paymentTexts, purchaseTexts } from "../../../support/ui/englishTexts.ts"
import { anOrderId } from "../../../support/builders/aCart.ts"
import { aCardEntry } from "../../../support/builders/aCardEntry.ts"
import { euros } from "../../../support/builders/euros.ts"
import { aCaptcha } from "../../../support/ui/aCaptcha.tsx"
import { fakePaymentCommands } from "../../../support/ui/fakePaymentCommands.ts"
import type { FakeFeature } from "../../../support/ui/shopAround.tsx"
import { answerLater, done, press, refused, renderInShop, declareCardEntry } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const NUMBER = "5399 9900 0000 0000"
const METHOD = { id: "1", kind: "card", flow: "card", name: "Card", networks: ["visa"] } as const
const SAVED_CARD = {
  id: "c",
  hash: "k.1",
  network: "mastercard",
  lastDigits: "0000",
  holder: "ANA",
  month: 12,
  year: 2030,
  isDefault: true,
  isExpired: false,
}
const PARTS: AffinityResult = {
  isAffinity: true,
  name: "Selvedge Affinity",
  instalments: [
    { months: 3, amounts: [1001, 1001, 998].map(euros) },
    { months: 6, amounts: Array.from({ length: 6 }, () => euros(500)) },
  ],
}
type Check = FakeFeature<"payments">["checkAffinity"]

/** A form for a card of 30 €, typed or saved, with this response of the shop; the payments that were made. */
function show(check: Check, card: "typed" | "kept" = "typed") {
  declareCardEntry("direct")
  const paid: unknown[] = []
  const commands = fakePaymentCommands({ checkAffinity: check })
  const form =
    card === "typed" ? (
      <CardSlot
        method={METHOD}
        total={euros(3000)}
        refused={[]}
        captcha={aCaptcha}
        label="Pay"
        onPay={(typed) => void paid.push(typed)}
      />
    ) : (
      <SavedCardForm
        payment={{ orderId: anOrderId(), guestToken: undefined, isRepay: false }}
        method={METHOD}
        card={SAVED_CARD}
        total={euros(3000)}
        label="Pay"
        refused={[]}
        captcha={aCaptcha}
        onEntry={(entry) => void paid.push(entry)}
      />
    )
  renderInShop(<TextProvider translate={createTranslate("en", purchaseTexts, paymentTexts)}>{form}</TextProvider>, {
    payments: commands,
  })
  return paid
}
const type = (label: string | RegExp, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } })
const ask = () => press(screen.getByRole("button", { name: "Check instalment options" }))
const checkResult = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join("")
const payAs = async (entry: ReturnType<typeof aCardEntry>) => {
  type("Card number", entry.number)
  type("Expiry date", entry.expiry)
  type("Security code", entry.securityCode)
  type("Name on card", entry.holder)
  await press(screen.getByRole("button", { name: "Pay" }))
}

describe("the installments check", () => {
  it("uses the typed card, and shows each installment plan part by part", async () => {
    const check = vi.fn<Check>(() => done(PARTS))
    show(check)
    type("Card number", NUMBER)
    type(/Cardholder’s tax number/, "12345678Z")
    await ask()
    expect(check.mock.calls).toEqual([[{ number: NUMBER, vatin: "12345678Z" }, euros(3000), undefined]])
    expect(checkResult()).toBe(
      "Selvedge Affinity: pay 30,00 € in monthly instalments3 months2 × 10,01 € + 1 × 9,98 €6 months6 × 5,00 €",
    )
  })

  it("uses a saved card by its hash, with nothing else to type", async () => {
    const check = vi.fn<Check>(() => done({ isAffinity: false, instalments: [] }))
    show(check, "kept")
    expect(screen.queryByLabelText(/tax number/)).toBeNull()
    await ask()
    expect(check.mock.calls).toEqual([[{ cardHash: "k.1" }, euros(3000), undefined]])
    expect(checkResult()).toBe("This card doesn’t offer instalments. You’ll pay in full.")
  })

  it("runs, without paying, by the Enter key in the field of the tax number", async () => {
    const check = vi.fn<Check>(() => done(PARTS))
    const paid = show(check)
    type("Card number", NUMBER)
    await act(async () => expect(fireEvent.keyDown(screen.getByLabelText(/tax number/), { key: "Enter" })).toBe(false))
    expect([check.mock.calls.length, paid]).toEqual([1, []])
  })

  it("belongs to one card: another number removes the result, also a pending one", async () => {
    const late = answerLater<AffinityResult>()
    const check = vi.fn<Check>().mockReturnValueOnce(done(PARTS)).mockReturnValueOnce(late.promise)
    show(check)
    type("Card number", NUMBER)
    await ask()
    type("Card number", "4242")
    expect(checkResult()).toBe("")
    type("Card number", NUMBER)
    await ask()
    type("Card number", "4242")
    await late.give({ ok: true, value: PARTS })
    expect(checkResult()).toBe("")
  })

  it.each([
    [
      "a shop that does not answer",
      () => refused(new BackendError({ operation: "checkAffinity", reason: { _tag: "Unreachable" } })),
      "We couldn’t check this card. You can still use it to pay.",
    ],
    [
      "a core that does not come",
      () => refused({ _tag: "CommandDefect", detail: "lost" }),
      "We couldn’t check this card. You can still use it to pay.",
    ],
    [
      "a mistyped number",
      () => refused(new CardRefused({ reasons: [{ field: "number", rule: "number" }] })),
      /^Card number: .+/,
    ],
  ] as const)("is unknown after %s, and the card still pays", async (_, answer, words) => {
    const paid = show(answer)
    await ask()
    expect(checkResult()).toMatch(words)
    await payAs(aCardEntry())
    expect(paid).toHaveLength(1)
  })

  it.each(["typed", "kept"] as const)(
    "of a card that is %s needs a captcha where the shop requires one, a new one each time, and delays no payment",
    async (card) => {
      const wanted = refused(
        new BackendError({
          operation: "checkAffinity",
          reason: { _tag: "Rejected", key: "_ERR_CAPTCHA", parameters: [], causes: [], fields: [] },
        }),
      )
      const check = vi.fn<Check>().mockReturnValueOnce(wanted).mockReturnValueOnce(wanted).mockReturnValue(done(PARTS))
      const paid = show(check, card)
      for (const [round, problem] of [
        [1, "required"],
        [2, "wrong"],
      ] as const) {
        await ask()
        expect([checkResult(), screen.getByText(problem).tagName]).toEqual(["", "P"])
        await press(screen.getByRole("button", { name: `Captcha ${round}` }))
      }
      await ask()
      expect(check.mock.calls.map(([, , captcha]) => captcha)).toEqual([
        undefined,
        { id: "c-1", value: "3" },
        { id: "c-2", value: "3" },
      ])
      expect([
        checkResult().startsWith("Selvedge Affinity: pay"),
        screen.queryByRole("button", { name: /^Security check/ }),
        paid,
      ]).toEqual([true, null, []])
    },
  )

  it("does not block a payment while a captcha is required", async () => {
    const paid = show(() =>
      refused(
        new BackendError({
          operation: "checkAffinity",
          reason: { _tag: "Rejected", key: "_ERR_CAPTCHA", parameters: [], causes: [], fields: [] },
        }),
      ),
    )
    await ask()
    await payAs(aCardEntry())
    expect(paid).toHaveLength(1)
  })

  it("does not delay a payment while it is pending", async () => {
    const late = answerLater<AffinityResult>()
    const paid = show(() => late.promise)
    await ask()
    await payAs(aCardEntry())
    expect(paid).toHaveLength(1)
    await late.give({ ok: true, value: PARTS })
    expect(checkResult()).toBe("")
  })
})
