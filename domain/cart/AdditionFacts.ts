import * as Schema from "effect/Schema"

const words = Schema.optionalKey(Schema.String)

/**
 * What is told of an addition beside what it is (specification, section 3): where it was found, and the choice in the
 * shop's own words. The sku alone says what is bought; nothing is decided by these.
 */
export const AdditionFacts = Schema.Struct({
  /** The category it was chosen from. */
  categoryId: words,
  categoryType: words,
  /** The words of the search that found it, at most 128 characters. */
  searchConversion: words,
  style: words,
  /** The id of its colour. */
  color: words,
  /** The size as it is named on the label. */
  sizeId: words,
  /** What a shop's own measuring wants back, at most 1,024 characters; opaque. */
  analyticsInfo: words,
  /** Policies that were accepted for it (specification, section 3: policy types). */
  acceptedPolicies: Schema.optionalKey(Schema.Array(Schema.Int)),
  /** What it is bought for. */
  purpose: words,
  description: words,
})

export type AdditionFacts = typeof AdditionFacts.Type
