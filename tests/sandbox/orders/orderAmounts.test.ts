import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { priceCart } from "../../../contracts/sandbox/cart/priceCart.ts"
import { paidShares } from "../../../contracts/sandbox/orders/changes/paidShares.ts"
import { stockOrigins } from "../../../contracts/sandbox/order-documents/stockOrigins.ts"
import { formatAmount } from "../../../contracts/sandbox/stores/formatAmount.ts"
import { paidLines } from "../../../contracts/sandbox/returns/refunds/paidShares.ts"
import type { OrderDocument } from "../../../contracts/sandbox/order-records/OrderDocument.ts"

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 99_999 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  isWrapped: fc.boolean(),
  isCustomizedLine: fc.boolean(),
})

const orders = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    percent: fc.integer({ min: 0, max: 100 }),
    freeDelivery: fc.boolean(),
    isTaxAdded: fc.boolean(),
    wrapping: fc.integer({ min: 0, max: 900 }),
  })
  .map(({ lines, percent, freeDelivery, isTaxAdded, wrapping }): OrderDocument => {
    const price = priceCart({
      lines,
      giftPackingPrice: wrapping,
      taxRate: 21_000,
      isTaxAdded,
      deliveries: [{ price: 395 }],
      discounts: [
        { promotionId: "p", reward: { kind: "percent", percent } },
        ...(freeDelivery ? [{ promotionId: "s", reward: { kind: "shipping" } } as const] : []),
      ],
    })
    return {
      id: "700000000001",
      storeId: "10000034",
      creationDate: "2026-01-05T09:00:00Z",
      payment: [],
      totalOrder: price.totalOrder,
      totalProduct: price.totalProduct,
      totalAdjustment: price.totalAdjustment,
      shippingPrice: price.shippingPrice ?? 0,
      tax: price.tax,
      shippingTax: price.shippingTax,
      adjustment: price.adjustments.map(({ amount, reason }) => ({
        amount,
        isShipping: reason.kind === "promotion" && reason.isShipping,
      })),
      items: lines.map(({ unitPrice, quantity, isWrapped, isCustomizedLine }, index) => ({
        id: String(index + 1),
        sku: `s-${index}`,
        name: "x",
        unitPrice,
        quantity,
        giftPacking: isWrapped,
        isCustomized: isCustomizedLine,
        tax: [{ name: "IVA 21 %", price: price.lineTaxes[index] ?? 0 }],
      })),
    }
  })

describe("the parcels of an order", () => {
  it("contain every unit once, under separate ids", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const parts = stockOrigins(order)
        const units = parts.flatMap((part) => part.units)
        expect(units.toSorted((one, other) => Number(one.orderitemId) - Number(other.orderitemId))).toEqual(
          order.items.map(({ id, quantity }) => ({ orderitemId: id, quantity })),
        )
        expect(new Set(parts.map(({ suborderId }) => suborderId)).size).toBe(parts.length)
      }),
    )
  })

  it("share the price of the order without delivery, to the last cent", () => {
    fc.assert(
      fc.property(orders, (order) => {
        fc.pre(order.items.some(({ unitPrice }) => unitPrice > 0))
        const shares = paidShares(order, stockOrigins(order))
        const delivery =
          (order.shippingPrice ?? 0) +
          (order.adjustment ?? []).filter(({ isShipping }) => isShipping).reduce((sum, { amount }) => sum + amount, 0)
        const taxOnDelivery =
          order.totalOrder === (order.totalProduct ?? 0) + (order.totalAdjustment ?? 0) + (order.shippingPrice ?? 0)
            ? 0
            : (order.shippingTax ?? 0)
        expect(shares.every((share) => share >= 0)).toBe(true)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(order.totalOrder - delivery - taxOnDelivery)
        expect(paidLines(order).reduce((sum, { goods, shipping }) => sum + goods + shipping, 0)).toBe(order.totalOrder)
      }),
    )
  })

  it("are those of the delivery, if it names every unit", () => {
    const [order] = fc.sample(orders, { numRuns: 1, seed: 1 })
    if (order === undefined) throw new Error("No order was made.")
    const named = (quantityMore: number): OrderDocument => ({
      ...order,
      shippingBundle: {
        shippingMethodId: "standard",
        kind: "delivery",
        deliveryInfoByStockOrigin: order.items.map(({ id, quantity }) => ({
          ffmId: `centre-${id}`,
          orderitemsInfo: [{ orderitemId: id, quantity: quantity + quantityMore }],
        })),
      },
    })
    expect(stockOrigins(named(0)).map(({ ffmId }) => ffmId)).toEqual(order.items.map(({ id }) => `centre-${id}`))
    expect(stockOrigins(named(1)).every(({ ffmId }) => ffmId === "warehouse" || ffmId === "workshop")).toBe(true)
  })
})

describe("an amount on paper", () => {
  const euro = {
    currencyDecimals: 2,
    positiveFormat: "{0} €",
    negativeFormat: "-{0} €",
    groupingCharacter: ".",
    decimalCharacter: ",",
  }

  it.each([
    [0, "0,00 €"],
    [5, "0,05 €"],
    [-5, "-0,05 €"],
    [129_985, "1.299,85 €"],
    [123_456_789, "1.234.567,89 €"],
  ])("of %i cents is %s", (amount, text) => {
    expect(formatAmount(euro, amount)).toBe(text)
  })

  it("has the store's own decimals (R3)", () => {
    expect(
      formatAmount({ ...euro, currencyDecimals: 0, positiveFormat: "¥{0}", groupingCharacter: "," }, 1_234_567),
    ).toBe("¥1,234,567")
    expect(formatAmount({ ...euro, currencyDecimals: 3 }, 1_234)).toBe("1,234 €")
  })
})
