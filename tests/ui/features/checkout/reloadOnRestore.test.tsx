import type { ReactElement } from "react"
import { act, cleanup } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { CheckoutView } from "../../../../ui/features/checkout/CheckoutView.tsx"
import { PaymentReturnView } from "../../../../ui/features/checkout/after-payment/PaymentReturnView.tsx"
import { RepaymentView } from "../../../../ui/features/checkout/after-payment/RepaymentView.tsx"
import { aCart, anOrderId } from "../../../support/builders/aCart.ts"
import { anOrder } from "../../../support/builders/anOrder.ts"
import type { FakeCommands } from "../../../support/ui/shopAround.tsx"
import { done, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const orderId = anOrderId()
const at = (page: string) => ({ page, storeId: "10000034", languageId: "-1", parameters: { orderId } })
const commands = {
  startCheckout: () => done({ cart: aCart(), orderId, paymentMethods: [] }),
  resumePayment: () => done({ outcome: "unknown", orderId }),
} satisfies FakeCommands

/** Every page with a payment form or a pending payment. */
const PAGES: readonly (readonly [string, () => ReactElement])[] = [
  ["the checkout", () => <CheckoutView captcha={() => null} address={at("ItxOrderCheckoutPage")} />],
  [
    "the page to which a bank leads back",
    () => (
      <PaymentReturnView
        orderId={orderId}
        payment={{ status: "pending" }}
        guestToken={undefined}
        address={at("ItxOrderPaymentPage")}
      />
    ),
  ],
  [
    "an order that stands unpaid",
    () => (
      <RepaymentView
        order={anOrder({ status: "PENDING" })}
        payment={{ status: "repaymentRequired" }}
        repay={{ isRepayable: false }}
        methods={[]}
        guestToken={undefined}
        captcha={() => null}
      />
    ),
  ],
]

/** Number of reloads after the page was shown: from the back/forward cache, or by an ordinary visit. */
async function loadsWhenShown(page: ReactElement, isFromMemory: boolean) {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined)
  const { unmount } = renderInShop(page, commands)
  await act(async () => undefined)
  const show = () =>
    act(async () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: isFromMemory })))
  await show()
  const loads = reload.mock.calls.length
  unmount()
  await show()
  expect(reload).toHaveBeenCalledTimes(loads)
  return loads
}

describe.each(PAGES)("F85 %s", (_, page) => {
  it("that the browser restores after the redirect to the bank is reloaded", async () => {
    expect(await loadsWhenShown(page(), true)).toBe(1)
  })

  it("that is shown by an ordinary visit is not loaded a second time", async () => {
    expect(await loadsWhenShown(page(), false)).toBe(0)
  })
})
