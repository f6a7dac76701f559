import { cleanup, fireEvent, screen } from "@testing-library/react"
import * as Redacted from "effect/Redacted"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { BackendError } from "../../../../application/shared/BackendError.ts"
import type { CardEntry } from "../../../../domain/payment/Card.ts"
import type { TokenizedCard } from "../../../../domain/payment/PaymentEntry.ts"
import type { AffinityResult } from "../../../../domain/payment/PaymentSelection.ts"
import { CardSlot } from "../../../../ui/features/checkout/card/CardSlot.tsx"
import { SaveCardOption } from "../../../../ui/features/checkout/payment/SaveCardOption.tsx"
import type { PaymentCommands } from "../../../../ui/runtime/PaymentCommands.ts"
import { TextProvider } from "../../../../ui/runtime/TextProvider.tsx"
import { createTranslate } from "../../../../ui/text/createTranslate.ts"
import { paymentTexts, purchaseTexts } from "../../../support/ui/englishTexts.ts"
import { euros } from "../../../support/builders/euros.ts"
import { aCaptcha } from "../../../support/ui/aCaptcha.tsx"
import { aPayingCore } from "../../../support/ui/aPayingCore.ts"
import { aVaultFrame, sealed, VAULT } from "../../../support/ui/aVaultFrame.ts"
import { answerLater, done, press, refused, showInShop, takeCards } from "../../../support/ui/shopAround.tsx"

type Check = PaymentCommands["checkAffinity"]
const METHOD = { id: "1", kind: "card", name: "Card", networks: ["visa"] }
const PARTS: AffinityResult = {
  isAffinity: true,
  name: "Selvedge Affinity",
  instalments: [{ months: 3, amounts: [1001, 1001, 998].map(euros) }],
}

beforeEach(() => takeCards(`${VAULT}/frame`))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A form for a card of 30 € with a frame that is there, in a shop whose core answers this. */
async function shown(check: Check) {
  const paid: (readonly [token: string | undefined, saveCard: boolean])[] = []
  const tokenOf = (card: CardEntry | TokenizedCard) => ("token" in card ? Redacted.value(card.token) : undefined)
  const inFrame = aVaultFrame()
  showInShop(
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
    { payments: (ask) => ask(aPayingCore({ checkAffinity: check })) },
  )
  inFrame.enter()
  await inFrame.say({ vault: "ready" })
  await inFrame.say({ vault: "height", height: 311 })
  const seals = () =>
    inFrame.told.flatMap(([{ vault, keep: saveCard, stays }]) => (vault === "seal" ? [{ saveCard, stays }] : []))
  return { paid, seals, ...inFrame }
}
const askButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Check instalment options" })
const ask = () => press(askButton())
const pay = () => press(screen.getByRole("button", { name: "Pay" }))
const told = () =>
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

describe("whether a card that is typed into the frame of a vault pays in parts", () => {
  it("is asked with a token for that alone, which leaves what is typed, keeps nothing, and does not pay: the payment has its own", async () => {
    const check = vi.fn<Check>(() => done(PARTS))
    const { say, rounds, seals, paid } = await shown(check)
    await press(screen.getByRole("checkbox"))
    fireEvent.input(screen.getByLabelText(/^Tax number of its holder/), { target: { value: "12345678Z" } })
    await ask()
    await say(sealed(rounds()[0], "v.asked"))
    expect([asked(check), paid]).toEqual([[["v.asked", "12345678Z", euros(3000)]], []])
    expect(told()).toBe("Selvedge Affinity pays 30,00 € in parts, one a month:3 months2 × 10,01 € + 1 × 9,98 €")
    await pay()
    await say(sealed(rounds()[1], "v.paid"))
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

  it("is not asked of a card that is not finished, nor where the vault fails: the frame tells why, and nothing else is told", async () => {
    const check = vi.fn<Check>(() => done(PARTS))
    const { say, rounds } = await shown(check)
    for (const [index, vault] of (["refused", "failed"] as const).entries()) {
      await ask()
      expect(askButton().getAttribute("aria-busy")).toBe("true")
      await say({ vault, round: rounds()[index] })
      expect([check.mock.calls.length, told(), askButton().getAttribute("aria-busy")]).toEqual([0, "", null])
    }
  })

  it("is told of the card it was asked for: another one that is typed takes the answer away, also one that is still to come", async () => {
    const late = answerLater<AffinityResult>()
    const check = vi.fn<Check>().mockReturnValueOnce(done(PARTS)).mockReturnValueOnce(late.promise)
    const { say, rounds } = await shown(check)
    await ask()
    await say(sealed(rounds()[0]))
    await say({ vault: "changed" })
    expect(told()).toBe("")
    await ask()
    await say(sealed(rounds()[1]))
    await say({ vault: "changed" })
    await late.give({ ok: true, value: PARTS })
    expect(told()).toBe("")
    await ask()
    await say({ vault: "changed" })
    await say(sealed(rounds()[2]))
    expect([check.mock.calls.length, told()]).toEqual([2, ""])
  })

  it("holds no payment up: one that is pressed meanwhile is sealed next, once, and one that is under way is asked nothing beside", async () => {
    const check = vi.fn<Check>(() => done(PARTS))
    const { say, rounds, seals, paid } = await shown(check)
    await ask()
    await pay()
    await pay()
    await ask()
    expect(seals()).toEqual([{ saveCard: false, stays: true }])
    await say(sealed(rounds()[0], "v.asked"))
    expect([seals().at(-1), paid]).toEqual([{ saveCard: false, stays: false }, []])
    await ask()
    await say(sealed(rounds()[1], "v.paid"))
    expect([paid, rounds().length]).toEqual([[["v.paid", false]], 2])
  })

  it("is asked once more with what is typed by then, however often it is pressed meanwhile", async () => {
    const check = vi.fn<Check>(() => done(PARTS))
    const { say, rounds } = await shown(check)
    await ask()
    for (let press = 0; press < 3; press += 1) {
      await say({ vault: "changed" })
      await ask()
    }
    await say(sealed(rounds()[0], "v.old"))
    await say(sealed(rounds()[1], "v.new"))
    expect([asked(check).map(([token]) => token), rounds().length]).toEqual([["v.new"], 2])
  })

  it("is said to be unknown by a shop that does not know the token, and the card pays all the same", async () => {
    const { say, rounds, paid } = await shown(() =>
      refused(new BackendError({ operation: "checkAffinity", reason: { _tag: "NotFound" } })),
    )
    await ask()
    await say(sealed(rounds()[0]))
    expect(told()).toBe("We couldn’t check this card. You can still use it to pay.")
    await pay()
    await say(sealed(rounds()[1], "v.paid"))
    expect(paid).toEqual([["v.paid", false]])
  })

  it("is waited for no longer when the frame is silent, and not asked of a frame that is not there", async () => {
    vi.useFakeTimers()
    const check = vi.fn<Check>(() => done(PARTS))
    const { rounds } = await shown(check)
    await ask()
    await vi.advanceTimersByTimeAsync(10_100)
    await vi.waitFor(() => expect(screen.getByText("Card form didn’t load")).toBeDefined())
    expect([askButton().getAttribute("aria-busy"), told()]).toEqual([null, ""])
    await ask()
    expect([rounds().length, check.mock.calls.length, askButton().getAttribute("aria-busy")]).toEqual([1, 0, null])
  })
})
