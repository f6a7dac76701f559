import { randomUUID } from "node:crypto"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { constant } from "../../../adapters/composition/PortBinding.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { submitCheckout } from "../../../application/checkout/submitCheckout.ts"
import { IdGenerator } from "../../../application/platform/IdGenerator.ts"
import { WalletCardGateway } from "../../../application/wallet/WalletCardGateway.ts"
import { aDemoBuyer } from "../../sandbox/checkout/aDemoBuyer.ts"
import { cartPath, orderPath, saveAddress, SPAIN, worldWithUnits } from "../../sandbox/checkout/customer.ts"
import { inSpain, orderId } from "../../support/backend/scopes.ts"
import { euros } from "../../support/backend/builders.ts"
import type { TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { openTestShop } from "../../support/sandbox/onBothDatabases.ts"

const SKU = "8201-800-3"
const POLICY = { tries: 3, interval: Duration.seconds(2) }
let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ world: worldWithUnits({ [SKU]: 9 }) })
}, 60_000)
afterAll(() => shop.sandbox.close())

describe("F106 a saved card that one device deletes", () => {
  it("is refused by name on the other, buys nothing, and the next card pays", async () => {
    const buyer = await aDemoBuyer(shop, SKU)
    const addressId = await saveAddress(buyer.guest)
    for (const [number, isDefaultCard] of [
      ["4242424242424242", true],
      ["4111111111111111", false],
    ] as const) {
      const added = await buyer.guest.call("POST", `/itxrest/2/user/store/${SPAIN}/wallet/card`, {
        number,
        month: "12",
        year: "2030",
        holder: "ANA PRAT",
        cvv2: "123",
        tag: number.slice(-4),
        isDefaultCard,
      })
      expect(added.status).toBeLessThan(300)
    }
    const device = () =>
      testRoot(inSpain, {
        fetch: (request) => shop.sandbox.handle(request),
        backendUrl: "http://localhost:4173",
        session: { accessToken: Redacted.make(buyer.guest.token), userType: "registered" },
        devices: [constant(IdGenerator, { uuid: Effect.sync(() => randomUUID()) })],
      }).context
    const [one, other] = [device(), device()]
    const cardsOn = async (context: typeof one) =>
      (await Effect.runPromiseWith(context)(WalletCardGateway.use((gateway) => gateway.listWalletCards()))).cards
    const payWith = (cardHash: string) =>
      submitCheckout(
        {
          orderId: orderId(buyer.orderId),
          shipping: { shippingMethodId: "standard", kind: "delivery", addressId },
          payment: { by: "savedCard", methodId: "1", cardHash, securityCode: "123" },
          expectedTotal: euros(buyer.total),
          acceptedPolicies: ["2"],
        },
        POLICY,
      )
    const [chosen] = await cardsOn(other)
    expect(chosen).toMatchObject({ lastDigits: "4242", isDefault: true })
    if (chosen === undefined) throw new Error("no card is kept")
    await Effect.runPromiseWith(one)(
      WalletCardGateway.use((gateway) => gateway.deleteWalletCard({ hash: chosen.hash })),
    )
    const refusedReason = await Effect.runPromiseWith(other)(Effect.flip(payWith(chosen.hash)))
    // The payment step reads the field, reports that the card is gone, and reads the cards again.
    expect(refusedReason).toMatchObject({
      _tag: "BackendError",
      reason: { _tag: "Rejected", fields: [{ field: expect.stringMatching(/cardHash$/) }] },
    })
    expect((await buyer.guest.call("GET", cartPath())).body).toMatchObject({ id: buyer.orderId, items: [{ sku: SKU }] })
    const left = await cardsOn(other)
    expect(left.map(({ lastDigits }) => lastDigits)).toEqual(["1111"])
    expect(await Effect.runPromiseWith(other)(payWith(left[0]?.hash ?? ""))).toMatchObject({ outcome: "paid" })
    expect((await buyer.guest.call("GET", orderPath(buyer.orderId))).body).toMatchObject({ status: "PAID" })
  })
})
