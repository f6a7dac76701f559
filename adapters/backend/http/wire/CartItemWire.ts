import * as Schema from "effect/Schema"
import type { CartItem } from "../../../../domain/cart/Cart.ts"
import { given, givenOf } from "../given.ts"
import { IdWire, SkuWire } from "./IdWire.ts"
import { LineFactsWire, toListedFacts } from "./LineFactsWire.ts"
import { ImageWire, toImage } from "./ImageWire.ts"
import { MakingWire, toMaking } from "./MakingWire.ts"
import { maybe } from "./maybe.ts"
import { moneyIn, MoneyWire } from "./MoneyWire.ts"

/** A line of a cart or of an order. */
export const CartItemWire = Schema.Struct({
  id: IdWire,
  sku: SkuWire,
  quantity: Schema.Int,
  unitPrice: MoneyWire,
  oldPrice: maybe(MoneyWire),
  lowestPrice30Days: maybe(MoneyWire),
  name: Schema.String,
  size: maybe(Schema.String),
  color: maybe(Schema.String),
  colorId: maybe(IdWire),
  status: maybe(Schema.String),
  catentryId: maybe(IdWire),
  parentId: maybe(IdWire),
  categoryId: maybe(IdWire),
  isReturnable: maybe(Schema.Boolean),
  giftPacking: maybe(Schema.Boolean),
  giftMessage: maybe(Schema.String),
  unitsAvailable: maybe(Schema.Int),
  image: maybe(ImageWire),
  productUrl: maybe(Schema.String),
  mfname: maybe(IdWire),
  ...LineFactsWire.fields,
  ...MakingWire.fields,
  bundleId: maybe(IdWire),
  bundleName: maybe(Schema.String),
  bundleSize: maybe(Schema.Int),
})

/** The one state in which a line can be bought; any other, also one not known here, means it cannot (ruling R26). */
const BUYABLE = "OK"
const SOLD_OUT = "SOLD_OUT"

/** The line, its amounts in the store's currency. */
export function toCartItem(currencyCode: string): (wire: typeof CartItemWire.Type) => CartItem {
  const money = moneyIn(currencyCode)
  return ({
    unitPrice,
    oldPrice,
    lowestPrice30Days,
    status,
    parentId,
    isReturnable,
    giftPacking,
    giftMessage,
    image,
    customization,
    tailoringModel,
    bundleId,
    bundleName,
    bundleSize,
    tax,
    adjustment,
    benefits,
    stockLocations,
    ...plain
  }) => ({
    ...givenOf(plain),
    ...toListedFacts({ tax, adjustment, benefits, stockLocations }, currencyCode),
    unitPrice: money(unitPrice),
    ...given(oldPrice, (price) => ({ oldPrice: money(price) })),
    ...given(lowestPrice30Days, (price) => ({ lowestPrice30Days: money(price) })),
    productId: parentId ?? plain.catentryId ?? "",
    isBuyable: (status ?? BUYABLE) === BUYABLE,
    ...(status === SOLD_OUT ? { isSoldOut: true } : {}),
    ...(isReturnable === false ? { isReturnable } : {}),
    ...(giftPacking === true || (giftMessage ?? "") !== ""
      ? {
          giftPacking: {
            isWrapped: giftPacking === true,
            ...given(giftMessage || undefined, (message) => ({ message })),
          },
        }
      : {}),
    ...given(image, (picture) => ({ image: toImage(picture) })),
    ...toMaking({ customization, tailoringModel }),
    ...given(bundleId, (id) => ({
      bundle: { id, ...given(bundleName, (name) => ({ name })), ...given(bundleSize, (size) => ({ size })) },
    })),
  })
}
