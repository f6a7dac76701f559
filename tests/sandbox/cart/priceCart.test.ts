import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type PricingInput, priceCart, type Reward } from "../../../contracts/sandbox/cart/priceCart.ts"
import { proportion, allocate } from "../../../contracts/sandbox/cart/allocate.ts"

const reward: fc.Arbitrary<Reward> = fc.oneof(
  fc.record({ kind: fc.constant("percent" as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant("amount" as const), amount: fc.integer({ min: 0, max: 100_000 }) }),
  fc.record({ kind: fc.constant("shipping" as const) }),
)

const anyCart: fc.Arbitrary<PricingInput> = fc.record(
  {
    lines: fc.array(
      fc.record({
        unitPrice: fc.integer({ min: 0, max: 5_000_000 }),
        quantity: fc.integer({ min: 1, max: 9_999 }),
        isWrapped: fc.boolean(),
      }),
      { maxLength: 60 },
    ),
    discounts: fc
      .array(reward, { maxLength: 4 })
      .map((rewards) => rewards.map((one, index) => ({ promotionId: String(index), reward: one }))),
    deliveries: fc.array(
      fc.record({ price: fc.integer({ min: 0, max: 5_000 }), freeFrom: fc.integer({ min: 0, max: 50_000 }) }),
      { maxLength: 2 },
    ),
    giftPackingPrice: fc.integer({ min: 0, max: 1_000 }),
    taxRate: fc.constantFrom(0, 5_000, 8_875, 10_000, 15_000, 21_000),
  },
  { requiredKeys: ["lines", "discounts", "giftPackingPrice", "taxRate"] },
)

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const oneShirt: PricingInput = {
  lines: [{ unitPrice: 3_995, quantity: 2, isWrapped: false }],
  discounts: [],
  giftPackingPrice: 295,
  taxRate: 21_000,
}

describe("pricing a cart", () => {
  it("F72 F73 always adds up: products, adjustments and delivery are the total, to the cent", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const price = priceCart(cart)
        expect(price.totalProduct).toBe(sum(cart.lines.map(({ unitPrice, quantity }) => unitPrice * quantity)))
        expect(price.totalAdjustment).toBe(sum(price.adjustments.map(({ amount }) => amount)))
        expect(price.totalOrder).toBe(price.totalProduct + price.totalAdjustment + (price.shippingPrice ?? 0))
        expect(sum(price.lineTaxes) + price.shippingTax).toBe(price.tax)
        expect(price.lineTaxes).toHaveLength(cart.lines.length)
        expect(price.lineAdjustments).toHaveLength(cart.lines.length)
        expect(sum(price.lineAdjustments.flat().map(({ amount }) => amount))).toBe(
          sum(
            price.adjustments
              .filter(({ reason }) => reason.kind === "giftPacking" || !reason.isShipping)
              .map(({ amount }) => amount),
          ),
        )
        for (const amount of [price.totalOrder, price.tax, price.shippingTax, ...price.lineTaxes]) {
          expect(Number.isSafeInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 500 },
    )
  })

  it("computes the tax within half a unit of the exact one, for any number of lines", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { tax, totalOrder } = priceCart(cart)
        const twiceOff = 2n * (BigInt(tax) * BigInt(100_000 + cart.taxRate) - BigInt(totalOrder) * BigInt(cart.taxRate))
        expect(twiceOff <= BigInt(100_000 + cart.taxRate) && -twiceOff <= BigInt(100_000 + cart.taxRate)).toBe(true)
      }),
    )
  })

  it("matches the contract's example: 125.90 and 3.95 of delivery include 22.54 of tax, 0.69 on delivery", () => {
    const price = priceCart({
      ...oneShirt,
      lines: [...oneShirt.lines, { unitPrice: 4_600, quantity: 1, isWrapped: false }],
      deliveries: [{ price: 395, freeFrom: 15_000 }],
    })
    expect(price).toMatchObject({
      totalProduct: 12_590,
      totalOrder: 12_985,
      tax: 2_254,
      shippingPrice: 395,
      shippingTax: 69,
    })
  })

  it("adds the tax to net prices of products, wrapping and delivery less discounts, to the cent per line", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const [contained, added] = [priceCart(cart), priceCart({ ...cart, isTaxAdded: true })]
        expect(added.totalOrder).toBe(contained.totalOrder + added.tax)
        expect(sum(added.lineTaxes) + added.shippingTax).toBe(added.tax)
        const twiceOff = 2n * (BigInt(added.tax) * 100_000n - BigInt(contained.totalOrder) * BigInt(cart.taxRate))
        expect(twiceOff <= 100_000n && -twiceOff <= 100_000n).toBe(true)
      }),
    )
    expect(priceCart({ ...oneShirt, isTaxAdded: true, deliveries: [{ price: 395 }] })).toMatchObject({
      totalProduct: 7_990,
      tax: 1_761,
      totalOrder: 7_990 + 395 + 1_761,
    })
  })

  it("applies a percentage to the products, not to delivery or wrapping", () => {
    const price = priceCart({
      ...oneShirt,
      lines: [{ unitPrice: 3_995, quantity: 2, isWrapped: true }],
      deliveries: [{ price: 395 }],
      discounts: [{ promotionId: "p", reward: { kind: "percent", percent: 10 } }],
    })
    expect(price.adjustments.map(({ amount }) => amount)).toEqual([-799, 295])
    expect(price.totalOrder).toBe(7_990 - 799 + 295 + 395)
  })

  it("never goes below zero when a discount exceeds the products", () => {
    const price = priceCart({
      ...oneShirt,
      discounts: [{ promotionId: "p", reward: { kind: "amount", amount: 1_000_000 } }],
    })
    expect(price).toMatchObject({ totalOrder: 0, totalAdjustment: -7_990, tax: 0 })
  })

  it("has free delivery from the threshold on, to the cent", () => {
    const delivery = { price: 395, freeFrom: 7_990 }
    expect(priceCart({ ...oneShirt, deliveries: [delivery] }).shippingPrice).toBe(0)
    expect(priceCart({ ...oneShirt, deliveries: [{ price: 395, freeFrom: 7_991 }] }).shippingPrice).toBe(395)
  })

  it("has no delivery price for an empty cart", () => {
    expect(priceCart({ ...oneShirt, lines: [], deliveries: [{ price: 395 }] })).toMatchObject({ totalOrder: 0, tax: 0 })
  })

  it("distributes an amount by weight: whole units, an exact sum, each next to its proportion", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 1, maxLength: 40 }),
        (amount, weights) => {
          fc.pre(sum(weights) > 0)
          const parts = allocate(amount, weights)
          expect(sum(parts)).toBe(amount)
          parts.forEach((part, index) =>
            expect(Math.abs(part - proportion(amount, weights[index] ?? 0, sum(weights)))).toBeLessThanOrEqual(1),
          )
        },
      ),
    )
  })
})
