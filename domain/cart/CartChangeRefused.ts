import * as Schema from "effect/Schema"

/** Message key of the cart's limit (S8). */
export const CART_LIMIT_KEY = "_ERR_MAX_PRODUCTS_SHOPCART"

/**
 * The cart holds the maximum number of different SKUs for this kind of user, and the new one is not among them
 * (S5): status 0, error code 11, and the maximum as parameter of the message.
 */
export class CartLimitReached extends Schema.TaggedError<CartLimitReached>()("CartLimitReached", {
  maximum: Schema.Number,
  status: Schema.Literal(0),
  code: Schema.Literal(11),
  messageKey: Schema.Literal(CART_LIMIT_KEY),
}) {
  static of(maximum: number): CartLimitReached {
    return new CartLimitReached({ maximum, status: 0, code: 11, messageKey: CART_LIMIT_KEY })
  }
}

/** Message key for insufficient stock; its parameters are the SKU and the available units. */
export const NO_STOCK_KEY = "_ERR_NO_STOCK"
/** Message key for the maximum quantity of a SKU; its parameters are the SKU and the maximum. */
export const LINE_LIMIT_KEY = "_ERR_MAX_UNITS_PER_SKU"
/** Message key of a line that cannot be bought (S8). */
export const NOT_BUYABLE_KEY = "LINE_NO_BUYABLE"

/** Message key for an incomplete lot; its parameters are the SKU and the units per lot. */
export const LOT_KEY = "_ERR_UNITS_LOT"

/** A quantity that is not a whole number from 1 to the maximum of a line, or not a multiple of the lot. */
export class QuantityRefused extends Schema.TaggedError<QuantityRefused>()("QuantityRefused", {
  quantity: Schema.Number,
  maximum: Schema.Number,
  /** Units per lot, when sold in lots. */
  lot: Schema.optionalKey(Schema.Number),
}) {}

/** Insufficient stock; `available` is 0 when sold out. */
export class NotEnoughStock extends Schema.TaggedError<NotEnoughStock>()("NotEnoughStock", {
  sku: Schema.String,
  available: Schema.Number,
}) {}

/** An invalid promotion code or coupon. */
export class PromoCodeRefused extends Schema.TaggedError<PromoCodeRefused>()("PromoCodeRefused", {
  /** As typed. */
  promoCode: Schema.String,
  messageKey: Schema.String,
  /** The broken rule, such as `ended` or `couponSpent`, when the backend reports it. */
  rule: Schema.optionalKey(Schema.String),
}) {}

export type CartChangeRefused = CartLimitReached | QuantityRefused | NotEnoughStock | PromoCodeRefused
