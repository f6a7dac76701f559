import * as Schema from "effect/Schema"

const optionalText = Schema.optionalKey(Schema.String)

/**
 * Metadata of an addition (S3): where the item was found, and the choice with the storefront's
 * ids. Informational only; the SKU alone decides the purchase.
 */
export const AddToCartMetadata = Schema.Struct({
  /** The category it was chosen from. */
  categoryId: optionalText,
  categoryType: optionalText,
  /** The search term that found it, at most 128 characters. */
  searchConversion: optionalText,
  style: optionalText,
  /** The id of its colour. */
  color: optionalText,
  /** The size as named on the label. */
  sizeId: optionalText,
  /** Opaque value for a store's analytics, at most 1,024 characters. */
  analyticsInfo: optionalText,
  /** Policies accepted for it (S3.5). */
  acceptedPolicies: Schema.optionalKey(Schema.Array(Schema.Int)),
  /** Intended use. */
  purpose: optionalText,
  description: optionalText,
})

export type AddToCartMetadata = typeof AddToCartMetadata.Type
