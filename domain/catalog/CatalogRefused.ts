import * as Schema from "effect/Schema"

/** No category of this store has this number. */
export class CategoryUnknown extends Schema.TaggedError<CategoryUnknown>()("CategoryUnknown", {
  seoId: Schema.String,
}) {}

/** The product is not, or no longer, sold in this store. */
export class ProductGone extends Schema.TaggedError<ProductGone>()("ProductGone", { mfname: Schema.String }) {}
