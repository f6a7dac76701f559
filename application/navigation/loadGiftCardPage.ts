import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { virtualGiftCardOffer } from "../gift-card/virtualGiftCardOffer.ts"
import { framedPage } from "./loadPage.ts"
import type { PageContent } from "./PageData.ts"

/**
 * Loads the gift card page; separate from `loadPage` because of its gateway. Never fails: errors become error pages.
 */
export const loadGiftCardPage = Effect.fn("navigation.loadGiftCardPage")(function* (address: PageAddress) {
  return yield* framedPage(
    address,
    Effect.map(virtualGiftCardOffer(), (offer): PageContent => ({
      content: "giftCard",
      giftCard: Option.isSome(offer) ? { offer: offer.value } : {},
    })),
  )
})
