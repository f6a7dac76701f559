import type { ChosenVideo } from "../../application/gift-card/sendGiftCardVideo.ts"
import type { Sending, TypedGiftCard } from "../../application/gift-card/TypedGiftCard.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { GiftCardData, GiftCardVideo } from "../../domain/gift-card/GiftCard.ts"
import type { GiftCardVideoLimits } from "../../domain/gift-card/giftCardVideoProblem.ts"
import type { GiftCardVideoRefused } from "../../domain/gift-card/GiftCardVideoRefused.ts"
import type { PhysicalGiftCard } from "../../domain/gift-card/PhysicalGiftCard.ts"
import type { WrittenMoment } from "../../domain/gift-card/VirtualGiftCardForm.ts"
import type { GiftCardRefused } from "../../domain/gift-card/GiftCardRefused.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { CommandResult, ShopError } from "./CommandResult.ts"

type Changed = Promise<CommandResult<Cart, ShopError | GiftCardRefused>>

/** What a gift card of the cart says, and when it is sent where that is still to come. */
export interface GiftCardOfLine {
  readonly data: GiftCardData
  readonly sendAt?: WrittenMoment
}

/** What can be asked of gift cards to buy. */
export interface GiftCardCommands {
  readonly add: (sku: Sku, typed: TypedGiftCard, sending: Sending) => Changed
  /** Puts one that goes by post into the cart. */
  readonly addByPost: (card: PhysicalGiftCard) => Changed
  readonly read: (orderItemId: string) => Promise<CommandResult<GiftCardOfLine>>
  readonly change: (orderItemId: string, typed: TypedGiftCard, sending: Sending) => Changed
  /** The video that goes with one. */
  readonly video: (orderItemId: string) => Promise<CommandResult<GiftCardVideo>>
  readonly sendVideo: (
    orderItemId: string,
    video: ChosenVideo,
    limits: GiftCardVideoLimits,
  ) => Promise<CommandResult<GiftCardVideo, ShopError | GiftCardVideoRefused>>
  /** Changes the message on one that goes by post. */
  readonly changeByPost: (orderItemId: string, message: string) => Changed
}
