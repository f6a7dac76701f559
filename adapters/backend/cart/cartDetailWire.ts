import type { components } from "../../../contracts/generated/cart.d.ts"
import type { GiftInfo } from "../../../domain/cart/GiftInfo.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { CartItemWire } from "../http/wire/CartItemWire.ts"

type Schemas = components["schemas"]
export type CartDetailSeams = [Accepts<typeof CartItemWire, Schemas["CartItem"]>]

export const cartItemAnswer = answerSchema(CartItemWire)

/** A gift message as the shop takes it: it gives the id itself. */
export function fromGiftInfo({ id: _, ...gift }: GiftInfo): Schemas["GiftInfo"] {
  return gift
}
