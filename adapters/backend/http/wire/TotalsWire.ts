import * as Schema from "effect/Schema"
import type { CartAdjustment, CartTax } from "../../../../domain/cart/Cart.ts"
import type { Money } from "../../../../domain/shared/Money.ts"
import { whenDefined, withoutNulls } from "../whenDefined.ts"
import { nullish } from "./nullish.ts"
import { moneyIn, MoneyWire } from "./MoneyWire.ts"

/** A discount or surcharge of a total or a line. */
export const AdjustmentWire = Schema.Struct({
  amount: MoneyWire,
  description: nullish(Schema.String),
  promotionId: nullish(Schema.String),
  isShipping: nullish(Schema.Boolean),
})

export const TaxWire = Schema.Struct({ name: Schema.String, price: MoneyWire })

/** Fields shared by carts and orders. */
export const totalsFields = {
  totalOrder: MoneyWire,
  totalProduct: MoneyWire,
  totalAdjustment: nullish(MoneyWire),
  adjustment: nullish(Schema.Array(AdjustmentWire)),
  tax: nullish(MoneyWire),
  shippingPrice: nullish(MoneyWire),
  shippingTax: nullish(MoneyWire),
  taxArray: nullish(Schema.Array(TaxWire)),
} as const

/** The costs of a cart or order: the backend's figures, never summed here (R3). */
export interface Totals {
  readonly totalProduct: Money
  readonly totalAdjustment: Money
  readonly shippingPrice: Money
  readonly shippingTax?: Money
  readonly tax: Money
  readonly taxes: readonly CartTax[]
  readonly totalOrder: Money
  readonly adjustments: readonly CartAdjustment[]
}

/** Missing amounts are zero. */
export function toTotals(wire: Schema.Struct.Type<typeof totalsFields>, currencyCode: string): Totals {
  const money = moneyIn(currencyCode)
  return {
    totalProduct: money(wire.totalProduct),
    totalAdjustment: money(wire.totalAdjustment ?? 0),
    shippingPrice: money(wire.shippingPrice ?? 0),
    tax: money(wire.tax ?? 0),
    ...whenDefined(wire.shippingTax, (shippingTax) => ({ shippingTax: money(shippingTax) })),
    taxes: toTaxes(wire.taxArray ?? [], currencyCode),
    totalOrder: money(wire.totalOrder),
    adjustments: toAdjustments(wire.adjustment ?? [], currencyCode),
  }
}

/** An adjustment without a description has an empty one. */
export function toAdjustments(
  adjustments: readonly (typeof AdjustmentWire.Type)[],
  currencyCode: string,
): readonly CartAdjustment[] {
  const money = moneyIn(currencyCode)
  return adjustments.map(({ amount, ...text }) => ({
    description: "",
    isShipping: false,
    ...withoutNulls(text),
    amount: money(amount),
  }))
}

export function toTaxes(taxes: readonly (typeof TaxWire.Type)[], currencyCode: string): readonly CartTax[] {
  const money = moneyIn(currencyCode)
  return taxes.map(({ name, price }) => ({ name, amount: money(price) }))
}
