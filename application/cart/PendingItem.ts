import * as Schema from "effect/Schema"
import { AddToCartMetadata } from "../../domain/cart/AddToCartMetadata.ts"
import { Tailoring, MonogramText } from "../../domain/shared/Customization.ts"
import { isSku } from "../../domain/shared/Sku.ts"

/** An addition that waits on the device, or that the shop refused when it was pushed. */
export const PendingItem = Schema.Struct({
  /** Idempotency key, made when the shopper asked: whatever was sent under it counts once. */
  key: Schema.String,
  storeId: Schema.String,
  sku: Schema.String.pipe(Schema.refine(isSku)),
  quantity: Schema.Natural,
  productId: Schema.optionalKey(Schema.String),
  ...AddToCartMetadata.fields,
  leftoverId: Schema.optionalKey(Schema.String),
  customization: Schema.optionalKey(Schema.Array(MonogramText)),
  tailoring: Schema.optionalKey(Tailoring),
  name: Schema.optionalKey(Schema.String),
  /** Why the shop will not have it; it waits no more, until the shopper has seen it. */
  refusal: Schema.optionalKey(Schema.Struct({ messageKey: Schema.String, parameters: Schema.Array(Schema.String) })),
})

export type PendingItem = typeof PendingItem.Type

const isPendingItem = Schema.is(PendingItem)

/** What waits, as far as it can be read, and how many entries are junk. */
export function pendingItems(kept: readonly unknown[]): {
  readonly items: readonly PendingItem[]
  readonly junk: number
} {
  const items = kept.filter(isPendingItem)
  return { items, junk: kept.length - items.length }
}
