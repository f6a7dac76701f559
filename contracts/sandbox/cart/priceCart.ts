import { proportion, allocate } from "./allocate.ts"

export interface PricedLine {
  readonly unitPrice: number
  readonly quantity: number
  readonly isWrapped: boolean
  /** A gift card is money: no promotion reduces it, and it is taxed when it is spent. */
  readonly isVoucher?: boolean
}

/** The reduction of a promotion: a percentage or an amount of the products, or the price of the delivery. */
export type Reward =
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "amount"; readonly amount: number }
  | { readonly kind: "shipping" }

export interface Discount {
  readonly promotionId: string
  readonly reward: Reward
}

/** Price of a delivery; free from a product total of `freeFrom`. */
export interface DeliveryPrice {
  readonly price: number
  readonly freeFrom?: number
}

export interface PricingInput {
  readonly lines: readonly PricedLine[]
  readonly discounts: readonly Discount[]
  /** The deliveries of the parcels, each method once; empty while no delivery is chosen. */
  readonly deliveries?: readonly DeliveryPrice[]
  /** Per wrapped line, independent of its quantity. */
  readonly giftPackingPrice: number
  /** In thousandths of a percent; contained in all prices unless `isTaxAdded`. */
  readonly taxRate: number
  readonly isTaxAdded?: boolean
}

export interface Adjustment {
  readonly amount: number
  readonly reason:
    | { readonly kind: "giftPacking" }
    | { readonly kind: "promotion"; readonly promotionId: string; readonly isShipping: boolean }
}

export interface CartPrice {
  readonly totalProduct: number
  readonly adjustments: readonly Adjustment[]
  readonly totalAdjustment: number
  readonly shippingPrice?: number
  readonly shippingTax: number
  readonly tax: number
  readonly totalOrder: number
  /** Tax of each line. `tax` is their sum plus `shippingTax`. */
  readonly lineTaxes: readonly number[]
  /** Per line. Together they are all adjustments except those of the delivery. */
  readonly lineAdjustments: readonly (readonly Adjustment[])[]
}

/** Price of a delivery for this total of products. */
export const deliveryPriceOf = ({ price, freeFrom }: DeliveryPrice, totalProduct: number): number =>
  freeFrom !== undefined && totalProduct >= freeFrom ? 0 : price

/**
 * Prices a cart in integer minor units.
 *
 * *Details.* Always `totalOrder = totalProduct + totalAdjustment + (shippingPrice ?? 0)`, and never below 0: a discount
 * is at most the remaining amount that it applies to. Prices contain the tax (`amount * rate / (100 % + rate)`), or
 * with `isTaxAdded` are without it, and `tax` (`amount * rate`) is part of `totalOrder` as well. The tax is computed
 * once from the total without gift cards, and not line by line: it is the tax of the amount paid, without accumulated
 * rounding. It is allocated to delivery and lines by largest remainder, so that the parts sum to the whole. A gift card
 * that is valid for all products is a multi-purpose voucher: its sale is not taxed (Directive 2006/112/EC, article
 * 30b).
 */
export const priceCart = ({
  lines,
  discounts,
  deliveries = [],
  giftPackingPrice,
  taxRate,
  isTaxAdded = false,
}: PricingInput): CartPrice => {
  const gross = lines.map(({ unitPrice, quantity }) => unitPrice * quantity)
  const reducible = gross.map((amount, index) => (lines[index]?.isVoucher === true ? 0 : amount))
  const totalProduct = sum(gross)
  const shippingPrice =
    deliveries.length === 0 || lines.length === 0
      ? undefined
      : sum(deliveries.map((delivery) => deliveryPriceOf(delivery, totalProduct)))
  const wrapping = lines.map(({ isWrapped }) => (isWrapped ? giftPackingPrice : 0))
  const reductions = reduce(discounts, sum(reducible), shippingPrice ?? 0)
  const adjustments: readonly Adjustment[] = [
    ...reductions,
    ...(sum(wrapping) > 0 ? [{ amount: sum(wrapping), reason: { kind: "giftPacking" } } as const] : []),
  ]
  const totalAdjustment = sum(adjustments.map(({ amount }) => amount))
  const priced = totalProduct + totalAdjustment + (shippingPrice ?? 0)

  const shippingDiscount = sum(reductions.filter(({ reason }) => reason.isShipping).map(({ amount }) => amount))
  const lineReductions = reduceLines(reductions, reducible)
  const lineAdjustments = lines.map((_, index): readonly Adjustment[] => [
    ...(lineReductions[index] ?? []),
    ...((wrapping[index] ?? 0) > 0 ? [{ amount: wrapping[index] ?? 0, reason: { kind: "giftPacking" } } as const] : []),
  ])
  const lineTaxed = reducible.map(
    (amount, index) => amount + sum((lineAdjustments[index] ?? []).map((adjustment) => adjustment.amount)),
  )
  const vouchers = totalProduct - sum(reducible)
  const tax = proportion(priced - vouchers, taxRate, isTaxAdded ? 100_000 : 100_000 + taxRate)
  const [shippingTax = 0, ...lineTaxes] = allocate(tax, [(shippingPrice ?? 0) + shippingDiscount, ...lineTaxed])
  return {
    totalProduct,
    adjustments,
    totalAdjustment,
    ...(shippingPrice === undefined ? {} : { shippingPrice }),
    shippingTax,
    tax,
    totalOrder: isTaxAdded ? priced + tax : priced,
    lineTaxes,
    lineAdjustments,
  }
}

interface Reduction {
  readonly amount: number
  readonly reason: { readonly kind: "promotion"; readonly promotionId: string; readonly isShipping: boolean }
}

const reduce = (discounts: readonly Discount[], reducible: number, shippingPrice: number): readonly Reduction[] => {
  let products = reducible
  let shipping = shippingPrice
  return discounts.map(({ promotionId, reward }): Reduction => {
    if (reward.kind === "shipping") {
      const off = shipping
      shipping = 0
      return { amount: negative(off), reason: { kind: "promotion", promotionId, isShipping: true } }
    }
    const off = Math.min(products, reward.kind === "amount" ? reward.amount : proportion(products, reward.percent, 100))
    products -= off
    return { amount: negative(off), reason: { kind: "promotion", promotionId, isShipping: false } }
  })
}

/**
 * Allocates each reduction of the products to the lines by their remaining amounts, so that the parts sum to the whole.
 */
const reduceLines = (
  reductions: readonly Reduction[],
  reducible: readonly number[],
): readonly (readonly Reduction[])[] => {
  let left = reducible
  return reductions
    .filter(({ reason }) => !reason.isShipping)
    .reduce<readonly (readonly Reduction[])[]>(
      (lines, { amount, reason }) => {
        const parts = allocate(-amount, left)
        left = left.map((rest, index) => rest - (parts[index] ?? 0))
        return lines.map((own, index) =>
          (parts[index] ?? 0) === 0 ? own : [...own, { amount: negative(parts[index] ?? 0), reason }],
        )
      },
      reducible.map(() => []),
    )
}

// JSON writes -0 as 0, but strict comparisons in the sandbox distinguish them.
const negative = (amount: number): number => (amount === 0 ? 0 : -amount)

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
