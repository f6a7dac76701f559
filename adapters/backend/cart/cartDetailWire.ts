import type { components } from "../../../contracts/generated/cart.d.ts"
import type { GiftInfo } from "../../../domain/cart/GiftInfo.ts"
import type { GiftPacking } from "../../../domain/cart/GiftPacking.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { CartItemWire } from "../http/wire/CartItemWire.ts"

type Schemas = components["schemas"]
export type CartDetailContractChecks = [AssertAccepts<typeof CartItemWire, Schemas["CartItem"]>]

export const decodeCartItem = bodyDecoder(CartItemWire)

/** Leaves out the id: the backend assigns it. */
export function fromGiftInfo({ id: _, ...gift }: GiftInfo): Schemas["GiftInfo"] {
  return gift
}

/** States both members explicitly: a message without wrapping, and wrapping without a message. */
export function fromGiftPacking({ isWrapped, message }: GiftPacking): Schemas["GiftPackingInput"] {
  return {
    ...whenDefined(message, (text) => ({ message: text })),
    ...(isWrapped ? {} : { onlyMessage: true }),
    ...(message === undefined ? { onlyGiftPacking: true } : {}),
  }
}
