import * as Redacted from "effect/Redacted"
import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { BackendError } from "../../../../application/shared/BackendError.ts"
import { CheckoutView } from "../../../../ui/features/checkout/CheckoutView.tsx"
import { RepaymentView } from "../../../../ui/features/checkout/after-payment/RepaymentView.tsx"
import type { SolvedCaptcha } from "../../../../application/shared/SolvedCaptcha.ts"
import type { CaptchaSlot } from "../../../../ui/runtime/CaptchaSlot.ts"
import { aCardEntry } from "../../../support/builders/aCardEntry.ts"
import { aCart, anOrderId } from "../../../support/builders/aCart.ts"
import { anAddress } from "../../../support/builders/anAddress.ts"
import { anOrder } from "../../../support/builders/anOrder.ts"
import { euros } from "../../../support/builders/euros.ts"
import { fakePaymentCommands } from "../../../support/ui/fakePaymentCommands.ts"
import type { FakeFeature, PageCommands } from "../../../support/ui/shopAround.tsx"
import type { FakeCommands } from "../../../support/ui/shopAround.tsx"
import { done, press, refused, renderInShop, declareCardEntry } from "../../../support/ui/shopAround.tsx"

// The lazy parts of the page are loaded up front, so that a busy machine does not delay them.
beforeAll(() =>
  Promise.all([
    import("../../../../ui/features/checkout/payment/loadPaymentComponents.ts"),
    import("../../../../ui/features/checkout/after-payment/PaymentActionPanel.tsx"),
  ]),
)
beforeEach(() => declareCardEntry("direct"))
afterEach(() => {
  cleanup()
  document.cookie = "user_type=; max-age=0; path=/"
  sessionStorage.clear()
})

const orderId = anOrderId()
const SOLVED = { id: "c-1", value: "3" }
const METHODS = [{ id: "c", kind: "card", name: "Card", networks: ["visa"] }]
const NOT_IT = { id: "c-0", value: "no idea" }
/** Replaces the lazy captcha: a button that solves it, one that does not, and the message about the previous try. */
const captcha: CaptchaSlot = (_round, onSolved, problem) => (
  <>
    <button type="button" onClick={() => onSolved(SOLVED)}>
      Solve it
    </button>
    <button type="button" onClick={() => onSolved(NOT_IT)}>
      Guess
    </button>
    <p data-testid="problem">{problem}</p>
  </>
)
const asking = (operation: string) =>
  new BackendError({
    operation,
    reason: {
      _tag: "Rejected",
      key: "_ERR_CAPTCHA",
      parameters: [],
      causes: [],
      fields: [{ field: "captchaValue", rule: "required" }],
    },
  })
const isSolved = (captcha: SolvedCaptcha | undefined) =>
  captcha !== undefined && "id" in captcha && captcha.id === SOLVED.id
/** A shop that accepts no submission without a captcha. */
const strict = () =>
  vi.fn<PageCommands["submitCheckout"]>(({ answers }) =>
    done(!isSolved(answers?.captcha) ? { outcome: "captchaRequired" } : { outcome: "paid", orderId }),
  )

async function payByCard(): Promise<void> {
  await screen.findByLabelText("Card number")
  const { number, expiry, securityCode, holder } = aCardEntry()
  for (const [label, value] of [
    ["Card number", number],
    ["Expiry date", expiry],
    ["Security code", securityCode],
    ["Name on card", holder],
  ] as const)
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
  await press(screen.getByRole("button", { name: /^(?:Place order and pay|Pay) 13,95/ }))
}
/** Answers wrongly first; only this is reported. */
async function solve(): Promise<void> {
  for (const [answer, posted] of [
    ["Guess", ""],
    ["Solve it", "wrong"],
  ] as const) {
    await screen.findByRole("heading", { name: "Complete the security check to continue" })
    expect(screen.getByTestId("problem").textContent).toBe(posted)
    await press(screen.getByRole("button", { name: answer }))
    await press(screen.getByRole("button", { name: "Continue" }))
  }
}

describe("a store that requires a captcha every time", () => {
  it("sells the cart once it is solved, to the typed address and with the typed card", async () => {
    const submitCheckout = strict()
    const saveDeliveryAddress = vi.fn<PageCommands["saveDeliveryAddress"]>((_, address, solved) =>
      !isSolved(solved)
        ? refused(asking("saveAddress"))
        : done({
            address: { ...address, id: "a-1" },
            shippingMethods: [{ id: "e", kind: "email", name: "By email", price: euros(0) }],
            pickupMethods: [],
            parcels: [],
          }),
    )
    const { visits } = renderInShop(
      <CheckoutView
        captcha={captcha}
        address={{ page: "ItxOrderCheckoutPage", storeId: "10000034", languageId: "-1", parameters: {} }}
      />,
      {
        startCheckout: () => done({ cart: aCart(), orderId, paymentMethods: METHODS }),
        saveDeliveryAddress,
        chooseShipping: () => done(aCart(undefined, { totalOrder: euros(1395) })),
        submitCheckout,
      },
    )
    fireEvent.input(screen.getByLabelText(/^Email/), { target: { value: "ana@example.com" } })
    await press(screen.getByRole("button", { name: "Continue" }))
    const { firstName, lastName } = anAddress()
    for (const [label, value] of [
      ["First name", firstName],
      ["Last name", lastName],
      ["Street address", "Calle Mayor 1"],
      ["Town or city", "Madrid"],
      ["Postcode", "28013"],
      ["Province", "M"],
      ["Phone", "600 000 000"],
    ] as const)
      fireEvent.input(screen.getByLabelText(label), { target: { value } })
    await press(screen.getByRole("button", { name: "Continue" }))
    // A customer who does not solve it keeps the address they typed. The captcha's own field states its purpose.
    await screen.findByRole("heading", { name: "Complete the security check to continue" })
    expect(screen.queryByText(/good for one try/)).toBeNull()
    await press(screen.getByRole("button", { name: "Cancel" }))
    expect([
      screen.getByLabelText<HTMLInputElement>("Town or city").value,
      screen.queryByText("Please check the address"),
    ]).toEqual(["Madrid", null])
    await press(screen.getByRole("button", { name: "Continue" }))
    await solve()
    await payByCard()
    await solve()
    expect(saveDeliveryAddress.mock.calls.map(([, { city }, solved]) => [city, solved])).toEqual([
      ["Madrid", undefined],
      ["Madrid", undefined],
      ["Madrid", NOT_IT],
      ["Madrid", SOLVED],
    ])
    expect(submitCheckout.mock.calls.map(([{ payment, answers }]) => [payment?.by, answers])).toEqual([
      ["card", undefined],
      ["card", { challenges: 0, passwords: 0, captcha: NOT_IT }],
      ["card", { challenges: 0, passwords: 0, captcha: SOLVED }],
    ])
    expect(visits.at(-1)).toMatchObject({ page: "ItxOrderConfirmationPage" })
  })

  it("accepts the payment of an unpaid order once it is solved", async () => {
    const submitCheckout = strict()
    const { visits } = renderInShop(
      <RepaymentView
        order={anOrder({ status: "PENDING" })}
        payment={{ status: "repaymentRequired" }}
        repay={{ isRepayable: true }}
        methods={METHODS}
        guestToken="g"
        captcha={captcha}
      />,
      { submitCheckout },
    )
    await payByCard()
    await solve()
    expect(submitCheckout.mock.calls.map(([{ answers }]) => answers)).toEqual([
      undefined,
      { challenges: 0, passwords: 0, captcha: NOT_IT },
      { challenges: 0, passwords: 0, captcha: SOLVED },
    ])
    expect(visits).toMatchObject([{ page: "ItxOrderConfirmationPage", parameters: { orderId } }])
  })

  it("starts a session at a provider once it is solved", async () => {
    const klarna = vi.fn<FakeFeature<"payments">["klarna"]>((_payment, solved) =>
      !isSolved(solved)
        ? refused(asking("createKlarnaSession"))
        : done({
            id: "s",
            token: Redacted.make("t"),
            amount: euros(1395),
            expiresAt: "2026-11-15T10:15:00Z",
            categories: [{ id: "pay_later", name: "Pay later" }],
          }),
    )
    const payments: NonNullable<FakeCommands["payments"]> = fakePaymentCommands({
      loadGiftCards: () => done(undefined),
      hasDeviceWallet: () => done(false),
      klarna,
    })
    renderInShop(
      <RepaymentView
        order={anOrder({ status: "PENDING" })}
        payment={{ status: "repaymentRequired" }}
        repay={{ isRepayable: true }}
        methods={[{ id: "5", kind: "redirect", needs: "session", name: "Klarna", networks: [] }]}
        guestToken="g"
        captcha={captcha}
      />,
      { payments },
    )
    for (const [answer, posted] of [
      [undefined, ""],
      ["Guess", "required"],
      ["Solve it", "wrong"],
    ] as const) {
      expect((await screen.findByTestId("problem")).textContent).toBe(posted)
      if (answer !== undefined) await press(screen.getByRole("button", { name: answer }))
      await press(screen.getByRole("button", { name: "Continue" }))
    }
    expect(await screen.findByRole("button", { name: /^(?:Place order and pay|Pay) 13,95/ })).toBeDefined()
    expect(klarna.mock.calls.map(([, solved]) => solved)).toEqual([undefined, undefined, NOT_IT, SOLVED])
  })
})
