import * as Redacted from "effect/Redacted"
import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import type { CheckoutOutcome } from "../../../../application/checkout/CheckoutOutcome.ts"
import { BackendError } from "../../../../application/shared/BackendError.ts"
import {
  clearFailedPayment,
  rememberFailedPayment,
} from "../../../../ui/features/checkout/after-payment/failedPayment.ts"
import type { RepaymentViewProps } from "../../../../ui/features/checkout/after-payment/RepaymentView.tsx"
import { RepaymentView } from "../../../../ui/features/checkout/after-payment/RepaymentView.tsx"
import { aCardEntry } from "../../../support/builders/aCardEntry.ts"
import { anOrderId } from "../../../support/builders/aCart.ts"
import { anOrder } from "../../../support/builders/anOrder.ts"
import { fakePaymentCommands } from "../../../support/ui/fakePaymentCommands.ts"
import type { FakeFeature, FakeCommands, PageCommands } from "../../../support/ui/shopAround.tsx"
import { answerLater, done, press, refused, renderInShop, declareCardEntry } from "../../../support/ui/shopAround.tsx"

// The lazy part of the page is loaded up front, so that a busy machine does not delay it.
beforeAll(() => import("../../../../ui/features/checkout/payment/loadPaymentComponents.ts"))
beforeEach(() => declareCardEntry("direct"))
afterEach(() => {
  cleanup()
  document.cookie = "user_type=; max-age=0; path=/"
  sessionStorage.clear()
  vi.useRealTimers()
})

const orderId = anOrderId()
type Resume = PageCommands["resumePayment"]
const noPayment = (key: string) =>
  new BackendError({
    operation: "submitAsyncRepay",
    reason: { _tag: "Rejected", key, parameters: [], causes: [], fields: [] },
  })
const title = () => screen.getByRole("heading", { level: 1 }).textContent

const open: RepaymentViewProps = {
  order: anOrder({ status: "PENDING" }),
  payment: { status: "repaymentRequired" },
  repay: { isRepayable: true, maxAttempts: 3, start: "2026-11-15T10:00:00Z", durationSeconds: 1_800 },
  methods: [{ id: "c", kind: "card", name: "Card", networks: ["visa"] }],
  guestToken: "g",
  captcha: (round) => <p>captcha {round}</p>,
}
const show = (changes: Partial<RepaymentViewProps> = {}, commands: FakeCommands = {}) =>
  renderInShop(<RepaymentView {...open} {...changes} />, commands)

async function pay(): Promise<void> {
  await screen.findByLabelText("Card number")
  const { number, expiry, securityCode, holder } = aCardEntry()
  for (const [label, value] of [
    ["Card number", number],
    ["Expiry date", expiry],
    ["Security code", securityCode],
    ["Name on card", holder],
  ] as const)
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
  await press(screen.getByRole("button", { name: /^Pay 13,95.* now$/ }))
}

describe("an unpaid order", () => {
  it("shows the amount due and its deadline, with the order's items beside it", async () => {
    show()
    expect(await screen.findByLabelText("Card number")).toBeDefined()
    expect(title()).toBe("Complete your payment")
    expect(document.body.textContent).toMatch(/until \d{1,2}:\d{2}/)
  })

  it("stores its guest's token in the tab before the redirect to a bank, which returns without it", async () => {
    show({ payment: { status: "repaymentRequired" } }, { submitCheckout: () => done({ outcome: "redirecting" }) })
    await pay()
    expect(sessionStorage.getItem("selvedge.orderToken.v1")).toBe(`${orderId} g`)
  })

  it("F100 shows that its payment failed on the previous page, and accepts another method", async () => {
    rememberFailedPayment(orderId)
    const submitCheckout = vi.fn<PageCommands["submitCheckout"]>(() => done({ outcome: "redirecting" }))
    show({}, { submitCheckout })
    expect(screen.getByText("Payment failed")).toBeDefined()
    expect(document.body.textContent).toContain("You haven’t been charged. Try again or use another payment method.")
    await pay()
    expect(submitCheckout).toHaveBeenCalledTimes(1)
    cleanup()
    show()
    expect(screen.queryByText("Payment failed")).toBeNull()
  })

  it("F100 does not show the failed payment of another order", () => {
    rememberFailedPayment(anOrderId("700000000099"))
    show()
    expect(screen.queryByText("Payment failed")).toBeNull()
    clearFailedPayment()
  })

  it("F99 that has expired asks for no card", () => {
    show({ repay: { isRepayable: false } })
    expect([title(), screen.queryByLabelText("Card number")]).toEqual(["This order can no longer be paid", null])
  })

  it("that was paid elsewhere redirects to its confirmation as a repaid one", async () => {
    const { visits } = show({ payment: { status: "paid" } })
    await act(async () => undefined)
    expect(visits).toMatchObject([
      { page: "ItxOrderConfirmationPage", parameters: { orderId, guestToken: "g", repay: "1" } },
    ])
  })

  it("is paid with the guest's token and the store's payment method, and redirects", async () => {
    const submitCheckout = vi.fn<PageCommands["submitCheckout"]>(() => done({ outcome: "paid", orderId }))
    const { visits } = show({}, { submitCheckout })
    await pay()
    expect(submitCheckout.mock.calls[0]?.[0]).toMatchObject({
      orderId,
      guestToken: "g",
      totalOrder: open.order.totalOrder,
      payment: { by: "card", methodId: "c" },
    })
    expect(visits).toMatchObject([{ page: "ItxOrderConfirmationPage", parameters: { repay: "1" } }])
  })

  it("is paid by a device wallet, with the guest's token, or by a card", async () => {
    const entry = { by: "token", methodId: "9", of: "deviceWallet", token: Redacted.make("t") } as const
    const asked: unknown[] = []
    const payments: NonNullable<FakeCommands["payments"]> = fakePaymentCommands({
      hasDeviceWallet: () => done(true),
      confirmOnDevice: (confirmation) => (asked.push(confirmation), done(entry)),
    })
    const submitCheckout = vi.fn<PageCommands["submitCheckout"]>(() =>
      done({ outcome: "declined", errorKey: "_ERR_PAYMENT_REFUSED" }),
    )
    show(
      { methods: [...open.methods, { id: "9", kind: "wallet", needs: "token", name: "Apple Pay", networks: [] }] },
      { payments, submitCheckout },
    )
    await press(await screen.findByRole("radio", { name: "Apple Pay" }))
    await press(screen.getByRole("button", { name: /^Pay 13,95.* now$/ }))
    expect(asked).toMatchObject([{ orderId, guestToken: "g", method: { id: "9" } }])
    expect(submitCheckout.mock.calls[0]?.[0]).toEqual({
      orderId,
      guestToken: "g",
      totalOrder: open.order.totalOrder,
      payment: entry,
      giftCards: [],
    })
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Apple Pay" }).checked).toBe(true)
    await press(screen.getByRole("radio", { name: "Card" }))
    await pay()
    expect(submitCheckout.mock.calls[1]?.[0]).toMatchObject({
      payment: { by: "card", methodId: "c", card: aCardEntry() },
    })
  })

  it.each([
    [{ outcome: "declined", errorKey: "_ERR_PAYMENT_REFUSED" }, "Payment declined"],
    [{ outcome: "failed" }, "You haven’t been charged. Try again or use another payment method."],
  ] as const satisfies readonly (readonly [CheckoutOutcome, string])[])(
    "whose card is %j shows that, and accepts another",
    async (outcome, words) => {
      show({}, { submitCheckout: () => done(outcome) })
      await pay()
      expect(screen.getByRole("alert").textContent).toContain(words)
      expect(screen.getByLabelText<HTMLInputElement>("Card number").value).toBe("")
    },
  )

  it("F99 that is paid too late shows that, whatever this clock says", async () => {
    show(
      {},
      {
        submitCheckout: () => refused(noPayment("_ERR_REPAY_ENDED")),
        resumePayment: () => done({ outcome: "declined" }),
      },
    )
    await pay()
    expect([title(), screen.queryByLabelText("Card number")]).toEqual(["This order can no longer be paid", null])
  })

  it("that was paid on another device while the page was open redirects to its confirmation, by card", async () => {
    const resumePayment = vi.fn<Resume>(() => done({ outcome: "paid", orderId, guestToken: "g" }))
    const { visits } = show({}, { submitCheckout: () => refused(noPayment("_ERR_NOT_REPAYABLE")), resumePayment })
    await pay()
    expect(resumePayment.mock.calls).toEqual([[{ orderId, guestToken: "g", isRepay: true }, expect.any(AbortSignal)]])
    expect(visits).toMatchObject([
      { page: "ItxOrderConfirmationPage", parameters: { orderId, guestToken: "g", repay: "1" } },
    ])
  })

  it("that was paid on another device while the wallet was open redirects to its confirmation", async () => {
    const payments: NonNullable<FakeCommands["payments"]> = fakePaymentCommands({
      hasDeviceWallet: () => done(true),
      confirmOnDevice: () => refused(noPayment("_ERR_NOT_REPAYABLE")),
    })
    const { visits } = show(
      { methods: [{ id: "9", kind: "wallet", needs: "token", name: "Apple Pay", networks: [] }] },
      { payments, resumePayment: () => done({ outcome: "paid", orderId }) },
    )
    await press(await screen.findByRole("button", { name: /^Pay 13,95.* now$/ }))
    expect(visits).toMatchObject([{ page: "ItxOrderConfirmationPage", parameters: { orderId, repay: "1" } }])
  })

  it("F98 asks for the password, submits the same with it, and stores it nowhere", async () => {
    const submitCheckout = vi
      .fn<PageCommands["submitCheckout"]>()
      .mockReturnValueOnce(done({ outcome: "passwordRequired" }))
      .mockReturnValue(done({ outcome: "paid", orderId }))
    show({}, { submitCheckout })
    await pay()
    fireEvent.input(screen.getByLabelText("Password"), { target: { value: "Costura2026" } })
    await press(screen.getByRole("button", { name: /^Pay 13,95/ }))
    expect(submitCheckout.mock.calls[1]?.[0]).toMatchObject({
      orderId,
      answers: { challenges: 0, passwords: 1, password: "Costura2026" },
    })
    expect(document.body.innerHTML).not.toContain("Costura2026")
  })

  const qr = { provider: "alipay", payload: "https://pay.example/qr", expiresAt: "2026-11-15T10:15:00Z" } as const
  const METHODS: RepaymentViewProps["methods"] = [
    ...open.methods,
    { id: "2", kind: "giftcard", name: "Gift card", networks: [] },
    { id: "4", kind: "redirect", needs: "bank", name: "iDEAL", networks: [] },
    { id: "5", kind: "redirect", needs: "session", name: "Klarna", networks: [] },
    { id: "6", kind: "wallet", name: "Alipay", networks: [] },
  ]
  const methodLabels = (commands: NonNullable<FakeCommands["payments"]> = {}): NonNullable<FakeCommands["payments"]> =>
    fakePaymentCommands({
      loadGiftCards: () => done(undefined),
      hasDeviceWallet: () => done(false),
      banks: () => done([{ id: "dike", name: "Dike Bank" }]),
      drawQr: () => done({ size: 21, path: "M0 0" }),
      ...commands,
    })

  it("is paid by a bank of the list, with a redirect message", async () => {
    const submitCheckout = vi.fn<PageCommands["submitCheckout"]>(() => done({ outcome: "redirecting" }))
    show({ methods: METHODS }, { payments: methodLabels(), submitCheckout })
    await press(await screen.findByRole("radio", { name: "iDEAL" }))
    fireEvent.change(await screen.findByLabelText("Your bank"), { target: { value: "dike" } })
    await press(screen.getByRole("button", { name: /^Pay .* now$/ }))
    expect(submitCheckout.mock.calls[0]?.[0]).toEqual({
      orderId,
      guestToken: "g",
      totalOrder: open.order.totalOrder,
      payment: { by: "method", methodId: "4", bankId: "dike" },
      giftCards: [],
    })
    expect([title(), screen.getByRole("status").textContent]).toEqual([
      "Complete your payment",
      expect.stringContaining("bank"),
    ])
    expect(screen.queryByRole("radio")).toBeNull()
  })

  it("is paid by a provider's payment method, by its own session, and only the order is stored", async () => {
    const token = Redacted.make("s")
    const klarna = vi.fn<FakeFeature<"payments">["klarna"]>(() =>
      done({
        id: "k",
        token,
        amount: open.order.totalOrder,
        expiresAt: "2026-11-15T10:15:00Z",
        categories: [{ id: "pay_later", name: "Pay later" }],
      }),
    )
    const submitCheckout = vi.fn<PageCommands["submitCheckout"]>(() => done({ outcome: "redirecting" }))
    show({ methods: METHODS }, { payments: methodLabels({ klarna }), submitCheckout })
    await press(await screen.findByRole("radio", { name: "Klarna" }))
    expect((await screen.findByRole<HTMLInputElement>("radio", { name: "Pay later" })).checked).toBe(true)
    expect(screen.getByText(/You’ll be redirected to Klarna/)).toBeDefined()
    expect(document.body.textContent).not.toContain("cart")
    await press(screen.getByRole("button", { name: /^Pay .* now$/ }))
    expect(submitCheckout.mock.calls[0]?.[0]).toMatchObject({
      payment: { by: "token", methodId: "5", of: "session", token, category: "pay_later" },
    })
    expect(klarna.mock.calls).toEqual([[{ orderId, guestToken: "g", isRepay: true }, undefined]])
  })

  it("is paid by a saved card, without saving it again or the preferred method", async () => {
    document.cookie = "user_type=registered; path=/"
    const card = {
      id: "k",
      hash: "h",
      network: "visa",
      lastDigits: "4242",
      holder: "ANA",
      month: 12,
      year: 2030,
      isDefault: true,
      isExpired: false,
    }
    const savedCards = vi.fn<FakeFeature<"payments">["savedCards"]>(() => done({ cards: [card], maximum: 10 }))
    const savePreferredMethod = vi.fn<FakeFeature<"payments">["savePreferredMethod"]>(() => done(undefined))
    const submitCheckout = vi.fn<PageCommands["submitCheckout"]>(() => done({ outcome: "paid", orderId }))
    show({ methods: METHODS }, { payments: methodLabels({ savedCards, savePreferredMethod }), submitCheckout })
    await screen.findByRole("radio", { name: /4242/ })
    await press(screen.getByRole("radio", { name: "Card" }))
    expect(screen.getByLabelText("Card number")).toBeDefined()
    expect(screen.queryByRole("checkbox")).toBeNull()
    await press(screen.getByRole("radio", { name: /4242/ }))
    fireEvent.input(screen.getByLabelText(/security code/i), { target: { value: "123" } })
    await press(screen.getByRole("button", { name: /^Pay 13,95.* now$/ }))
    expect(submitCheckout.mock.calls[0]?.[0]).toMatchObject({
      payment: { by: "savedCard", methodId: "c", cardHash: "h", securityCode: "123" },
    })
    expect([
      savedCards.mock.calls,
      savePreferredMethod.mock.calls.filter(([, { privacyAccepted }]) => privacyAccepted),
    ]).toEqual([[[true]], []])
  })

  it("is paid by gift cards first, and the rest by another method", async () => {
    const adjustments = {
      adjustments: [
        {
          cardHash: "g1",
          amount: { ...open.order.totalOrder, minorUnits: 1_000 },
          balance: open.order.totalOrder,
          maskedNumber: "**** 4444",
        },
      ],
      remaining: { ...open.order.totalOrder, minorUnits: 395 },
    }
    const loadGiftCards = vi.fn<FakeFeature<"payments">["loadGiftCards"]>(() => done(adjustments))
    const submitCheckout = vi.fn<PageCommands["submitCheckout"]>(() => done({ outcome: "redirecting" }))
    show({ methods: METHODS }, { payments: methodLabels({ loadGiftCards }), submitCheckout })
    await press(await screen.findByRole("radio", { name: "Alipay" }))
    await press(screen.getByRole("button", { name: /^Pay 3,95.* now$/ }))
    expect(submitCheckout.mock.calls[0]?.[0]).toMatchObject({
      payment: { methodId: "6" },
      giftCards: [{ by: "giftCard", methodId: "2", cardHash: "g1", amount: { minorUnits: 1_000 } }],
    })
    expect(loadGiftCards.mock.calls).toEqual([[{ orderId, guestToken: "g", isRepay: true }]])
  })

  it("is paid by a code, which is shown until it was scanned and polled as a repayment", async () => {
    vi.useFakeTimers()
    const pollScan = vi
      .fn<FakeFeature<"payments">["pollScan"]>()
      .mockReturnValueOnce(done({ secondsLeft: 125 }))
      .mockReturnValue(done({ outcome: { outcome: "paid", orderId, guestToken: "g" } }))
    const { visits } = show(
      { methods: METHODS },
      { payments: methodLabels({ pollScan }), submitCheckout: () => done({ outcome: "scanRequired", orderId, qr }) },
    )
    const fetched = () => act(() => vi.dynamicImportSettled())
    await fetched()
    await act(async () => vi.advanceTimersByTimeAsync(1_000))
    await press(screen.getByRole("radio", { name: "Alipay" }))
    await press(screen.getByRole("button", { name: /^Pay .* now$/ }))
    await fetched()
    expect(screen.getByRole("img", { name: /Alipay/ })).toBeDefined()
    expect(visits).toEqual([])
    await act(async () => vi.advanceTimersByTimeAsync(3_000))
    expect(pollScan.mock.calls[0]).toEqual([{ orderId, guestToken: "g", isRepay: true }, qr, false])
    expect(visits).toMatchObject([
      { page: "ItxOrderConfirmationPage", parameters: { orderId, guestToken: "g", repay: "1" } },
    ])
  })

  it("with a refused or expired code asks the shop whether it still exists", async () => {
    const { visits } = show(
      { methods: METHODS },
      {
        payments: methodLabels({
          pollScan: () => done({ outcome: { outcome: "declined", errorKey: "_ERR_QR_EXPIRED" } }),
        }),
        submitCheckout: () => done({ outcome: "scanRequired", orderId, qr }),
      },
    )
    await press(await screen.findByRole("radio", { name: "Alipay" }))
    await press(screen.getByRole("button", { name: /^Pay .* now$/ }))
    await act(async () => undefined)
    expect(screen.getByRole("alert").textContent).toContain("Payment declined")
    expect(visits).toMatchObject([{ page: "ItxOrderRepaymentPage", parameters: { orderId, guestToken: "g" } }])
  })

  it("with a payment in progress is polled, not shown as expired, also after a reload", async () => {
    const resumePayment = vi.fn<Resume>(() => done({ outcome: "scanRequired", orderId, qr }))
    show(
      { payment: { status: "pending" }, repay: { isRepayable: false }, methods: [] },
      { payments: methodLabels({ pollScan: () => done({ secondsLeft: 125 }) }), resumePayment },
    )
    expect(title()).toBe("Complete your payment")
    expect(await screen.findByRole("img", { name: /Alipay/ })).toBeDefined()
    expect(resumePayment.mock.calls).toEqual([[{ orderId, guestToken: "g", isRepay: true }, expect.any(AbortSignal)]])
  })

  it("F83 is submitted once, however often it is pressed before the page has changed", async () => {
    const submitCheckout = vi.fn<PageCommands["submitCheckout"]>(() => answerLater<CheckoutOutcome>().promise)
    show(
      { methods: [{ id: "6", kind: "wallet", name: "Alipay", networks: [] }] },
      { payments: methodLabels(), submitCheckout },
    )
    const button = await screen.findByRole("button", { name: /^Pay .* now$/ })
    await act(async () => [1, 2, 3].forEach(() => button.click()))
    expect(submitCheckout).toHaveBeenCalledTimes(1)
  })

  it("F42 that was submitted before with other data is polled, and not paid a second time", async () => {
    const resumePayment = vi.fn<Resume>(() => done({ outcome: "unknown", orderId }))
    show({}, { submitCheckout: () => refused(noPayment("_ERR_IDEMPOTENCY_KEY_REUSED")), resumePayment })
    await pay()
    expect(screen.queryByLabelText("Card number")).toBeNull()
    expect(resumePayment).toHaveBeenCalled()
  })
})
