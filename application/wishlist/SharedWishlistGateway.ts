import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { EventPurchase, EventWishlist, NewEvent } from "../../domain/wishlist/EventWishlist.ts"
import type { Wishlist } from "../../domain/wishlist/Wishlist.ts"
import type { EventUnitsTaken } from "../../domain/wishlist/WishlistChangeRefused.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** What a shopper shares with others. */
export interface SharedLists {
  readonly wishlists: readonly Wishlist[]
  readonly events: readonly EventWishlist[]
}

/** Public lists of one of the shopper's teens. */
export interface SponsorList {
  readonly teenUserId: string
  readonly firstName: string
  readonly wishlists: readonly Wishlist[]
}

/** What is reduced in one country store. */
export interface StoreSale {
  readonly storeId: string
  readonly isOnSale: boolean
  /** Those of the asked items that are reduced there. */
  readonly catentryIds: readonly string[]
}

/** Lists that several people have to do with: public, of events, of teens. */
export class SharedWishlistGateway extends Context.Service<
  SharedWishlistGateway,
  {
    /** Public lists of this name and pin. Fails with `NotFound` when there is none. */
    readonly searchWishlists: (
      name: string,
      pin: Redacted.Redacted<string>,
    ) => Effect.Effect<readonly Wishlist[], BackendError>
    readonly listSharedLists: Effect.Effect<SharedLists, BackendError>
    readonly listSponsorLists: Effect.Effect<readonly SponsorList[], BackendError>
    /** In which stores these items are reduced. */
    readonly getWishlistsSaleInfo: (catentryIds: readonly string[]) => Effect.Effect<readonly StoreSale[], BackendError>
    /** Creates an event list, or takes units of one into the cart. */
    readonly createEventWishlist: (
      event: NewEvent | EventPurchase,
    ) => Effect.Effect<EventWishlist, BackendError | EventUnitsTaken>
    /** The shopper's order with units of an event. Fails with `NotFound` when there is none. */
    readonly getEventWishlistOrderId: (eventId: string) => Effect.Effect<OrderId, BackendError>
  }
>()("SharedWishlistGateway") {}
