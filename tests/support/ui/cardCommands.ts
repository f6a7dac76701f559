import type { GiftCardCommands } from "../../../ui/runtime/GiftCardCommands.ts"
import type { ShopCommands } from "../../../ui/runtime/ShopCommands.ts"

/** The gift card commands that a test passes; a card has no video unless the test adds one. */
export function cardCommands(some: Partial<GiftCardCommands>): Pick<ShopCommands, "giftAndCoupon"> {
  const none = () => {
    throw new Error("not expected")
  }
  const giftCards: GiftCardCommands = {
    add: none,
    addPhysical: none,
    read: none,
    change: none,
    changePhysical: none,
    sendVideo: none,
    video: () => Promise.resolve({ ok: true, value: { hasVideo: false } }),
    ...some,
  }
  return {
    giftAndCoupon: (ask) =>
      ask({
        packAsGift: none,
        saveGiftInfo: none,
        removeGiftInfo: none,
        applyCoupon: none,
        restoreLine: none,
        giftCards: async () => giftCards,
      }),
  }
}
