import * as Schema from "effect/Schema"
import type { CartItem } from "../../../../domain/cart/Cart.ts"
import { whenDefined, withoutNulls } from "../whenDefined.ts"
import { IdWire, SkuWire } from "./IdWire.ts"
import { LineMetadataWire, toMetadataLists } from "./LineMetadataWire.ts"
import { ImageWire, toImage } from "./ImageWire.ts"
import { LineCustomizationWire, toLineCustomization } from "./LineCustomizationWire.ts"
import { nullish } from "./nullish.ts"
import { moneyIn, MoneyWire } from "./MoneyWire.ts"

/** A line of a cart or of an order. */
export const CartItemWire = Schema.Struct({
  id: IdWire,
  sku: SkuWire,
  quantity: Schema.Int,
  unitPrice: MoneyWire,
  oldPrice: nullish(MoneyWire),
  lowestPrice30Days: nullish(MoneyWire),
  name: Schema.String,
  size: nullish(Schema.String),
  color: nullish(Schema.String),
  colorId: nullish(IdWire),
  status: nullish(Schema.String),
  catentryId: nullish(IdWire),
  parentId: nullish(IdWire),
  categoryId: nullish(IdWire),
  isReturnable: nullish(Schema.Boolean),
  giftPacking: nullish(Schema.Boolean),
  giftMessage: nullish(Schema.String),
  unitsAvailable: nullish(Schema.Int),
  image: nullish(ImageWire),
  productUrl: nullish(Schema.String),
  mfname: nullish(IdWire),
  ...LineMetadataWire.fields,
  ...LineCustomizationWire.fields,
  bundleId: nullish(IdWire),
  bundleName: nullish(Schema.String),
  bundleSize: nullish(Schema.Int),
})

/**
 * The one state in which a line can be bought. Any other state, also an unknown one, means unavailable (R26).
 */
const BUYABLE = "OK"
const SOLD_OUT = "SOLD_OUT"

/** Returns the line with amounts in the store's currency. */
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
    ...withoutNulls(plain),
    ...toMetadataLists({ tax, adjustment, benefits, stockLocations }, currencyCode),
    unitPrice: money(unitPrice),
    ...whenDefined(oldPrice, (price) => ({ oldPrice: money(price) })),
    ...whenDefined(lowestPrice30Days, (price) => ({ lowestPrice30Days: money(price) })),
    productId: parentId ?? plain.catentryId ?? "",
    isBuyable: (status ?? BUYABLE) === BUYABLE,
    ...(status === SOLD_OUT ? { isSoldOut: true } : {}),
    ...(isReturnable === false ? { isReturnable } : {}),
    ...(giftPacking === true || (giftMessage ?? "") !== ""
      ? {
          giftPacking: {
            isWrapped: giftPacking === true,
            ...whenDefined(giftMessage || undefined, (message) => ({ message })),
          },
        }
      : {}),
    ...whenDefined(image, (picture) => ({ image: toImage(picture) })),
    ...toLineCustomization({ customization, tailoringModel }),
    ...whenDefined(bundleId, (id) => ({
      bundle: {
        id,
        ...whenDefined(bundleName, (name) => ({ name })),
        ...whenDefined(bundleSize, (size) => ({ size })),
      },
    })),
  })
}
