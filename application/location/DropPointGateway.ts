import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { DeliveryPoint, DropPoint } from "../../domain/location/DropPoint.ts"
import type { Colony } from "../../domain/location/Geography.ts"
import type { DropPointSearch } from "../../domain/location/PlaceSearch.ts"
import type { BackendError } from "../shared/BackendError.ts"

type Answer<A> = Effect.Effect<A, BackendError>

/** Names of a state and a municipality, in any language of the store. */
export interface ColonyScope {
  readonly stateName?: string
  readonly countryCode?: string
  readonly municipalityName?: string
}

/** Pickup points for parcels. Points of an unknown kind are left out (R26). */
export class DropPointGateway extends Context.Service<
  DropPointGateway,
  {
    readonly listDropPoints: (search: DropPointSearch) => Answer<readonly DropPoint[]>
    /** Drop points, lockers, and physical stores that hand out parcels. */
    readonly listDeliveryPoints: (search: DropPointSearch) => Answer<readonly DeliveryPoint[]>
    readonly listDropPointColonies: (scope: ColonyScope) => Answer<readonly Colony[]>
    readonly listPackStations: (zipCode: string, countryCode?: string) => Answer<readonly DropPoint[]>
    /** None when there is no favourite (404). Registered customers only, as for the two operations below. */
    readonly getFavouriteDropPoint: Answer<Option.Option<DropPoint>>
    readonly saveFavouriteDropPoint: (dropPointId: string) => Answer<DropPoint>
    readonly deleteFavouriteDropPoint: Answer<void>
    /** `userId` is the customer's own; sets `isFavourite`. */
    readonly getDropPointByCode: (code: string, userId?: string) => Answer<DropPoint>
  }
>()("DropPointGateway") {}
