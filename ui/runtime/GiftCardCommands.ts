import type { ChosenVideo } from "../../application/gift-card/sendGiftCardVideo.ts"
import type { GiftCardSchedule, GiftCardInput } from "../../application/gift-card/GiftCardInput.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { GiftCardData, GiftCardVideo } from "../../domain/gift-card/GiftCard.ts"
import type { GiftCardVideoLimits } from "../../domain/gift-card/validateGiftCardVideo.ts"
import type { GiftCardVideoRefused } from "../../domain/gift-card/GiftCardVideoRefused.ts"
import type { PhysicalGiftCard } from "../../domain/gift-card/PhysicalGiftCard.ts"
import type { LocalMoment } from "../../domain/gift-card/VirtualGiftCardForm.ts"
import type { GiftCardRefused } from "../../domain/gift-card/GiftCardRefused.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { CommandResult, ShopError } from "./CommandResult.ts"

type CartResult = Promise<CommandResult<Cart, ShopError | GiftCardRefused>>

/** What a gift card of the cart says, and when it is sent where that is still to come. */
export interface LineGiftCard {
  readonly data: GiftCardData
  readonly sendAt?: LocalMoment
}

/** What can be asked of gift cards to buy. */
export interface GiftCardCommands {
  readonly add: (sku: Sku, typed: GiftCardInput, sending: GiftCardSchedule) => CartResult
  /** Puts one that goes by post into the cart. */
  readonly addPhysical: (card: PhysicalGiftCard) => CartResult
  readonly read: (orderItemId: string) => Promise<CommandResult<LineGiftCard>>
  readonly change: (orderItemId: string, typed: GiftCardInput, sending: GiftCardSchedule) => CartResult
  /** The video that goes with one. */
  readonly video: (orderItemId: string) => Promise<CommandResult<GiftCardVideo>>
  readonly sendVideo: (
    orderItemId: string,
    video: ChosenVideo,
    limits: GiftCardVideoLimits,
  ) => Promise<CommandResult<GiftCardVideo, ShopError | GiftCardVideoRefused>>
  /** Changes the message on one that goes by post. */
  readonly changePhysical: (orderItemId: string, message: string) => CartResult
}
