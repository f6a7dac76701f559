import { httpGiftCardGateway } from "../../adapters/backend/gift-card/HttpGiftCardGateway.ts"
import { addPhysicalGiftCard } from "../../application/gift-card/addPhysicalGiftCard.ts"
import { addVirtualGiftCard } from "../../application/gift-card/addVirtualGiftCard.ts"
import { changePhysicalGiftCard } from "../../application/gift-card/changePhysicalGiftCard.ts"
import { changeVirtualGiftCard } from "../../application/gift-card/changeVirtualGiftCard.ts"
import type { GiftCardInput, GiftCardSchedule } from "../../application/gift-card/GiftCardInput.ts"
import { loadGiftCardVideo } from "../../application/gift-card/loadGiftCardVideo.ts"
import { loadVirtualGiftCard } from "../../application/gift-card/loadVirtualGiftCard.ts"
import type { ChosenVideo } from "../../application/gift-card/sendGiftCardVideo.ts"
import { sendGiftCardVideo } from "../../application/gift-card/sendGiftCardVideo.ts"
import type { GiftCardData } from "../../domain/gift-card/GiftCard.ts"
import type { PhysicalGiftCard } from "../../domain/gift-card/PhysicalGiftCard.ts"
import type { GiftCardVideoLimits } from "../../domain/gift-card/validateGiftCardVideo.ts"
import type { LocalMoment } from "../../domain/gift-card/VirtualGiftCardForm.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"

/** The message of a gift card in the cart, and its sending date if that is in the future. */
export interface LineGiftCard {
  readonly data: GiftCardData
  readonly sendAt?: LocalMoment
}

export type GiftCardCommands = ReturnType<typeof giftCardCommands>

/** Commands for buying gift cards. */
export function giftCardCommands(base: CommandBase) {
  const { cart } = base
  const run = runWith(base, httpGiftCardGateway)
  return {
    add: (sku: Sku, typed: GiftCardInput, sending: GiftCardSchedule) =>
      run(cart.change(addVirtualGiftCard(sku, typed, sending))),
    /** Adds a gift card sent by post to the cart. */
    addPhysical: (card: PhysicalGiftCard) => run(cart.change(addPhysicalGiftCard(card))),
    read: (orderItemId: string) => run(loadVirtualGiftCard(orderItemId)),
    change: (orderItemId: string, typed: GiftCardInput, sending: GiftCardSchedule) =>
      run(cart.change(changeVirtualGiftCard(orderItemId, typed, sending))),
    /** The video of a gift card. */
    video: (orderItemId: string) => run(loadGiftCardVideo(orderItemId)),
    sendVideo: (orderItemId: string, video: ChosenVideo, limits: GiftCardVideoLimits) =>
      run(sendGiftCardVideo(orderItemId, video, limits)),
    /** Changes the message of a gift card sent by post. */
    changePhysical: (orderItemId: string, message: string) =>
      run(cart.change(changePhysicalGiftCard(orderItemId, message))),
  }
}
