import * as Schema from "effect/Schema"
import type { Cart } from "../../../../domain/cart/Cart.ts"
import type { components } from "../../../../contracts/generated/cart.d.ts"
import type { Accepts } from "../Accepts.ts"
import { answerSchema } from "../answerSchema.ts"
import { given } from "../given.ts"
import { CartMergeWire, KeptItemWire, toKeptItem } from "./CartMergeWire.ts"
import { CartItemWire, toCartItem } from "./CartItemWire.ts"
import { GiftInfoWire, toGiftInfo } from "./GiftInfoWire.ts"
import { OrderIdWire } from "./IdWire.ts"
import { lenientText } from "./lenientText.ts"
import { maybe } from "./maybe.ts"
import { TaxWire, toTaxes, toTotals, totalsFields } from "./TotalsWire.ts"

/** A cart as every operation that changes it answers it. */
export const CartWire = Schema.Struct({
  id: OrderIdWire,
  ...totalsFields,
  items: Schema.Array(CartItemWire),
  promotion: maybe(Schema.Array(Schema.Struct({ promoCode: maybe(Schema.String) }))),
  giftInfo: maybe(GiftInfoWire),
  isNoNexus: maybe(Schema.Boolean),
  status: lenientText,
  storeId: lenientText,
  timestamp: lenientText,
  shippingTaxArray: maybe(Schema.Array(TaxWire)),
  merge: maybe(CartMergeWire),
  keptItems: maybe(Schema.Array(KeptItemWire)),
})

export type CartSeam = Accepts<typeof CartWire, components["schemas"]["Cart"]>

/** Reads a cart. */
export const cartAnswer = answerSchema(CartWire)

/** The cart in the store's currency; a promotion counts once however often it is listed. */
export function toCart(currencyCode: string): (wire: typeof CartWire.Type) => Cart {
  const itemOf = toCartItem(currencyCode)
  return (wire) => ({
    id: wire.id,
    ...given(wire.storeId, (storeId) => ({ storeId })),
    ...given(wire.status, (status) => ({ status })),
    ...given(wire.timestamp, (changedAt) => ({ changedAt })),
    items: wire.items.map(itemOf),
    ...toTotals(wire, currencyCode),
    promoCodes: [...new Set((wire.promotion ?? []).flatMap(({ promoCode }) => promoCode ?? []))],
    ...given(wire.giftInfo, (gift) => ({ giftInfo: toGiftInfo(gift) })),
    ...(wire.isNoNexus === true ? { isNoNexus: true } : {}),
    ...given(wire.shippingTaxArray, (taxes) => ({ shippingTaxes: toTaxes(taxes, currencyCode) })),
    ...given(wire.merge, ({ id, mergedItems }) => ({ merge: { id, items: mergedItems } })),
    ...given(wire.keptItems, (items) => ({ kept: items.map(toKeptItem) })),
  })
}
