import { describe, expect, it } from "vitest"
import { ExitCode } from "../../../adapters/cli/ExitCode.ts"
import { payInTerminal } from "../../../adapters/cli/payInTerminal.ts"
import { presentOutcome } from "../../../adapters/cli/output/presentOutcome.ts"
import { pollingPolicyOf } from "../../../application/checkout/tracking/pollingPolicyOf.ts"
import { repayAttempt } from "../../../application/checkout/tracking/CheckoutAttempt.ts"
import { repayOrder } from "../../../application/checkout/repayment/repayOrder.ts"
import { resumePayment } from "../../../application/checkout/tracking/resumePayment.ts"
import { submitCheckout } from "../../../application/checkout/submitCheckout.ts"
import { CARDS } from "../../sandbox/checkout/bankVisitor.ts"
import { orderPath, PAID_CARD, paymentStatus, readyToPay } from "../../sandbox/checkout/customer.ts"
import { orderId } from "../../support/backend/scopes.ts"
import { euros } from "../../support/builders/euros.ts"
import { atSandbox } from "../../support/cli/atSandbox.ts"
import { checkoutShop, SKU } from "../../support/sandbox/checkoutShop.ts"

const shop = checkoutShop()
const cardPayment = (number: string) =>
  ({ by: "card", methodId: "1", card: { number, holder: "ANA PRUEBA", expiry: "12/30", securityCode: "123" } }) as const

/** A guest whose payment the shop referred to a provider's own library, which is not bound. */
async function referred() {
  const buyer = await readyToPay(shop(), { [SKU]: 1 })
  const order = orderId(buyer.orderId)
  const terminal = atSandbox(shop(), buyer.guest)
  const shipping = { shippingMethodId: "standard", kind: "delivery", addressId: buyer.addressId }
  const outcome = await payInTerminal(
    terminal.shop,
    {
      orderId: order,
      submit: (answers, polling) =>
        submitCheckout(
          {
            orderId: order,
            shipping,
            payment: cardPayment(CARDS.referred),
            expectedTotal: euros(buyer.total),
            acceptedPolicies: ["1", "2"],
            ...(answers === undefined ? {} : { answers }),
          },
          polling,
        ),
    },
    { wait: "60" },
    undefined,
  )
  return { buyer, order, terminal, outcome }
}

describe("A payment that is referred to a library that the shop does not have", () => {
  it("F100 ends at once in a clear error that names the order and its repayment, without a redirect", async () => {
    const { buyer, order, terminal, outcome } = await referred()
    expect(outcome).toEqual({ outcome: "failed", orderId: order })
    const { lines, exitCode } = presentOutcome(outcome, "cart")
    expect([lines.join(" "), exitCode]).toEqual([
      expect.stringContaining(`Order ${order} is not paid. Pay it with \`selvedge order pay ${order}\``),
      ExitCode.refused,
    ])
    expect(terminal.notes.filter((note) => note.includes("Continue"))).toEqual([])
    const storedOrder = await buyer.guest.call("GET", orderPath(buyer.orderId))
    expect(storedOrder.body).toMatchObject({ id: buyer.orderId, status: "PENDING", items: [{ sku: SKU, quantity: 1 }] })
  })

  it("F100 is paid with another method", async () => {
    const { buyer, order, terminal } = await referred()
    const again = await payInTerminal(
      terminal.shop,
      {
        orderId: order,
        tracking: { attempt: repayAttempt, paymentRef: { isRepay: true } },
        submit: (answers, polling) =>
          repayOrder(
            {
              orderId: order,
              totalOrder: euros(buyer.total),
              payment: cardPayment(PAID_CARD),
              ...(answers === undefined ? {} : { answers }),
            },
            polling,
          ),
      },
      { wait: "60" },
      undefined,
    )
    expect(again).toMatchObject({ outcome: "paid", orderId: order })
    expect((await paymentStatus(buyer)).body).toMatchObject({ paymentStatus: "OK" })
  })

  it("F100 is the same error for a customer who returns to it, without endless polling", async () => {
    const { order, terminal } = await referred()
    expect(await terminal.shop.run(resumePayment(order, pollingPolicyOf(terminal.shop.store)))).toEqual({
      outcome: "failed",
      orderId: order,
    })
  })
})
