import { describe, expect, it } from "vitest"
import { showDeliveryMethods, showPaymentMethods } from "../../../adapters/cli/commands/checkoutOptions.ts"
import { SPAIN } from "../../sandbox/checkout/customer.ts"
import { atSandbox } from "../../support/cli/atSandbox.ts"
import { checkoutShop } from "../../support/sandbox/checkoutShop.ts"
import { withCart } from "../../support/cli/withCart.ts"

const shop = checkoutShop()

describe("the options of a checkout, in a terminal", () => {
  it("are the deliveries by kind, each with its option, price, days and hours", async () => {
    const { shop: terminal, printed, lastResult } = await withCart(shop())
    await showDeliveryMethods(terminal, "28013")
    expect(printed()).toMatch(/\(delivery\), from [\d,]+ €\n {2}--delivery-method standard +\S.*€ +2026-01-\d\d/)
    expect(printed()).toMatch(
      /Slots of (\w+): --delivery-method \1 --delivery-slot 2026-01-\S+ \(2026-01-\d\d \d\d:\d\d–\d\d:\d\d\)/,
    )
    expect(printed()).toContain("--pickup-store <physical-store-id>")
    expect(lastResult()).toMatchObject({
      kinds: expect.arrayContaining([
        expect.objectContaining({ kind: "delivery" }),
        expect.objectContaining({ kind: "store" }),
      ]),
      parcels: expect.any(Array),
    })
  })

  it("are the payment methods, each with its options, and the banks where one must be chosen", async () => {
    const { shop: terminal, printed } = await withCart(shop())
    await showPaymentMethods(terminal)
    expect(printed()).toMatch(/--card <file> +\S.*visa/)
    expect(printed()).toMatch(/--payment-method 4 --bank <bank-id> +iDEAL/)
    expect(printed()).toMatch(/Banks: .*dike \(Dike Bank\)/)
    expect(printed()).toContain("--gift-cards <file>")
    // A terminal has no device wallet.
    expect(printed()).not.toContain("Apple")
  })

  it("are none for an empty cart, with a hint how to fill it", async () => {
    const { shop: terminal } = atSandbox(shop(), await shop().guest(SPAIN))
    await expect(showPaymentMethods(terminal)).rejects.toMatchObject({ _tag: "CartEmpty" })
  })
})
