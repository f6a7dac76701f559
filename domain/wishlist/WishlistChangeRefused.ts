import * as Schema from "effect/Schema"

/** A list without a name that can be seen; the text is the specification's own (section 5). */
export class WishlistNameEmpty extends Schema.TaggedError<WishlistNameEmpty>()("WishlistNameEmpty", {}) {
  override get message(): string {
    return "wishlistName no tiene un valor válido"
  }
}

/** An item that lacks catentryId, productId or quantity; the text is the specification's own (section 5). */
export class WishlistItemInvalid extends Schema.TaggedError<WishlistItemInvalid>()("WishlistItemInvalid", {}) {
  override get message(): string {
    return "wlObject no contiene un elemento de wishlist válido"
  }
}

/** Message key of the wishlist's limit (specification, section 8). */
export const WISHLIST_LIMIT_KEY = "_ERR_MAX_PRODUCTS_WISHLIST"

/** The list holds as many different items as it may. */
export class WishlistLimitReached extends Schema.TaggedError<WishlistLimitReached>()("WishlistLimitReached", {
  maximum: Schema.Number,
}) {}

/** A quantity of an item that is not a whole number from 1 to the maximum. */
export class WishlistQuantityRefused extends Schema.TaggedError<WishlistQuantityRefused>()("WishlistQuantityRefused", {
  quantity: Schema.Number,
  maximum: Schema.Number,
}) {}

/** A description with more characters than the maximum. */
export class WishlistDescriptionTooLong extends Schema.TaggedError<WishlistDescriptionTooLong>()(
  "WishlistDescriptionTooLong",
  { maximum: Schema.Number },
) {}

/**
 * A line that is made for the shopper: a list keeps products and sizes, and the contract's item has no room for what is
 * written or altered.
 */
export class CustomizedLineRefused extends Schema.TaggedError<CustomizedLineRefused>()("CustomizedLineRefused", {}) {}

/** Another list of the shopper has this name, in whatever case or width. */
export class WishlistNameTaken extends Schema.TaggedError<WishlistNameTaken>()("WishlistNameTaken", {
  name: Schema.String,
}) {}

/** The lists were changed elsewhere since they were read: read them again. */
export class WishlistsChanged extends Schema.TaggedError<WishlistsChanged>()("WishlistsChanged", {}) {}

/** Fewer units of an event list are wished for than were taken. */
export class EventUnitsTaken extends Schema.TaggedError<EventUnitsTaken>()("EventUnitsTaken", {
  sku: Schema.String,
  left: Schema.Number,
}) {}

/** A mail with words that are not accepted; each problem names its field and rule. */
export class WishlistMailRefused extends Schema.TaggedError<WishlistMailRefused>()("WishlistMailRefused", {
  reasons: Schema.Array(Schema.Struct({ field: Schema.String, rule: Schema.String })),
}) {}

/** Why a change of lists was not made. */
export type WishlistChangeRefused =
  | WishlistNameEmpty
  | WishlistItemInvalid
  | WishlistLimitReached
  | WishlistQuantityRefused
  | WishlistDescriptionTooLong
  | WishlistNameTaken
  | WishlistsChanged
  | EventUnitsTaken
  | WishlistMailRefused
  | CustomizedLineRefused
