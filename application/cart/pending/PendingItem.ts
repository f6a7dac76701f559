import * as Schema from "effect/Schema"
import { AddToCartMetadata } from "../../../domain/cart/AddToCartMetadata.ts"
import { Tailoring, MonogramText } from "../../../domain/shared/Customization.ts"
import { isSku } from "../../../domain/shared/Sku.ts"

/** An addition that waits on the device, or that the backend rejected when it was sent. */
export const PendingItem = Schema.Struct({
  /** Idempotency key, generated at the customer's click: retries with the same key take effect once. */
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
  /** The backend's rejection. The item is no longer retried and is shown until the customer dismisses it. */
  refusedReason: Schema.optionalKey(
    Schema.Struct({ messageKey: Schema.String, parameters: Schema.Array(Schema.String) }),
  ),
})

export type PendingItem = typeof PendingItem.Type

const isPendingItem = Schema.is(PendingItem)

/** Returns the valid pending items and the number of unreadable entries. */
export function pendingItems(stored: readonly unknown[]): {
  readonly items: readonly PendingItem[]
  readonly junk: number
} {
  const items = stored.filter(isPendingItem)
  return { items, junk: stored.length - items.length }
}
