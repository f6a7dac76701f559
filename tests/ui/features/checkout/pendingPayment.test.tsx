import { act, cleanup, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { CheckoutOutcome } from "../../../../application/checkout/CheckoutOutcome.ts"
import { CheckoutView } from "../../../../ui/features/checkout/CheckoutView.tsx"
import { RepaymentView } from "../../../../ui/features/checkout/after-payment/RepaymentView.tsx"
import { anOrderId } from "../../../support/builders/aCart.ts"
import { anOrder } from "../../../support/builders/anOrder.ts"
import type { PageCommands } from "../../../support/ui/shopAround.tsx"
import { answerLater, done, press, renderInShop } from "../../../support/ui/shopAround.tsx"

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  document.cookie = "user_type@10000034=; max-age=0; path=/"
  window.history.replaceState(null, "", "/")
  vi.useRealTimers()
})

const orderId = anOrderId()
type Resume = PageCommands["resumePayment"]
const unknown = () => done<CheckoutOutcome>({ outcome: "unknown", orderId })
const checkout = (
  <CheckoutView
    captcha={() => null}
    address={{ page: "ItxOrderCheckoutPage", storeId: "10000034", languageId: "-1", parameters: { pending: orderId } }}
  />
)
const repayment = (
  <RepaymentView
    order={anOrder({ id: orderId, status: "PENDING" })}
    payment={{ status: "pending" }}
    methods={[]}
    guestToken="g"
    captcha={() => null}
  />
)
const links = () => screen.queryAllByRole("link").map((link) => link.textContent)
const checkNow = () => screen.getByRole("button", { name: "Check status" })

async function pending(page: React.ReactNode, resume: Resume = unknown) {
  const resumePayment = vi.fn<Resume>(resume)
  const { visits } = renderInShop(page, { resumePayment })
  await act(async () => undefined)
  return { resumePayment, visits }
}

describe.each([
  ["the checkout", checkout],
  ["an order's repayment", repayment],
])("A customer whose payment is undecided, on the page of %s,", (_page, page) => {
  it("is told that a mail follows a payment, may go back to the shop, and cannot pay again", async () => {
    const { visits } = await pending(page)
    expect(
      screen
        .getAllByRole("status")
        .map((status) => status.textContent)
        .join(),
    ).toContain("If your payment goes through, we’ll email you a confirmation")
    expect(links()).toEqual(["Continue shopping"])
    expect(document.body.textContent).not.toContain("Loading your bag…")
    expect(screen.getAllByRole("button")).toEqual([checkNow()])
    await press(screen.getByRole("link", { name: "Continue shopping" }))
    expect(visits).toMatchObject([{ page: "ItxHomePage" }])
  })

  it("finds the link to their account where there is one", async () => {
    document.cookie = "user_type@10000034=registered; path=/"
    const { visits } = await pending(page)
    expect(document.body.textContent).toContain("If your payment goes through, you’ll find the order in your account")
    expect(document.body.textContent).not.toContain("by e-mail")
    expect(links()).toEqual(["Account", "Continue shopping"])
    await press(screen.getByRole("link", { name: "Account" }))
    expect(visits).toMatchObject([{ page: "ItxAccountPage" }])
  })

  it("may poll at once instead of waiting, and keeps the focus during the poll", async () => {
    const second = answerLater<CheckoutOutcome>()
    const { resumePayment } = await pending(
      page,
      vi
        .fn<Resume>(unknown)
        .mockImplementationOnce(unknown)
        .mockImplementationOnce(() => second.promise),
    )
    expect(resumePayment).toHaveBeenCalledTimes(1)
    checkNow().focus()
    await press(checkNow())
    expect([resumePayment.mock.calls.length, checkNow().getAttribute("aria-busy")]).toEqual([2, "true"])
    expect(document.activeElement).toBe(checkNow())
    await second.give(await unknown())
    expect([checkNow().getAttribute("aria-busy"), document.activeElement]).toEqual([null, checkNow()])
    await act(async () => vi.advanceTimersByTimeAsync(3_900))
    expect(resumePayment).toHaveBeenCalledTimes(2)
    await act(async () => vi.advanceTimersByTimeAsync(2_200))
    expect(resumePayment).toHaveBeenCalledTimes(3)
  })

  it("polls once by any number of presses during a poll", async () => {
    const first = answerLater<CheckoutOutcome>()
    const { resumePayment, visits } = await pending(page, () => first.promise)
    const button = checkNow()
    await act(async () => {
      button.click()
      button.click()
    })
    expect(resumePayment).toHaveBeenCalledTimes(1)
    await first.give({ ok: true, value: { outcome: "paid", orderId } })
    expect(visits).toMatchObject([{ page: "ItxOrderConfirmationPage" }])
  })
})
