import * as Schema from "effect/Schema"

/** The total is no longer what the shopper was shown; nothing was charged and the cart is as it is now. */
export class TotalChanged extends Schema.TaggedError<TotalChanged>()("TotalChanged", {
  /** Minor units of the total as it is now. */
  totalOrder: Schema.Number,
}) {}

/** There is nothing to pay for. */
export class CartEmpty extends Schema.TaggedError<CartEmpty>()("CartEmpty", {}) {}

/** A card that cannot be right; each problem names its field and rule. */
export class CardRefused extends Schema.TaggedError<CardRefused>()("CardRefused", {
  reasons: Schema.Array(Schema.Struct({ field: Schema.String, rule: Schema.String })),
}) {}
