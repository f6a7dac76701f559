import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { sellsVirtualGiftCards } from "../../domain/gift-card/sellsVirtualGiftCards.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { GiftCardGateway } from "./GiftCardGateway.ts"

/**
 * Returns the gift card offer of the store's catalogue, or nothing when the store sells none: by configuration, for
 * lack of the operation, or without amounts.
 */
export const virtualGiftCardOffer = Effect.fn("giftcard.virtualOffer")(function* () {
  const { store, catalogId } = yield* StoreScope
  if (!sellsVirtualGiftCards(store)) return Option.none()
  const gateway = yield* GiftCardGateway
  const offer = gateway.getVirtualGiftCard(catalogId).pipe(
    Effect.map(Option.some),
    Effect.catchReason("BackendError", "NotFound", () => Effect.succeed(Option.none())),
  )
  return Option.filter(yield* offer, ({ amounts, physicalAmounts }) => amounts.length + physicalAmounts.length > 0)
})
