import * as Schema from "effect/Schema"
import type { Cart } from "../../../../domain/cart/Cart.ts"
import type { components } from "../../../../contracts/generated/cart.d.ts"
import type { AssertAccepts } from "../AssertAccepts.ts"
import { bodyDecoder } from "../response/bodyDecoder.ts"
import { whenDefined } from "../whenDefined.ts"
import { CartMergeWire, LeftoverItemWire, toLeftoverItem } from "./CartMergeWire.ts"
import { CartItemWire, toCartItem } from "./CartItemWire.ts"
import { GiftInfoWire, toGiftInfo } from "./GiftInfoWire.ts"
import { OrderIdWire } from "./IdWire.ts"
import { lenientText } from "./lenientText.ts"
import { nullish } from "./nullish.ts"
import { TaxWire, toTaxes, toTotals, totalsFields } from "./TotalsWire.ts"

/** The cart, as every operation that changes it returns it. */
export const CartWire = Schema.Struct({
  id: OrderIdWire,
  ...totalsFields,
  items: Schema.Array(CartItemWire),
  promotion: nullish(Schema.Array(Schema.Struct({ promoCode: nullish(Schema.String) }))),
  giftInfo: nullish(GiftInfoWire),
  isNoNexus: nullish(Schema.Boolean),
  status: lenientText,
  storeId: lenientText,
  timestamp: lenientText,
  shippingTaxArray: nullish(Schema.Array(TaxWire)),
  merge: nullish(CartMergeWire),
  keptItems: nullish(Schema.Array(LeftoverItemWire)),
})

export type CartContractCheck = AssertAccepts<typeof CartWire, components["schemas"]["Cart"]>

export const decodeCart = bodyDecoder(CartWire)

/** Returns the cart in the store's currency. A promotion that is listed several times counts once. */
export function toCart(currencyCode: string): (wire: typeof CartWire.Type) => Cart {
  const itemOf = toCartItem(currencyCode)
  return (wire) => ({
    id: wire.id,
    ...whenDefined(wire.storeId, (storeId) => ({ storeId })),
    ...whenDefined(wire.status, (status) => ({ status })),
    ...whenDefined(wire.timestamp, (changedAt) => ({ changedAt })),
    items: wire.items.map(itemOf),
    ...toTotals(wire, currencyCode),
    promoCodes: [...new Set((wire.promotion ?? []).flatMap(({ promoCode }) => promoCode ?? []))],
    ...whenDefined(wire.giftInfo, (gift) => ({ giftInfo: toGiftInfo(gift) })),
    ...(wire.isNoNexus === true ? { isNoNexus: true } : {}),
    ...whenDefined(wire.shippingTaxArray, (taxes) => ({ shippingTaxes: toTaxes(taxes, currencyCode) })),
    ...whenDefined(wire.merge, ({ id, mergedItems }) => ({ merge: { id, items: mergedItems } })),
    ...whenDefined(wire.keptItems, (items) => ({ leftovers: items.map(toLeftoverItem) })),
  })
}
