import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { FavouriteStores, PhysicalStore, PickupStore, StoreGrouping } from "../../domain/location/PhysicalStore.ts"
import type { PhysicalStoreSearch } from "../../domain/location/PlaceSearch.ts"
import type { BackendError } from "../shared/BackendError.ts"

type Answer<A> = Effect.Effect<A, BackendError>

/** A city, by its id or by one of its physical stores. */
export type CityOfStores = { readonly cityId: string } | { readonly physicalStoreId: string }

/** Physical stores, and the customer's favourites among them. */
export class PhysicalStoreGateway extends Context.Service<
  PhysicalStoreGateway,
  {
    /** The customer's favourites first when the search asks for them, then the nearest. */
    readonly listPhysicalStores: (search: PhysicalStoreSearch) => Answer<readonly PhysicalStore[]>
    readonly listPhysicalStoresByCountry: (countryCode: string) => Answer<readonly PhysicalStore[]>
    /** Limited to `countryCodes` unless empty. */
    readonly listPhysicalStoresByCity: (
      city: CityOfStores,
      countryCodes?: readonly string[],
    ) => Answer<readonly PhysicalStore[]>
    readonly getStoreGrouping: (groupingId: string, countryCode?: string) => Answer<StoreGrouping>
    /** None when the product cannot be picked up anywhere. */
    readonly listProductPickup: (productId: string) => Answer<readonly PickupStore[]>
    /** Registered customers only. Fails with `Rejected` and `_ERR_MAX_FAVOURITE_STORES` at the maximum. */
    readonly addFavouriteStore: (physicalStoreId: string) => Answer<FavouriteStores>
    readonly deleteFavouriteStore: (physicalStoreId: string) => Answer<FavouriteStores>
  }
>()("PhysicalStoreGateway") {}
