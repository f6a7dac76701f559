import * as Schema from "effect/Schema"
import type { LeftoverItem } from "../../../../domain/cart/CartMerge.ts"
import { withoutNulls } from "../whenDefined.ts"
import { IdWire, SkuWire } from "./IdWire.ts"
import { nullish } from "./nullish.ts"

const units = { sku: SkuWire, quantity: Schema.Int }

/** What a login brought. */
export const CartMergeWire = Schema.Struct({ id: IdWire, mergedItems: Schema.Array(Schema.Struct(units)) })

/** What a login left out. */
export const LeftoverItemWire = Schema.Struct({
  id: IdWire,
  ...units,
  key: Schema.String,
  params: nullish(Schema.Array(Schema.String)),
  name: nullish(Schema.String),
})

/** What was left out, in domain words. */
export function toLeftoverItem({ key, params, ...item }: typeof LeftoverItemWire.Type): LeftoverItem {
  return { ...withoutNulls(item), messageKey: key, parameters: params ?? [] }
}
