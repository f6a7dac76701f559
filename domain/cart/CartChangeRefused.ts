import * as Schema from "effect/Schema"

/** Message key of the cart's limit (specification, section 8). */
export const CART_LIMIT_KEY = "_ERR_MAX_PRODUCTS_SHOPCART"

/**
 * The cart holds as many different skus as this kind of user may have, and the new one is not among them
 * (specification, section 5): status 0, error code 11, and the maximum as parameter of the message.
 */
export class CartLimitReached extends Schema.TaggedError<CartLimitReached>()("CartLimitReached", {
  maximum: Schema.Number,
  status: Schema.Literal(0),
  code: Schema.Literal(11),
  messageKey: Schema.Literal(CART_LIMIT_KEY),
}) {
  /** The refusal for a maximum. */
  static of(maximum: number): CartLimitReached {
    return new CartLimitReached({ maximum, status: 0, code: 11, messageKey: CART_LIMIT_KEY })
  }
}

/** Message key of a lack of stock; its parameters are the sku and how many there are. */
export const NO_STOCK_KEY = "_ERR_NO_STOCK"
/** Message key of a sku of which a cart holds as many pieces as it may; its parameters are the sku and the maximum. */
export const LINE_LIMIT_KEY = "_ERR_MAX_UNITS_PER_SKU"
/** Message key of a line that cannot be bought (specification, section 8). */
export const NOT_BUYABLE_KEY = "LINE_NO_BUYABLE"

/** Message key of a part of a lot; its parameters are the sku and how many pieces a lot holds. */
export const LOT_KEY = "_ERR_UNITS_LOT"

/** A quantity that is not a whole number from 1 to the maximum of a line, or no whole lots. */
export class QuantityRefused extends Schema.TaggedError<QuantityRefused>()("QuantityRefused", {
  quantity: Schema.Number,
  maximum: Schema.Number,
  /** How many pieces a lot holds, where it is sold in lots. */
  lot: Schema.optionalKey(Schema.Number),
}) {}

/** The shop has fewer pieces than asked for; `available` is 0 when it is sold out. */
export class NotEnoughStock extends Schema.TaggedError<NotEnoughStock>()("NotEnoughStock", {
  sku: Schema.String,
  available: Schema.Number,
}) {}

/** A promotion code or coupon the shop does not take. */
export class PromoCodeRefused extends Schema.TaggedError<PromoCodeRefused>()("PromoCodeRefused", {
  /** As it was typed. */
  promoCode: Schema.String,
  messageKey: Schema.String,
  /** The rule it broke, such as `ended` or `couponSpent`, where the shop names it. */
  rule: Schema.optionalKey(Schema.String),
}) {}

export type CartChangeRefused = CartLimitReached | QuantityRefused | NotEnoughStock | PromoCodeRefused
