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
export function openGiftCards({ root, inOrder }: Pick<CartCore, "root" | "inOrder">): GiftCardCommands {
  const run = programRunner(browserGiftCards(root).context)
  return {
    add: (sku, typed, sending) => run(inOrder(addVirtualGiftCard(sku, typed, sending))),
    addByPost: (card) => run(inOrder(addPhysicalGiftCard(card))),
    read: (orderItemId) => run(virtualGiftCardOn(orderItemId)),
    change: (orderItemId, typed, sending) => run(inOrder(changeVirtualGiftCard(orderItemId, typed, sending))),
    video: (orderItemId) => run(giftCardVideoOn(orderItemId)),
    sendVideo: (orderItemId, video, limits) => run(sendGiftCardVideo(orderItemId, video, limits)),
    changeByPost: (orderItemId, message) => run(inOrder(changePhysicalGiftCard(orderItemId, message))),
  }
}
