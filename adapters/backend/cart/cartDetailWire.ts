import type { components } from "../../../contracts/generated/cart.d.ts"
import type { GiftInfo } from "../../../domain/cart/GiftInfo.ts"
import type { GiftPacking } from "../../../domain/cart/GiftPacking.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { CartItemWire } from "../http/wire/CartItemWire.ts"

type Schemas = components["schemas"]
export type CartDetailSeams = [Accepts<typeof CartItemWire, Schemas["CartItem"]>]

export const cartItemAnswer = answerSchema(CartItemWire)

/** A gift message as the shop takes it: it gives the id itself. */
export function fromGiftInfo({ id: _, ...gift }: GiftInfo): Schemas["GiftInfo"] {
  return gift
}

/** Packing as the shop takes it: words without wrapping, and wrapping without words, are said so. */
export function fromPacking({ isWrapped, message }: GiftPacking): Schemas["GiftPackingInput"] {
  return {
    ...given(message, (words) => ({ message: words })),
    ...(isWrapped ? {} : { onlyMessage: true }),
    ...(message === undefined ? { onlyGiftPacking: true } : {}),
  }
}
