import * as Schema from "effect/Schema"
import type { CartItem } from "../../../../domain/cart/Cart.ts"
import { given } from "../given.ts"
import { IdWire, SkuWire } from "./IdWire.ts"
import { ImageWire, toImage } from "./ImageWire.ts"
import { maybe } from "./maybe.ts"
import { moneyIn, MoneyWire } from "./MoneyWire.ts"

/** A line of a cart or of an order. */
export const CartItemWire = Schema.Struct({
  id: IdWire,
  sku: SkuWire,
  quantity: Schema.Int,
  unitPrice: MoneyWire,
  oldPrice: maybe(MoneyWire),
  name: Schema.String,
  size: maybe(Schema.String),
  color: maybe(Schema.String),
  colorId: maybe(IdWire),
  status: maybe(Schema.String),
  catentryId: maybe(IdWire),
  parentId: maybe(IdWire),
  categoryId: maybe(IdWire),
  giftPacking: maybe(Schema.Boolean),
  giftMessage: maybe(Schema.String),
  unitsAvailable: maybe(Schema.Int),
  image: maybe(ImageWire),
  productUrl: maybe(Schema.String),
  mfname: maybe(IdWire),
})

/** The one state in which a line can be bought; any other, also one not known here, means it cannot (ruling R26). */
const BUYABLE = "OK"

/** The line, its amounts in the store's currency. */
export function toCartItem(currencyCode: string): (wire: typeof CartItemWire.Type) => CartItem {
  const money = moneyIn(currencyCode)
  return (wire) => ({
    id: wire.id,
    sku: wire.sku,
    quantity: wire.quantity,
    unitPrice: money(wire.unitPrice),
    ...given(wire.oldPrice, (oldPrice) => ({ oldPrice: money(oldPrice) })),
    name: wire.name,
    ...given(wire.size, (size) => ({ size })),
    ...given(wire.color, (color) => ({ color })),
    ...given(wire.colorId, (colorId) => ({ colorId })),
    productId: wire.parentId ?? wire.catentryId ?? "",
    ...given(wire.mfname, (mfname) => ({ mfname })),
    ...given(wire.productUrl, (productUrl) => ({ productUrl })),
    ...given(wire.categoryId, (categoryId) => ({ categoryId })),
    isBuyable: (wire.status ?? BUYABLE) === BUYABLE,
    ...given(wire.unitsAvailable, (unitsAvailable) => ({ unitsAvailable })),
    ...(wire.giftPacking === true || (wire.giftMessage ?? "") !== ""
      ? { giftPacking: given(wire.giftMessage, (message) => ({ message })) }
      : {}),
    ...given(wire.image, (image) => ({ image: toImage(image) })),
  })
}
