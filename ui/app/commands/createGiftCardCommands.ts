import { addPhysicalGiftCard } from "../../../application/gift-card/addPhysicalGiftCard.ts"
import { addVirtualGiftCard } from "../../../application/gift-card/addVirtualGiftCard.ts"
import { changePhysicalGiftCard } from "../../../application/gift-card/changePhysicalGiftCard.ts"
import { changeVirtualGiftCard } from "../../../application/gift-card/changeVirtualGiftCard.ts"
import { loadGiftCardVideo } from "../../../application/gift-card/loadGiftCardVideo.ts"
import { sendGiftCardVideo } from "../../../application/gift-card/sendGiftCardVideo.ts"
import { loadVirtualGiftCard } from "../../../application/gift-card/loadVirtualGiftCard.ts"
import { browserGiftCards } from "../../../adapters/composition/browserGiftCards.ts"
import type { GiftCardCommands } from "../../runtime/GiftCardCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CartModule } from "./createCartModule.ts"

/** Commands for buying gift cards, based on the cart commands. */
export function createGiftCardCommands({
  root,
  cartRunner,
}: Pick<CartModule, "root" | "cartRunner">): GiftCardCommands {
  const run = programRunner(browserGiftCards(root).context)
  const changed = cartRunner(run)
  return {
    add: (sku, typed, sending) => changed(addVirtualGiftCard(sku, typed, sending)),
    addPhysical: (card) => changed(addPhysicalGiftCard(card)),
    read: (orderItemId) => run(loadVirtualGiftCard(orderItemId)),
    change: (orderItemId, typed, sending) => changed(changeVirtualGiftCard(orderItemId, typed, sending)),
    video: (orderItemId) => run(loadGiftCardVideo(orderItemId)),
    sendVideo: (orderItemId, video, limits) => run(sendGiftCardVideo(orderItemId, video, limits)),
    changePhysical: (orderItemId, message) => changed(changePhysicalGiftCard(orderItemId, message)),
  }
}
