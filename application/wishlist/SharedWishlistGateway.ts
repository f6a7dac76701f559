import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { EventPurchase, EventWishlist, NewEvent } from "../../domain/wishlist/EventWishlist.ts"
import type { Wishlist } from "../../domain/wishlist/Wishlist.ts"
import type { EventUnitsTaken } from "../../domain/wishlist/WishlistChangeRefused.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Lists that a customer shares. */
export interface SharedLists {
  readonly wishlists: readonly Wishlist[]
  readonly events: readonly EventWishlist[]
}

/** Public lists of one of the customer's teens. */
export interface SponsorList {
  readonly teenUserId: string
  readonly firstName: string
  readonly wishlists: readonly Wishlist[]
}

/** Sale items in one country store. */
export interface StoreSale {
  readonly storeId: string
  readonly isOnSale: boolean
  /** The requested items that are on sale there. */
  readonly catentryIds: readonly string[]
}

/** Lists that involve several people: public, event and teen lists. */
export class SharedWishlistGateway extends Context.Service<
  SharedWishlistGateway,
  {
    /** Public lists with this name and PIN. Fails with `NotFound`. */
    readonly searchWishlists: (
      name: string,
      pin: Redacted.Redacted<string>,
    ) => Effect.Effect<readonly Wishlist[], BackendError>
    readonly listSharedLists: Effect.Effect<SharedLists, BackendError>
    readonly listSponsorLists: Effect.Effect<readonly SponsorList[], BackendError>
    /** Stores in which these items are on sale. */
    readonly getWishlistsSaleInfo: (catentryIds: readonly string[]) => Effect.Effect<readonly StoreSale[], BackendError>
    /** Creates an event list, or adds units of one to the cart. */
    readonly createEventWishlist: (
      event: NewEvent | EventPurchase,
    ) => Effect.Effect<EventWishlist, BackendError | EventUnitsTaken>
    /** The customer's order with units of an event. Fails with `NotFound`. */
    readonly getEventWishlistOrderId: (eventId: string) => Effect.Effect<OrderId, BackendError>
  }
>()("SharedWishlistGateway") {}
