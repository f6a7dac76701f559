import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/cart.d.ts"
import type { CartAddition, LineQuantity } from "../../../domain/cart/CartAddition.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { fromMaking } from "../http/wire/MakingWire.ts"

export const MiniCartWire = Schema.Struct({ itemCount: Schema.Int })

type Schemas = components["schemas"]
export type CartSeams = [
  Accepts<typeof MiniCartWire, Schemas["MiniCart"]>,
]

export const miniCartAnswer = answerSchema(MiniCartWire)

/** Lines as the shop takes them. */
export function fromAdditions(additions: readonly CartAddition[]): Schemas["CartItemsInput"] {
  return { cartItems: additions.map(fromAddition) }
}

/** Quantities as the shop takes them. */
export function fromQuantities(lines: readonly LineQuantity[]): Schemas["CartItemsInput"] {
  return { cartItems: lines.map(({ sku, quantity, lineId }) => ({ sku, quantity, ...given(lineId, (id) => ({ id })) })) }
}

/** One line as the shop takes it. */
export function fromAddition(addition: CartAddition): Schemas["CartItemInput"] {
  const { keptId, customization: _written, tailoring: _made, acceptedPolicies, ...plain } = addition
  return {
    ...plain, ...given(plain.productId, (id) => ({ parentId: id })), ...given(keptId, (id) => ({ originLineId: id })), ...given(plain.bundleId, () => ({ isItemSet: true })),
    ...given(acceptedPolicies, (policies) => ({ acceptedPolicies: [...policies] })), ...fromMaking(addition),
  }
}
