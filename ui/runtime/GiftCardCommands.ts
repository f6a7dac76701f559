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

/** The message of a gift card in the cart, and its sending date if that is in the future. */
export interface LineGiftCard {
  readonly data: GiftCardData
  readonly sendAt?: LocalMoment
}

/** Commands for buying gift cards. */
export interface GiftCardCommands {
  readonly add: (sku: Sku, typed: GiftCardInput, sending: GiftCardSchedule) => CartResult
  /** Adds a gift card sent by post to the cart. */
  readonly addPhysical: (card: PhysicalGiftCard) => CartResult
  readonly read: (orderItemId: string) => Promise<CommandResult<LineGiftCard>>
  readonly change: (orderItemId: string, typed: GiftCardInput, sending: GiftCardSchedule) => CartResult
  /** The video of a gift card. */
  readonly video: (orderItemId: string) => Promise<CommandResult<GiftCardVideo>>
  readonly sendVideo: (
    orderItemId: string,
    video: ChosenVideo,
    limits: GiftCardVideoLimits,
  ) => Promise<CommandResult<GiftCardVideo, ShopError | GiftCardVideoRefused>>
  /** Changes the message of a gift card sent by post. */
  readonly changePhysical: (orderItemId: string, message: string) => CartResult
}
