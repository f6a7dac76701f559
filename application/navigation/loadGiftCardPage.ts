import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { virtualGiftCardOffer } from "../gift-card/virtualGiftCardOffer.ts"
import { framedPage } from "./loadPage.ts"
import type { PageContent } from "./PageData.ts"

/**
 * Everything the page of gift cards shows; apart from `loadPage`, since it needs a gateway that no other page does.
 * Never fails: what cannot be shown is a page that says so.
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
