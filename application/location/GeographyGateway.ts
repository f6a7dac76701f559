import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { City, Country, DistrictList } from "../../domain/location/Geography.ts"
import type { BackendError } from "../shared/BackendError.ts"

type Answer<A> = Effect.Effect<A, BackendError>

/** Names of countries, towns and their parts, in the language of the store's scope. */
export class GeographyGateway extends Context.Service<
  GeographyGateway,
  {
    /** In the order of the language's alphabet. */
    readonly listCountries: Answer<readonly Country[]>
    readonly listCities: (stateCode: string) => Answer<readonly City[]>
    /** Of the towns with places of the shop and with every state; with a scope, all that are known there. */
    readonly listDistricts: (scope: { readonly stateCode?: string; readonly cityId?: string }) => Answer<DistrictList>
  }
>()("GeographyGateway") {}
