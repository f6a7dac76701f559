import * as Schema from "effect/Schema"

/** A list without a visible name; the text is the required (S5). */
export class WishlistNameEmpty extends Schema.TaggedError<WishlistNameEmpty>()("WishlistNameEmpty", {}) {
  override get message(): string {
    return "wishlistName no tiene un valor válido"
  }
}

/** An item that lacks catentryId, productId or quantity; the text is the required (S5). */
export class WishlistItemInvalid extends Schema.TaggedError<WishlistItemInvalid>()("WishlistItemInvalid", {}) {
  override get message(): string {
    return "wlObject no contiene un elemento de wishlist válido"
  }
}

/** Message key of the wishlist's limit (S8). */
export const WISHLIST_LIMIT_KEY = "_ERR_MAX_PRODUCTS_WISHLIST"

/** The list has the maximum number of different items. */
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

/** A customized line: list items have only product and size, and the contract has no field for the customization. */
export class CustomizedLineRefused extends Schema.TaggedError<CustomizedLineRefused>()("CustomizedLineRefused", {}) {}

/** Another list of the customer has this name, ignoring case and width. */
export class WishlistNameTaken extends Schema.TaggedError<WishlistNameTaken>()("WishlistNameTaken", {
  name: Schema.String,
}) {}

/** The lists were changed elsewhere since they were read, and must be reloaded. */
export class WishlistsChanged extends Schema.TaggedError<WishlistsChanged>()("WishlistsChanged", {}) {}

/** Fewer units of an event list are left than requested. */
export class EventUnitsTaken extends Schema.TaggedError<EventUnitsTaken>()("EventUnitsTaken", {
  sku: Schema.String,
  left: Schema.Number,
}) {}

/** An email with invalid texts; each reason has its field and rule. */
export class WishlistMailRefused extends Schema.TaggedError<WishlistMailRefused>()("WishlistMailRefused", {
  reasons: Schema.Array(Schema.Struct({ field: Schema.String, rule: Schema.String })),
}) {}

/** Why a change of lists was refused. */
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
