import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/cart.d.ts"
import type { CartAddition, LineQuantity } from "../../../domain/cart/CartAddition.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { fromLineCustomization } from "../http/wire/LineCustomizationWire.ts"

export const MiniCartWire = Schema.Struct({ itemCount: Schema.Int })

type Schemas = components["schemas"]
export type CartContractChecks = [AssertAccepts<typeof MiniCartWire, Schemas["MiniCart"]>]

export const decodeMiniCart = bodyDecoder(MiniCartWire)

export function fromAdditions(additions: readonly CartAddition[]): Schemas["CartItemsInput"] {
  return { cartItems: additions.map(fromAddition) }
}

export function fromQuantities(lines: readonly LineQuantity[]): Schemas["CartItemsInput"] {
  return {
    cartItems: lines.map(({ sku, quantity, lineId }) => ({ sku, quantity, ...whenDefined(lineId, (id) => ({ id })) })),
  }
}

/**
 * Metadata fields that have the same name on the wire. Callers may pass objects with more members; other members are
 * not sent.
 */
const METADATA_FIELDS = [
  "categoryId",
  "categoryType",
  "searchConversion",
  "style",
  "color",
  "sizeId",
  "analyticsInfo",
  "acceptedPolicies",
  "purpose",
  "description",
  "position",
] as const

export function fromAddition(addition: CartAddition): Schemas["CartItemInput"] {
  const { sku, quantity, productId, leftoverId, bundleId } = addition
  const fields: readonly (readonly unknown[])[] = METADATA_FIELDS.flatMap((name) =>
    addition[name] === undefined ? [] : [[name, addition[name]]],
  )
  return {
    sku,
    quantity,
    ...Object.fromEntries(fields),
    ...whenDefined(productId, (id) => ({ productId: id, parentId: id })),
    ...whenDefined(leftoverId, (id) => ({ originLineId: id })),
    ...whenDefined(bundleId, (id) => ({ bundleId: id, isItemSet: true })),
    ...fromLineCustomization(addition),
  }
}
