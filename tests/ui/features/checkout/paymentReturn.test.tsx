import { act, cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { CheckoutOutcome } from "../../../../application/checkout/CheckoutOutcome.ts"
import { BackendError } from "../../../../application/shared/BackendError.ts"
import type { PaymentProgress } from "../../../../domain/payment/paymentProgress.ts"
import { PaymentReturnView } from "../../../../ui/features/checkout/after-payment/PaymentReturnView.tsx"
import { anOrderId } from "../../../support/builders/aCart.ts"
import type { PageCommands } from "../../../support/ui/shopAround.tsx"
import { done, refused, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.useRealTimers()
})

const orderId = anOrderId()
type Resume = PageCommands["resumePayment"]
const title = () => screen.getByRole("heading", { level: 1 }).textContent
const links = () => screen.getAllByRole("link").map((link) => link.textContent)

function callbackAddress(
  payment: PaymentProgress,
  resumePayment: Resume = () => done({ outcome: "unknown", orderId }),
  parameters: Readonly<Record<string, string>> = {},
) {
  const address = {
    page: "ItxOrderPaymentPage",
    storeId: "10000034",
    languageId: "-1",
    parameters: { orderId, ...parameters },
  }
  return renderInShop(
    <PaymentReturnView orderId={orderId} payment={payment} guestToken={undefined} address={address} />,
    { resumePayment },
  )
}

describe("a customer who returns from a bank", () => {
  it.each([
    [{ status: "declined", errorKey: "_ERR_PAYMENT_REFUSED" }, "Payment declined", "Back to checkout"],
    [{ status: "challengeRequired" }, "Verification received", "Back to checkout"],
    [{ status: "notFound" }, "We can’t show this payment here", "Sign in"],
    [{ status: "pending" }, "We’re confirming your payment", "Use another payment method"],
    [{ status: "unknown" }, "We’re confirming your payment", "Check status"],
  ] as const)("whose payment is %j sees that, with a next step", async (payment, heading, way) => {
    const { visits } = callbackAddress(payment)
    await act(async () => undefined)
    expect(title()).toBe(heading)
    expect(links()).toContain(way)
    expect(visits).toEqual([])
    if (payment.status === "declined") expect(document.querySelector("code")?.textContent).toBe("_ERR_PAYMENT_REFUSED")
  })

  it("is redirected to the confirmation as soon as the payment is final; a failed poll shows nothing", async () => {
    vi.useFakeTimers()
    const resume = vi
      .fn<Resume>()
      .mockReturnValueOnce(
        refused(new BackendError({ operation: "getPaymentStatus", reason: { _tag: "Unreachable" } })),
      )
      .mockReturnValue(done({ outcome: "paid", orderId, guestToken: "g" }))
    const { visits } = callbackAddress({ status: "unknown" }, resume)
    await act(async () => undefined)
    expect(title()).toBe("We’re confirming your payment")
    await act(async () => vi.advanceTimersByTimeAsync(4_000))
    expect(visits).toMatchObject([{ page: "ItxOrderConfirmationPage", parameters: { orderId, guestToken: "g" } }])
    expect(resume.mock.calls[0]?.[0]).toEqual({ orderId, guestToken: undefined, isRepay: false })
  })

  it("from a repayment polls it as one, and so does the confirmation", async () => {
    const resume = vi.fn<Resume>(() => done({ outcome: "paid", orderId }))
    const { visits } = callbackAddress({ status: "pending" }, resume, { repay: "1" })
    await act(async () => undefined)
    expect(resume.mock.calls.map(([payment]) => payment)).toEqual([{ orderId, guestToken: undefined, isRepay: true }])
    expect(visits).toMatchObject([{ page: "ItxOrderConfirmationPage", parameters: { orderId, repay: "1" } }])
  })

  it("whose code is not yet scanned polls until it was", async () => {
    vi.useFakeTimers()
    const resume = vi
      .fn<Resume>()
      .mockReturnValueOnce(
        done({
          outcome: "scanRequired",
          orderId,
          qr: { provider: "alipay", payload: "p", expiresAt: "2026-11-22T10:15:00Z" },
        }),
      )
      .mockReturnValue(done({ outcome: "paid", orderId }))
    const { visits } = callbackAddress({ status: "pending" }, resume)
    await act(async () => undefined)
    expect([title(), visits]).toEqual(["We’re confirming your payment", []])
    await act(async () => vi.advanceTimersByTimeAsync(4_000))
    expect(visits).toMatchObject([{ page: "ItxOrderConfirmationPage", parameters: { orderId } }])
  })

  it.each([
    [{ outcome: "failed" }, "Payment failed", ["Check status", "Use another payment method"]],
    [{ outcome: "passwordRequired" }, "Enter your password", ["Back to checkout"]],
  ] as const satisfies readonly (readonly [CheckoutOutcome, string, readonly string[]])[])(
    "to a payment that is %j at last is not told to wait, but offered a next step",
    async (outcome, heading, methods) => {
      const { visits } = callbackAddress({ status: "pending" }, () => done(outcome))
      await act(async () => undefined)
      expect([title(), visits]).toEqual([heading, []])
      expect(links()).toEqual(expect.arrayContaining([...methods]))
      expect(document.body.textContent).not.toMatch(/we keep asking|cart is kept/)
    },
  )

  it("to an order or a repayment with an open challenge is redirected to its repayment", async () => {
    for (const [outcome, parameters] of [
      [{ outcome: "failed", orderId }, {}],
      [{ outcome: "failed" }, { repay: "1" }],
      [{ outcome: "passwordRequired" }, { repay: "1" }],
    ] as const) {
      const { visits } = callbackAddress({ status: "pending" }, () => done(outcome), parameters)
      await act(async () => undefined)
      expect(visits).toMatchObject([{ page: "ItxOrderRepaymentPage", parameters: { orderId } }])
      cleanup()
    }
  })

  it("to a guest's order that was paid from its link sees it with its token, which opens no other", async () => {
    sessionStorage.setItem("selvedge.orderToken.v1", `${orderId} g`)
    const { visits } = callbackAddress({ status: "notFound" })
    await act(async () => undefined)
    expect(visits).toMatchObject([{ page: "ItxOrderPaymentPage", parameters: { orderId, guestToken: "g" } }])
    cleanup()
    sessionStorage.setItem("selvedge.orderToken.v1", "700000000099 h")
    expect(callbackAddress({ status: "notFound" }).visits).toEqual([])
  })

  it("whose order is unpaid is redirected to its repayment, also after abandoning the bank", async () => {
    const { visits } = callbackAddress({ status: "pending" }, () => done({ outcome: "repaymentRequired", orderId }))
    await act(async () => undefined)
    expect(visits).toMatchObject([{ page: "ItxOrderRepaymentPage", parameters: { orderId } }])
    cleanup()
    callbackAddress({ status: "pending" }, () =>
      done({
        outcome: "redirectRequired",
        orderId,
        redirect: { url: "https://pay.example/3ds", method: "GET", parameters: {}, newTab: false },
      }),
    )
    await act(async () => undefined)
    expect(screen.getByRole("link", { name: "Continue to pay.example" }).getAttribute("href")).toBe(
      "https://pay.example/3ds",
    )
  })
})
