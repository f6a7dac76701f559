import { addPhysicalGiftCard } from "../../../application/gift-card/addPhysicalGiftCard.ts"
import { addVirtualGiftCard } from "../../../application/gift-card/addVirtualGiftCard.ts"
import { changePhysicalGiftCard } from "../../../application/gift-card/changePhysicalGiftCard.ts"
import { changeVirtualGiftCard } from "../../../application/gift-card/changeVirtualGiftCard.ts"
import { giftCardVideoOn } from "../../../application/gift-card/giftCardVideoOn.ts"
import { sendGiftCardVideo } from "../../../application/gift-card/sendGiftCardVideo.ts"
import { virtualGiftCardOn } from "../../../application/gift-card/virtualGiftCardOn.ts"
import { browserGiftCards } from "../../../adapters/composition/browserGiftCards.ts"
import type { GiftCardCommands } from "../../runtime/GiftCardCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CartCore } from "./openCart.ts"

/** The part of the core that sells gift cards, on top of what knows the cart. */
export function openGiftCards({ root, changing }: Pick<CartCore, "root" | "changing">): GiftCardCommands {
  const run = programRunner(browserGiftCards(root).context)
  const changed = changing(run)
  return {
    add: (sku, typed, sending) => changed(addVirtualGiftCard(sku, typed, sending)),
    addByPost: (card) => changed(addPhysicalGiftCard(card)),
    read: (orderItemId) => run(virtualGiftCardOn(orderItemId)),
    change: (orderItemId, typed, sending) => changed(changeVirtualGiftCard(orderItemId, typed, sending)),
    video: (orderItemId) => run(giftCardVideoOn(orderItemId)),
    sendVideo: (orderItemId, video, limits) => run(sendGiftCardVideo(orderItemId, video, limits)),
    changeByPost: (orderItemId, message) => changed(changePhysicalGiftCard(orderItemId, message)),
  }
}
