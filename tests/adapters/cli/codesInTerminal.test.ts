import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect, it } from "vitest"
import { guestTokenOf } from "../../../adapters/cli/guestTokens.ts"
import { payInTerminal } from "../../../adapters/cli/payInTerminal.ts"
import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import { submitCheckout } from "../../../application/checkout/submitCheckout.ts"
import { decide } from "../../sandbox/checkout/bankVisitor.ts"
import type { Buyer } from "../../sandbox/checkout/customer.ts"
import { readyToPay } from "../../sandbox/checkout/customer.ts"
import { orderId } from "../../support/backend/scopes.ts"
import { euros } from "../../support/builders/euros.ts"
import { aTerminal } from "../../support/cli/aTerminal.ts"
import { atSandbox } from "../../support/cli/atSandbox.ts"
import { checkoutShop, SKU } from "../../support/sandbox/checkoutShop.ts"

const ALIPAY = "6"
const CASH = "8"
/** Seven polls, one second apart, unless overridden. */
const EVERY_SECOND = { PAYMENT_POLL_TRIES: "7", PAYMENT_POLL_INTERVAL: "1000" }
const shop = checkoutShop()

/** A purchase by code in a terminal; `scan` runs before the third poll. */
function buyByCode(
  buyer: Buyer & { readonly addressId: string },
  methodId: string,
  wait: string,
  scan?: (code: unknown) => Promise<unknown>,
) {
  const asked: string[] = []
  const order = orderId(buyer.orderId)
  const payload = () => terminal.notes.flatMap((note) => /Scan or show .*: (\S+)$/.exec(note)?.[1] ?? [])[0] ?? ""
  const terminal = atSandbox(
    shop(),
    buyer.guest,
    (path) =>
      /payment-status|alipay/i.test(path) && asked.push(path) === 3
        ? scan?.({ qr: { payload: payload() } })
        : undefined,
    EVERY_SECOND,
  )
  const paid = payInTerminal(
    terminal.shop,
    {
      orderId: order,
      submit: (_, polling) =>
        submitCheckout(
          {
            orderId: order,
            shipping: { shippingMethodId: "standard", kind: "delivery", addressId: buyer.addressId },
            payment: { by: "method", methodId },
            expectedTotal: euros(buyer.total),
            acceptedPolicies: ["1", "2"],
          },
          polling,
        ),
    },
    { wait },
  )
  return { paid, terminal, asked, order }
}

describe("a code to scan, in a terminal", () => {
  it("is printed and polled until it was scanned and paid", async () => {
    const { paid, terminal, order } = buyByCode(await readyToPay(shop(), { [SKU]: 1 }), ALIPAY, "60", (code) =>
      decide(shop(), code, "approve"),
    )
    expect(await paid).toMatchObject({ outcome: "paid", orderId: order })
    expect(terminal.notes.join("\n")).toMatch(/Scan or show this code \(alipay\): http\S+\nWaiting up to 60 s/)
  })

  it("that is refused in the wallet ends the wait", async () => {
    const { paid } = buyByCode(await readyToPay(shop(), { [SKU]: 1 }), ALIPAY, "60", (code) =>
      decide(shop(), code, "refuse"),
    )
    expect(await paid).toMatchObject({ outcome: "declined" })
  })

  it("is polled at the store's interval, for the seconds of --wait, and stays valid", async () => {
    const { paid, asked } = buyByCode(await readyToPay(shop(), { [SKU]: 1 }), CASH, "9")
    expect(await paid).toMatchObject({ outcome: "scanRequired", qr: { provider: "cash" } })
    expect(asked).toHaveLength(9)
  })

  it("is not polled with --wait 0, and the guest's order token is in the state file before any wait", async () => {
    const { paid, asked, terminal, order } = buyByCode(await readyToPay(shop(), { [SKU]: 1 }), CASH, "0")
    const outcome = await paid
    expect([outcome.outcome, asked]).toEqual(["scanRequired", []])
    expect(await terminal.shop.run(guestTokenOf(order))).toBe(
      outcome.outcome === "scanRequired" ? outcome.guestToken : "no code",
    )
  })

  it("is polled again where the shop is briefly unreachable", async () => {
    let calls = 0
    const fetch = () => {
      calls += 1
      return calls < 3
        ? Promise.reject(new TypeError("away"))
        : Promise.resolve(Response.json({ paymentStatus: "OK", orderId: "5000001" }))
    }
    const { shop: terminal } = aTerminal(
      { fetch, session: { accessToken: Redacted.make("token"), userType: "guest" } },
      EVERY_SECOND,
    )
    const order = orderId("5000001")
    const qr = { provider: "wechat", payload: "code", expiresAt: "2026-01-01T00:00:00Z" }
    const paid = await payInTerminal(
      terminal,
      {
        orderId: order,
        submit: () => Effect.succeed<CheckoutOutcome>({ outcome: "scanRequired", orderId: order, qr }),
      },
      { wait: "60" },
    )
    expect([paid, calls]).toEqual([{ outcome: "paid", orderId: order }, 3])
  })
})
