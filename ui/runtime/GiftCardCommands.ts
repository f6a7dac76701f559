import type { Sending, TypedGiftCard } from "../../application/gift-card/TypedGiftCard.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { GiftCardData } from "../../domain/gift-card/GiftCard.ts"
import type { WrittenMoment } from "../../domain/gift-card/VirtualGiftCardForm.ts"
import type { VirtualGiftCardRefused } from "../../domain/gift-card/VirtualGiftCardRefused.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { CommandResult, ShopError } from "./CommandResult.ts"

type Changed = Promise<CommandResult<Cart, ShopError | VirtualGiftCardRefused>>

/** What a gift card of the cart says, and when it is sent where that is still to come. */
export interface GiftCardOfLine {
  readonly data: GiftCardData
  readonly sendAt?: WrittenMoment
}

/** What can be asked of gift cards that go by e-mail. */
export interface GiftCardCommands {
  readonly add: (sku: Sku, typed: TypedGiftCard, sending: Sending) => Changed
  readonly read: (orderItemId: string) => Promise<CommandResult<GiftCardOfLine>>
  readonly change: (orderItemId: string, typed: TypedGiftCard, sending: Sending) => Changed
}
