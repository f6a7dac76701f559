import type { GiftCardCommands } from "../../../ui/runtime/GiftCardCommands.ts"
import type { ShopCommands } from "../../../ui/runtime/ShopCommands.ts"

/**
 * The part of the core that sells gift cards, as far as a test gives it; a card has no video unless the test says so.
 */
export function cardCommands(some: Partial<GiftCardCommands>): Pick<ShopCommands, "cartExtras"> {
  const none = () => {
    throw new Error("not expected")
  }
  const giftCards: GiftCardCommands = {
    add: none,
    addByPost: none,
    read: none,
    change: none,
    changeByPost: none,
    sendVideo: none,
    video: () => Promise.resolve({ ok: true, value: { hasVideo: false } }),
    ...some,
  }
  return {
    cartExtras: (ask) =>
      ask({
        packAsGift: none,
        writeGiftInfo: none,
        takeGiftInfoOff: none,
        applyCoupon: none,
        putBack: none,
        giftCards: async () => giftCards,
      }),
  }
}
