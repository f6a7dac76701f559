import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { BackendError } from "../../../../application/shared/BackendError.ts"
import type { CardAdjustments } from "../../../../domain/payment/CardAdjustment.ts"
import * as Redacted from "effect/Redacted"
import type { WalletCard } from "../../../../domain/wallet/WalletCard.ts"
import { PaymentStep } from "../../../../ui/features/checkout/payment/PaymentStep.tsx"
import type { PaymentDraft } from "../../../../ui/features/checkout/payment/PaymentProps.ts"
import { ScanPanel } from "../../../../ui/features/checkout/payment/ScanPanel.tsx"
import type { CheckoutOutcome } from "../../../../application/checkout/CheckoutOutcome.ts"
import type { RejectedCard } from "../../../../ui/features/checkout/card/rejectedCardOf.ts"
import type { PaymentChoice } from "../../../../application/checkout/tracking/submittedPayments.ts"
import type { CommandResult } from "../../../../ui/runtime/CommandResult.ts"
import { TextProvider } from "../../../../ui/runtime/TextProvider.tsx"
import { createTranslate } from "../../../../ui/text/createTranslate.ts"
import { paymentTexts, purchaseTexts } from "../../../support/ui/englishTexts.ts"
import { aCardEntry } from "../../../support/builders/aCardEntry.ts"
import { anOrderId } from "../../../support/builders/aCart.ts"
import { euros } from "../../../support/builders/euros.ts"
import type { FakeFeature, FakeCommands } from "../../../support/ui/shopAround.tsx"
import { press, refused, renderInShop, declareCardEntry } from "../../../support/ui/shopAround.tsx"

beforeEach(() => declareCardEntry("direct"))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.cookie = "user_type=; max-age=0; path=/"
})

const orderId = anOrderId()
const texts = createTranslate("en", purchaseTexts, paymentTexts)
const METHODS = [
  { id: "1", kind: "card", name: "Card", networks: ["visa"] },
  { id: "2", kind: "giftcard", name: "Gift card", networks: [] },
  { id: "3", kind: "redirect", name: "Online bank", networks: [] },
  { id: "4", kind: "redirect", needs: "bank", name: "iDEAL", networks: [] },
  { id: "5", kind: "redirect", needs: "session", name: "Klarna", networks: [] },
  { id: "6", kind: "wallet", name: "Alipay", networks: [] },
  { id: "8", kind: "transfer", name: "Cash at a shop", networks: [] },
  { id: "9", kind: "poem", name: "A poem", networks: [] },
]
const aSavedCard = (lastDigits: string, changes: Partial<WalletCard> = {}): WalletCard => ({
  id: lastDigits,
  hash: `h${lastDigits}`,
  network: "visa",
  lastDigits,
  holder: "ANA",
  month: 12,
  year: 2030,
  isDefault: false,
  isExpired: false,
  ...changes,
})
const adjusted = (remaining: number, ...cards: readonly (readonly [string, number])[]): CardAdjustments => ({
  adjustments: cards.map(([cardHash, amount]) => ({
    cardHash,
    amount: euros(amount),
    balance: euros(5000),
    maskedNumber: `**** ${cardHash}`,
  })),
  remaining: euros(remaining),
})
const ok = <A,>(value: A): Promise<CommandResult<A>> => Promise.resolve({ ok: true, value })
const rejected = (key: string) =>
  refused(
    new BackendError({
      operation: "addCardAdjustments",
      reason: { _tag: "Rejected", key, parameters: [], causes: [], fields: [] },
    }),
  )

function step(commands: NonNullable<FakeCommands["payments"]> = {}, props: { readonly gone?: RejectedCard } = {}) {
  const paid: PaymentChoice[] = []
  const all: FakeFeature<"payments"> = {
    addGiftCard: () => rejected("none"),
    removeGiftCard: () => rejected("none"),
    loadGiftCards: () => ok(undefined),
    checkAffinity: () => rejected("none"),
    savedCards: () => ok({ cards: [], maximum: 10 }),
    banks: () => ok([{ id: "dike", name: "Dike Bank" }]),
    klarna: () => rejected("none"),
    hasDeviceWallet: () => ok(false),
    confirmOnDevice: () => rejected("none"),
    completeDevicePayment: () => ok(undefined),
    savePreferredMethod: () => ok(undefined),
    preferredMethod: () => ok(undefined),
    pollScan: () => rejected("none"),
    drawQr: () => ok({ size: 21, path: "M0 0" }),
    ...commands,
  }
  function Place() {
    const [draft, setDraft] = useState<PaymentDraft>({})
    return (
      <TextProvider translate={texts}>
        <PaymentStep
          orderId={orderId}
          methods={METHODS}
          total={euros(3000)}
          refused={[]}
          gone={props.gone}
          draft={draft}
          onDraftChange={(change) => setDraft((known) => ({ ...known, ...change }))}
          onPay={(choice) => void paid.push(choice)}
          captcha={(round) => <p>captcha {round}</p>}
        />
      </TextProvider>
    )
  }
  const shown = async () => {
    renderInShop(<Place />, { payments: all })
    await act(async () => undefined)
    return paid
  }
  return { shown, all }
}
const type = (label: string, text: string) => fireEvent.input(screen.getByLabelText(label), { target: { value: text } })
const choose = (name: string | RegExp) => press(screen.getByRole("radio", { name }))
const pay = () => screen.getByRole("button", { name: /^Place order and pay / })
const openGift = async () => {
  const details = screen.getByText("Pay with a gift card").closest("details")
  if (details === null) throw new Error("no place for gift cards")
  await act(async () => {
    details.open = true
    fireEvent(details, new Event("toggle"))
  })
}

describe("the payment methods", () => {
  it("are the supported ones of the offer (R26), and the button shows amount and method", async () => {
    await step().shown()
    expect(screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
      "Card",
      "Online bank",
      "iDEAL",
      "Klarna",
      "Alipay",
      "Cash at a shop",
    ])
    expect(pay().textContent).toBe("Place order and pay 30,00 € · Card")
    await choose("Cash at a shop")
    expect(pay().textContent).toBe("Place order and pay 30,00 € · Cash at a shop")
    expect(
      screen.getByText(/You’ll get a code to pay in cash in store\. We’ll hold your order until you pay\./),
    ).toBeDefined()
  })

  it("include a bank that has to be chosen first", async () => {
    const paid = await step().shown()
    await choose("iDEAL")
    await press(pay())
    expect(paid).toEqual([])
    expect(screen.getByLabelText("Your bank").getAttribute("aria-invalid")).toBe("true")
    fireEvent.change(screen.getByLabelText("Your bank"), { target: { value: "dike" } })
    await press(pay())
    expect(paid).toEqual([{ payment: { by: "method", methodId: "4", bankId: "dike" }, giftCards: [] }])
  })

  it("include a provider's session with its own methods; a session that fails to start can be retried", async () => {
    const token = Redacted.make("kt.1")
    const klarna = vi
      .fn<FakeFeature<"payments">["klarna"]>()
      .mockReturnValueOnce(refused({ _tag: "CommandDefect", detail: "lost" }))
      .mockReturnValueOnce(
        ok({
          id: "k",
          token,
          expiresAt: "",
          amount: euros(3000),
          categories: [
            { id: "pay_now", name: "Pay now" },
            { id: "pay_later", name: "Pay later" },
          ],
        }),
      )
    const paid = await step({ klarna }).shown()
    await choose("Klarna")
    await press(screen.getByRole("button", { name: "Try again" }))
    await choose("Pay later")
    expect(screen.getByText(/You’ll be redirected to Klarna/)).toBeDefined()
    await press(screen.getByRole("button", { name: /^Place order and pay 30/ }))
    expect(paid).toEqual([
      { payment: { by: "token", methodId: "5", of: "session", token, category: "pay_later" }, giftCards: [] },
    ])
  })
})

describe("the preferred payment method", () => {
  it("is selected again for an account, sent with each choice, and overrides no choice", async () => {
    document.cookie = "user_type=registered; path=/"
    const savedMethods: unknown[] = []
    const savePreferredMethod: FakeFeature<"payments">["savePreferredMethod"] = (_, choice) => (
      savedMethods.push(choice),
      ok(undefined)
    )
    await step({
      savePreferredMethod,
      preferredMethod: () => ok("3"),
      savedCards: () => ok({ cards: [aSavedCard("4242")], maximum: 10 }),
    }).shown()
    expect(pay().textContent).toBe("Place order and pay 30,00 € · Online bank")
    await choose("Klarna")
    await choose(/4242/)
    expect(savedMethods).toEqual([
      { paymentMethodId: "5", privacyAccepted: true },
      { paymentMethodId: "1", privacyAccepted: true },
    ])
  })

  it("of a guest is unavailable under the privacy policy, and a card is never selected by it", async () => {
    const savedMethods: unknown[] = []
    const commands: NonNullable<FakeCommands["payments"]> = {
      savePreferredMethod: (_, choice) => (savedMethods.push(choice), ok(undefined)),
      preferredMethod: () => ok("1"),
    }
    await step({ ...commands, preferredMethod: () => ok("3") }).shown()
    expect(pay().textContent).toBe("Place order and pay 30,00 € · Card")
    await choose("Klarna")
    expect(savedMethods).toEqual([{ paymentMethodId: "5", privacyAccepted: false }])
    cleanup()
    document.cookie = "user_type=registered; path=/"
    await step({ ...commands, savedCards: () => ok({ cards: [aSavedCard("4242")], maximum: 10 }) }).shown()
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /4242/ }).checked).toBe(true)
  })
})

describe("gift cards", () => {
  it("pay first, together and in their order, and the rest is paid by another method", async () => {
    const addGiftCard = vi
      .fn<FakeFeature<"payments">["addGiftCard"]>()
      .mockReturnValueOnce(ok(adjusted(2000, ["4444", 1000])))
      .mockReturnValueOnce(ok(adjusted(500, ["4444", 1000], ["3339", 1500])))
    const paid = await step({ addGiftCard }).shown()
    for (const number of ["9280 1111 2222 4444", "9280 1111 2222 3339"]) {
      await openGift()
      type("Gift card number", number)
      type("Gift card PIN", "222")
      await press(screen.getByRole("button", { name: "Apply gift card" }))
    }
    expect(addGiftCard.mock.calls[0]?.[1]).toEqual({ number: "9280 1111 2222 4444", securityCode: "222" })
    expect(document.body.innerHTML).not.toContain("1111")
    expect(screen.getByText("Gift card applied: 15,00 €")).toBeDefined()
    await choose("Online bank")
    expect(pay().textContent).toBe("Place order and pay 5,00 € · Online bank")
    await press(pay())
    expect(paid).toEqual([
      {
        payment: { by: "method", methodId: "3" },
        giftCards: [
          { by: "giftCard", methodId: "2", cardHash: "4444", amount: euros(1000) },
          { by: "giftCard", methodId: "2", cardHash: "3339", amount: euros(1500) },
        ],
      },
    ])
  })

  it("that are added while the list is still loading stay, whatever the response", async () => {
    let answer: (known: Awaited<ReturnType<FakeFeature<"payments">["loadGiftCards"]>>) => void = () => undefined
    const loadGiftCards = () =>
      new Promise<Awaited<ReturnType<FakeFeature<"payments">["loadGiftCards"]>>>((resolve) => {
        answer = resolve
      })
    await step({ loadGiftCards, addGiftCard: () => ok(adjusted(2000, ["4444", 1000])) }).shown()
    await openGift()
    type("Gift card number", "9280111122224444")
    type("Gift card PIN", "222")
    await press(screen.getByRole("button", { name: "Apply gift card" }))
    await act(async () => answer({ ok: true, value: adjusted(3000) }))
    expect(pay().textContent).toBe("Place order and pay 20,00 € · Card")
  })

  it("that cover the whole total need no other method, and removing one requires one again", async () => {
    const removeGiftCard = vi.fn(() => ok(adjusted(3000)))
    const paid = await step({ loadGiftCards: () => ok(adjusted(0, ["3339", 3000])), removeGiftCard }).shown()
    expect(screen.queryAllByRole("radio")).toEqual([])
    await press(screen.getByRole("button", { name: "Place order and pay 30,00 € by gift card" }))
    expect(paid).toEqual([{ giftCards: [{ by: "giftCard", methodId: "2", cardHash: "3339", amount: euros(3000) }] }])
    await press(screen.getByRole("button", { name: "Remove gift card 3339" }))
    expect(removeGiftCard).toHaveBeenCalledExactlyOnceWith(
      { orderId, guestToken: undefined, isRepay: false },
      "3339",
      adjusted(0, ["3339", 3000]),
    )
    expect(pay().textContent).toBe("Place order and pay 30,00 € · Card")
  })

  it("are added once, and removed once, however often it is pressed before the page has changed", async () => {
    const cores = {
      addGiftCard: vi.fn(() => ok(adjusted(2000, ["4444", 1000]))),
      removeGiftCard: vi.fn(() => ok(adjusted(3000))),
    }
    await step(cores).shown()
    await openGift()
    for (const name of ["Apply gift card", "Remove gift card 4444"]) {
      const button = screen.getByRole("button", { name })
      await act(async () => [button, button, button].forEach((pressed) => pressed.click()))
    }
    expect([cores.addGiftCard.mock.calls.length, cores.removeGiftCard.mock.calls.length]).toEqual([1, 1])
  })

  it("F107 that are unknown keep the input, and need a captcha once the shop requires one", async () => {
    const addGiftCard = vi
      .fn<FakeFeature<"payments">["addGiftCard"]>()
      .mockReturnValueOnce(rejected("_ERR_GIFT_CARD_NOT_VALID"))
      .mockReturnValueOnce(rejected("_ERR_CAPTCHA"))
    await step({ addGiftCard }).shown()
    await openGift()
    type("Gift card number", "9280111122224444")
    type("Gift card PIN", "999")
    await press(screen.getByRole("button", { name: "Apply gift card" }))
    const number = screen.getByLabelText<HTMLInputElement>("Gift card number")
    expect([number.getAttribute("aria-invalid"), number.value]).toEqual(["true", "9280111122224444"])
    expect(
      screen.getByText(/We couldn’t find this gift card, or it isn’t activated yet\. Check the number and PIN\./),
    ).toBeDefined()
    expect(screen.queryByText(/^captcha/)).toBeNull()
    await press(screen.getByRole("button", { name: "Apply gift card" }))
    expect(screen.getByText("captcha 1")).toBeDefined()
  })
})

describe("saved cards", () => {
  const registered = () => {
    document.cookie = "user_type=registered; path=/"
  }

  it("are first for a registered customer, without expired ones, and pay with their security code", async () => {
    registered()
    const paid = await step({
      savedCards: () =>
        ok({
          cards: [aSavedCard("4242", { isDefault: true }), aSavedCard("1881"), aSavedCard("0002", { isExpired: true })],
          maximum: 10,
        }),
    }).shown()
    expect(
      screen
        .getAllByRole("radio")
        .slice(0, 3)
        .map((radio) => radio.closest("label")?.textContent),
    ).toEqual(["Visa ending in 4242expires 12/30", "Visa ending in 1881expires 12/30", "Card"])
    await press(pay())
    expect(screen.getByLabelText("Security code").getAttribute("aria-invalid")).toBe("true")
    type("Security code", "123")
    expect(pay().textContent).toBe("Place order and pay 30,00 € · Visa ending in 4242")
    await press(pay())
    expect(paid).toEqual([
      { payment: { by: "savedCard", methodId: "1", cardHash: "h4242", securityCode: "123" }, giftCards: [] },
    ])
    expect(screen.getByLabelText<HTMLInputElement>("Security code").value).toBe("")
  })

  it("F106 that were deleted in another tab are reported as gone, and the default one is selected again", async () => {
    registered()
    await step(
      { savedCards: () => ok({ cards: [aSavedCard("1881", { isDefault: true })], maximum: 10 }) },
      { gone: "savedCard" },
    ).shown()
    expect(
      screen.getByText(
        /This card is no longer saved\. You haven’t been charged\. We’ve selected another payment method\./,
      ),
    ).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /1881/ }).checked).toBe(true)
  })

  it("are saved only from a typed card with consent; a guest is not asked", async () => {
    const typeCard = () => {
      const card = aCardEntry()
      for (const [label, text] of [
        ["Card number", card.number],
        ["Expiry date", "1230"],
        ["Security code", "123"],
        ["Name on card", card.holder],
      ] as const)
        type(label, text)
    }
    await step().shown()
    expect(screen.queryByRole("checkbox")).toBeNull()
    cleanup()
    registered()
    const paid = await step().shown()
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false)
    typeCard()
    await press(pay())
    typeCard()
    await press(screen.getByRole("checkbox"))
    await press(pay())
    expect(paid.map(({ payment }) => payment?.by === "card" && payment.saveCard)).toEqual([false, true])
  })
})

describe("a code to scan", () => {
  const qr = {
    provider: "alipay",
    payload: "https://pay.example/1",
    link: "https://pay.example/1",
    expiresAt: "2026-11-22T10:15:00Z",
  }

  it.each([
    "https://evil.example/1",
    "//evil.example/1",
    "/..//evil.example",
    "/sandbox/bank/1",
    "javascript:alert(1)",
  ])("F182 is shown as text without a link where its address may not be followed: %s", async (payload) => {
    const drawQr = vi.fn<FakeFeature<"payments">["drawQr"]>(() => ok({ size: 21, path: "M0 0" }))
    const { all } = step({ pollScan: () => ok({ secondsLeft: 125 }), drawQr })
    const panel = (
      <ScanPanel
        payment={orderId}
        qr={{ provider: "alipay", payload, expiresAt: qr.expiresAt }}
        onOutcome={() => undefined}
        onOrder={() => undefined}
      />
    )
    renderInShop(<TextProvider translate={texts}>{panel}</TextProvider>, { payments: all })
    await act(async () => undefined)
    expect(screen.queryByRole("link", { name: "Pay on this phone" })).toBeNull()
    expect(drawQr.mock.calls).toEqual([[payload.startsWith("/sandbox") ? `${location.origin}${payload}` : payload]])
  })

  it("is drawn with its remaining time, and continues by itself once it was paid", async () => {
    vi.useFakeTimers()
    const pollScan = vi
      .fn<FakeFeature<"payments">["pollScan"]>()
      .mockReturnValueOnce(ok({ secondsLeft: 125 }))
      .mockReturnValueOnce(ok({ secondsLeft: 122 }))
      .mockReturnValueOnce(ok({ outcome: { outcome: "paid", orderId } }))
    const outcomes: CheckoutOutcome[] = []
    const { all } = step({ pollScan })
    renderInShop(
      <TextProvider translate={texts}>
        <ScanPanel
          payment={orderId}
          qr={qr}
          onOutcome={(outcome) => void outcomes.push(outcome)}
          onOrder={() => undefined}
        />
      </TextProvider>,
      { payments: all },
    )
    await act(async () => vi.advanceTimersByTimeAsync(10))
    expect(screen.getByRole("img", { name: "Code to scan with Alipay" })).toBeDefined()
    expect(screen.getByRole("timer").textContent).toMatch(/Expires in 2:0[45]/)
    expect(screen.getByRole("link", { name: "Pay on this phone" }).getAttribute("href")).toBe("https://pay.example/1")
    await act(async () => vi.advanceTimersByTimeAsync(10_000))
    expect(outcomes).toEqual([{ outcome: "paid", orderId }])
    expect(pollScan.mock.calls.map(([, , isLast]) => isLast)).toEqual([false, false, false])
    await act(async () => vi.advanceTimersByTimeAsync(60_000))
    expect(pollScan).toHaveBeenCalledTimes(3)
  })

  it("that seems expired to a fast clock is given up only after a quarter of an hour on the page", async () => {
    vi.useFakeTimers()
    const pollScan = vi.fn<FakeFeature<"payments">["pollScan"]>((_payment, _qr, isLast) =>
      isLast ? ok({ outcome: { outcome: "declined", errorKey: "_ERR_QR_EXPIRED" } }) : ok({ secondsLeft: 0 }),
    )
    const outcomes: CheckoutOutcome[] = []
    const { all } = step({ pollScan })
    renderInShop(
      <TextProvider translate={texts}>
        <ScanPanel
          payment={orderId}
          qr={qr}
          onOutcome={(outcome) => void outcomes.push(outcome)}
          onOrder={() => undefined}
        />
      </TextProvider>,
      { payments: all },
    )
    await act(async () => vi.advanceTimersByTimeAsync(14 * 60_000))
    expect([outcomes, screen.queryByRole("timer"), pollScan.mock.calls.some(([, , isLast]) => isLast)]).toEqual([
      [],
      null,
      false,
    ])
    await act(async () => vi.advanceTimersByTimeAsync(2 * 60_000))
    expect(outcomes).toEqual([{ outcome: "declined", errorKey: "_ERR_QR_EXPIRED" }])
  })

  it("for the till shows the order's deadline", async () => {
    const onOrder = vi.fn()
    const { all } = step({ pollScan: () => ok({ secondsLeft: 259_200 }) })
    renderInShop(
      <TextProvider translate={texts}>
        <ScanPanel payment={orderId} qr={{ ...qr, provider: "cash" }} onOutcome={() => undefined} onOrder={onOrder} />
      </TextProvider>,
      { payments: all },
    )
    await act(async () => undefined)
    expect(screen.getByText(/Sunday 22 November/)).toBeDefined()
    expect(screen.queryByRole("timer")).toBeNull()
    await press(screen.getByRole("button", { name: "View order" }))
    expect(onOrder).toHaveBeenCalledTimes(1)
  })
})
