import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { City, Country, DistrictList } from "../../domain/location/Geography.ts"
import type { BackendError } from "../shared/BackendError.ts"

type Answer<A> = Effect.Effect<A, BackendError>

/** Names of countries, cities and districts, in the language of the store's scope. */
export class GeographyGateway extends Context.Service<
  GeographyGateway,
  {
    /** In alphabetical order of the language. */
    readonly listCountries: Answer<readonly Country[]>
    readonly listCities: (stateCode: string) => Answer<readonly City[]>
    /** Districts of cities with stores and of every state; with a scope, all known ones there. */
    readonly listDistricts: (scope: { readonly stateCode?: string; readonly cityId?: string }) => Answer<DistrictList>
  }
>()("GeographyGateway") {}
