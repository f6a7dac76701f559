import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { FavouriteStores, PhysicalStore, PickupStore, StoreGrouping } from "../../domain/location/PhysicalStore.ts"
import type { PhysicalStoreSearch } from "../../domain/location/PlaceSearch.ts"
import type { BackendError } from "../shared/BackendError.ts"

type Answer<A> = Effect.Effect<A, BackendError>

/** A town, by its id or by one of its physical stores. */
export type CityOfStores = { readonly cityId: string } | { readonly physicalStoreId: string }

/** The stores in the streets, and which of them a shopper likes. */
export class PhysicalStoreGateway extends Context.Service<
  PhysicalStoreGateway,
  {
    /** Those of the shopper first where the search asks for them, then the nearest. */
    readonly listPhysicalStores: (search: PhysicalStoreSearch) => Answer<readonly PhysicalStore[]>
    readonly listPhysicalStoresByCountry: (countryCode: string) => Answer<readonly PhysicalStore[]>
    /** Kept to `countryCodes` where there are some. */
    readonly listPhysicalStoresByCity: (
      city: CityOfStores,
      countryCodes?: readonly string[],
    ) => Answer<readonly PhysicalStore[]>
    readonly getStoreGrouping: (groupingId: string, countryCode?: string) => Answer<StoreGrouping>
    /** None where the product can be collected nowhere. */
    readonly listProductPickup: (productId: string) => Answer<readonly PickupStore[]>
    /** Registered shoppers only. `Rejected` with `_ERR_MAX_FAVOURITE_STORES` when there are as many as there may be. */
    readonly addFavouriteStore: (physicalStoreId: string) => Answer<FavouriteStores>
    readonly deleteFavouriteStore: (physicalStoreId: string) => Answer<FavouriteStores>
  }
>()("PhysicalStoreGateway") {}
