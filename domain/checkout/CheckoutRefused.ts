import * as Schema from "effect/Schema"

/** The total differs from the one shown to the customer; nothing was charged and the cart is up to date. */
export class TotalChanged extends Schema.TaggedError<TotalChanged>()("TotalChanged", {
  /** Current total in minor units. */
  totalOrder: Schema.Number,
}) {}

export class CartEmpty extends Schema.TaggedError<CartEmpty>()("CartEmpty", {}) {}

/** An invalid card; each reason has its field and rule. */
export class CardRefused extends Schema.TaggedError<CardRefused>()("CardRefused", {
  reasons: Schema.Array(Schema.Struct({ field: Schema.String, rule: Schema.String })),
}) {}
