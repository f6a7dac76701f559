import * as Schema from "effect/Schema"

const optionalText = Schema.optionalKey(Schema.String)

/**
 * What is told of an addition beside what it is (specification, section 3): where it was found, and the choice in the
 * shop's own words. The sku alone says what is bought; nothing is decided by these.
 */
export const AddToCartMetadata = Schema.Struct({
  /** The category it was chosen from. */
  categoryId: optionalText,
  categoryType: optionalText,
  /** The words of the search that found it, at most 128 characters. */
  searchConversion: optionalText,
  style: optionalText,
  /** The id of its colour. */
  color: optionalText,
  /** The size as it is named on the label. */
  sizeId: optionalText,
  /** What a shop's own measuring wants back, at most 1,024 characters; opaque. */
  analyticsInfo: optionalText,
  /** Policies that were accepted for it (specification, section 3: policy types). */
  acceptedPolicies: Schema.optionalKey(Schema.Array(Schema.Int)),
  /** What it is bought for. */
  purpose: optionalText,
  description: optionalText,
})

export type AddToCartMetadata = typeof AddToCartMetadata.Type
