import * as Schema from "effect/Schema"
import type { KeptItem } from "../../../../domain/cart/CartMerge.ts"
import { givenOf } from "../given.ts"
import { IdWire, SkuWire } from "./IdWire.ts"
import { maybe } from "./maybe.ts"

const units = { sku: SkuWire, quantity: Schema.Int }

/** What a login brought. */
export const CartMergeWire = Schema.Struct({ id: IdWire, mergedItems: Schema.Array(Schema.Struct(units)) })

/** What a login left out. */
export const KeptItemWire = Schema.Struct({
  id: IdWire,
  ...units,
  key: Schema.String,
  params: maybe(Schema.Array(Schema.String)),
  name: maybe(Schema.String),
})

/** What was left out, in domain words. */
export function toKeptItem({ key, params, ...item }: typeof KeptItemWire.Type): KeptItem {
  return { ...givenOf(item), messageKey: key, parameters: params ?? [] }
}
