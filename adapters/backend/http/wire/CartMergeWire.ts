import * as Schema from "effect/Schema"
import type { LeftoverItem } from "../../../../domain/cart/CartMerge.ts"
import { withoutNulls } from "../whenDefined.ts"
import { IdWire, SkuWire } from "./IdWire.ts"
import { nullish } from "./nullish.ts"

const units = { sku: SkuWire, quantity: Schema.Int }

/** The cart merge of a sign-in. */
export const CartMergeWire = Schema.Struct({ id: IdWire, mergedItems: Schema.Array(Schema.Struct(units)) })

/** An item that a cart merge left out. */
export const LeftoverItemWire = Schema.Struct({
  id: IdWire,
  ...units,
  key: Schema.String,
  params: nullish(Schema.Array(Schema.String)),
  name: nullish(Schema.String),
})

export function toLeftoverItem({ key, params, ...item }: typeof LeftoverItemWire.Type): LeftoverItem {
  return { ...withoutNulls(item), messageKey: key, parameters: params ?? [] }
}
