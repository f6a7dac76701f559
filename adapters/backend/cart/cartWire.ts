import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/cart.d.ts"
import type { CartAddition } from "../../../domain/cart/CartAddition.ts"
import type { GiftInfo } from "../../../domain/cart/GiftInfo.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { CartItemWire } from "../http/wire/CartItemWire.ts"
import { IdWire, SkuWire } from "../http/wire/IdWire.ts"
import { maybe } from "../http/wire/maybe.ts"

export const MiniCartWire = Schema.Struct({ itemCount: Schema.Int })

export const SafeCartWire = Schema.Struct({
  items: Schema.Array(Schema.Struct({ sku: SkuWire, quantity: Schema.Int, productId: maybe(IdWire), categoryId: maybe(IdWire) })),
})

type Schemas = components["schemas"]
export type CartSeams = [
  Accepts<typeof MiniCartWire, Schemas["MiniCart"]>,
  Accepts<typeof SafeCartWire, Schemas["SafeCart"]>,
  Accepts<typeof CartItemWire, Schemas["CartItem"]>,
]

export const miniCartAnswer = answerSchema(MiniCartWire)
export const safeCartAnswer = answerSchema(SafeCartWire)
export const cartItemAnswer = answerSchema(CartItemWire)

/** Lines as the shop takes them. */
export function fromAdditions(additions: readonly CartAddition[]): Schemas["CartItemsInput"] {
  return { cartItems: additions.map(fromAddition) }
}

/** One line as the shop takes it. */
export function fromAddition({ sku, quantity, productId, categoryId }: CartAddition): Schemas["CartItemInput"] {
  return { sku, quantity, ...given(productId, (id) => ({ productId: id })), ...given(categoryId, (id) => ({ categoryId: id })) }
}

/** Lines of a backup as something to add again. */
export function toAdditions(wire: typeof SafeCartWire.Type): readonly CartAddition[] {
  return wire.items.map(({ sku, quantity, productId, categoryId }) => ({
    sku,
    quantity,
    ...given(productId, (id) => ({ productId: id })),
    ...given(categoryId, (id) => ({ categoryId: id })),
  }))
}

/** A gift message as the shop takes it: it gives the id itself. */
export function fromGiftInfo({ id: _, ...gift }: GiftInfo): Schemas["GiftInfo"] {
  return gift
}
