import { cleanup, fireEvent, screen } from "@testing-library/react"
import * as Redacted from "effect/Redacted"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { BackendError } from "../../../../application/shared/BackendError.ts"
import type { CardEntry } from "../../../../domain/payment/Card.ts"
import type { TokenizedCard } from "../../../../domain/payment/PaymentEntry.ts"
import type { AffinityResult } from "../../../../domain/payment/PaymentSelection.ts"
import { CardSlot } from "../../../../ui/features/checkout/card/CardSlot.tsx"
import { SaveCardOption } from "../../../../ui/features/checkout/payment/PaymentStep.tsx"
import { TextProvider } from "../../../../ui/runtime/TextProvider.tsx"
import { createTranslate } from "../../../../ui/text/createTranslate.ts"
import { paymentTexts, purchaseTexts } from "../../../support/ui/englishTexts.ts"
import { euros } from "../../../support/builders/euros.ts"
import { aCaptcha } from "../../../support/ui/aCaptcha.tsx"
import { fakePaymentCommands } from "../../../support/ui/fakePaymentCommands.ts"
import { aVaultFrame, sealed, VAULT } from "../../../support/ui/aVaultFrame.ts"
import type { FakeFeature } from "../../../support/ui/shopAround.tsx"
import { answerLater, done, press, refused, renderInShop, declareCardEntry } from "../../../support/ui/shopAround.tsx"

type Check = FakeFeature<"payments">["checkAffinity"]
const METHOD = { id: "1", kind: "card", name: "Card", networks: ["visa"] }
const PARTS: AffinityResult = {
  isAffinity: true,
  name: "Selvedge Affinity",
  instalments: [{ months: 3, amounts: [1001, 1001, 998].map(euros) }],
}

beforeEach(() => declareCardEntry(`${VAULT}/frame`))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A form for a card of 30 € with a loaded frame, with this response of the shop. */
async function shown(check: Check) {
  const paid: (readonly [token: string | undefined, saveCard: boolean])[] = []
  const tokenOf = (card: CardEntry | TokenizedCard) => ("token" in card ? Redacted.value(card.token) : undefined)
  const inFrame = aVaultFrame()
  renderInShop(
    <TextProvider translate={createTranslate("en", purchaseTexts, paymentTexts)}>
      <CardSlot
        method={METHOD}
        total={euros(3000)}
        refused={[]}
        captcha={aCaptcha}
        label="Pay"
        onPay={(card, saveCard) => void paid.push([tokenOf(card), saveCard])}
      >
        <SaveCardOption />
      </CardSlot>
    </TextProvider>,
    { payments: fakePaymentCommands({ checkAffinity: check }) },
  )
  inFrame.enter()
  await inFrame.dispatch({ vault: "ready" })
  await inFrame.dispatch({ vault: "height", height: 311 })
  const seals = () =>
    inFrame.posted.flatMap(([{ vault, keep: saveCard, stays }]) => (vault === "seal" ? [{ saveCard, stays }] : []))
  return { paid, seals, ...inFrame }
}
const askButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Check instalment options" })
const ask = () => press(askButton())
const pay = () => press(screen.getByRole("button", { name: "Pay" }))
const checkResult = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join("")
const asked = (check: ReturnType<typeof vi.fn<Check>>) =>
  check.mock.calls.map(([card, amount]) => [
    "token" in card && Redacted.value(card.token),
    "vatin" in card && card.vatin,
    amount,
  ])

describe("the installments check of a card in the frame of a vault", () => {
  it("uses its own token, which keeps the input, saves nothing, and does not pay", async () => {
    const check = vi.fn<Check>(() => done(PARTS))
    const { dispatch, rounds, seals, paid } = await shown(check)
    await press(screen.getByRole("checkbox"))
    fireEvent.input(screen.getByLabelText(/Cardholder’s tax number/), { target: { value: "12345678Z" } })
    await ask()
    await dispatch(sealed(rounds()[0], "v.asked"))
    expect([asked(check), paid]).toEqual([[["v.asked", "12345678Z", euros(3000)]], []])
    expect(checkResult()).toBe("Selvedge Affinity: pay 30,00 € in monthly instalments3 months2 × 10,01 € + 1 × 9,98 €")
    await pay()
    await dispatch(sealed(rounds()[1], "v.paid"))
    expect(seals()).toEqual([
      { saveCard: false, stays: true },
      { saveCard: true, stays: false },
    ])
    expect([paid, check.mock.calls.length, document.documentElement.outerHTML.includes("v.")]).toEqual([
      [["v.paid", true]],
      1,
      false,
    ])
  })

  it("does not run for an incomplete card, nor where the vault fails", async () => {
    const check = vi.fn<Check>(() => done(PARTS))
    const { dispatch, rounds } = await shown(check)
    for (const [index, vault] of (["refused", "failed"] as const).entries()) {
      await ask()
      expect(askButton().getAttribute("aria-busy")).toBe("true")
      await dispatch({ vault, round: rounds()[index] })
      expect([check.mock.calls.length, checkResult(), askButton().getAttribute("aria-busy")]).toEqual([0, "", null])
    }
  })

  it("belongs to one card: another number removes the result, also a pending one", async () => {
    const late = answerLater<AffinityResult>()
    const check = vi.fn<Check>().mockReturnValueOnce(done(PARTS)).mockReturnValueOnce(late.promise)
    const { dispatch, rounds } = await shown(check)
    await ask()
    await dispatch(sealed(rounds()[0]))
    await dispatch({ vault: "changed" })
    expect(checkResult()).toBe("")
    await ask()
    await dispatch(sealed(rounds()[1]))
    await dispatch({ vault: "changed" })
    await late.give({ ok: true, value: PARTS })
    expect(checkResult()).toBe("")
    await ask()
    await dispatch({ vault: "changed" })
    await dispatch(sealed(rounds()[2]))
    expect([check.mock.calls.length, checkResult()]).toEqual([2, ""])
  })

  it("delays no payment: a press in the meantime seals next, and a payment starts no check", async () => {
    const check = vi.fn<Check>(() => done(PARTS))
    const { dispatch, rounds, seals, paid } = await shown(check)
    await ask()
    await pay()
    await pay()
    await ask()
    expect(seals()).toEqual([{ saveCard: false, stays: true }])
    await dispatch(sealed(rounds()[0], "v.asked"))
    expect([seals().at(-1), paid]).toEqual([{ saveCard: false, stays: false }, []])
    await ask()
    await dispatch(sealed(rounds()[1], "v.paid"))
    expect([paid, rounds().length]).toEqual([[["v.paid", false]], 2])
  })

  it("runs once more with the current input, however often it is pressed meanwhile", async () => {
    const check = vi.fn<Check>(() => done(PARTS))
    const { dispatch, rounds } = await shown(check)
    await ask()
    for (let press = 0; press < 3; press += 1) {
      await dispatch({ vault: "changed" })
      await ask()
    }
    await dispatch(sealed(rounds()[0], "v.old"))
    await dispatch(sealed(rounds()[1], "v.new"))
    expect([asked(check).map(([token]) => token), rounds().length]).toEqual([["v.new"], 2])
  })

  it("is unknown for a shop that rejects the token, and the card still pays", async () => {
    const { dispatch, rounds, paid } = await shown(() =>
      refused(new BackendError({ operation: "checkAffinity", reason: { _tag: "NotFound" } })),
    )
    await ask()
    await dispatch(sealed(rounds()[0]))
    expect(checkResult()).toBe("We couldn’t check this card. You can still use it to pay.")
    await pay()
    await dispatch(sealed(rounds()[1], "v.paid"))
    expect(paid).toEqual([["v.paid", false]])
  })

  it("stops waiting for a silent frame, and does not run without a frame", async () => {
    vi.useFakeTimers()
    const check = vi.fn<Check>(() => done(PARTS))
    const { rounds } = await shown(check)
    await ask()
    await vi.advanceTimersByTimeAsync(10_100)
    await vi.waitFor(() => expect(screen.getByText("Card form didn’t load")).toBeDefined())
    expect([askButton().getAttribute("aria-busy"), checkResult()]).toEqual([null, ""])
    await ask()
    expect([rounds().length, check.mock.calls.length, askButton().getAttribute("aria-busy")]).toEqual([1, 0, null])
  })
})
