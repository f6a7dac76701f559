import areas from "../world/generated/chineseAreas.json" with { type: "json" }
import { statesOf } from "../world/statesOf.ts"
import type { Localized } from "../world/World.ts"
import { isNamed } from "./textIn.ts"

/** A town of the demo world, as stored. */
export interface Town {
  readonly city_id: string
  readonly state_code: string
  /** Its names by language, as JSON. */
  readonly names: string
}

/** A town that can be used in addresses. */
export interface OtherTown<K> {
  /** The id of the known town where it is one. */
  readonly id: string
  readonly name: string
  /** The matching town of the demo world. */
  readonly known: K | undefined
  readonly stateCode: string
  readonly stateNames: Localized
  readonly districts: readonly { readonly id: string; readonly name: string }[]
}

interface Area {
  /** Six-digit code of the official list. */
  readonly code: string
  readonly name: string
  /** Each prefixed with its six-digit code. */
  readonly districts: readonly string[]
}

/** The countries with a complete list of towns and districts. */
const AREAS: Readonly<Record<string, Readonly<Record<string, readonly Area[]>>>> = { CN: areas }

/**
 * Returns every town of a store's country that the data contains, of one state or of all; in the country's own
 * language, independent of the call's.
 */
export const otherTowns = <K extends Town>(
  { id: storeId, countryCode }: { readonly id: string; readonly countryCode: string },
  known: readonly K[],
  state: string | undefined,
): readonly OtherTown<K>[] =>
  statesOf(countryCode)
    .filter(({ code }) => state === undefined || code === state)
    .flatMap(({ code: stateCode, names: stateNames }) =>
      (AREAS[countryCode]?.[stateCode] ?? []).map(({ code, name, districts }) => {
        const own = known.find(
          (town) =>
            town.state_code === stateCode &&
            (isNamed(town.names, name) || isNamed(town.names, name.replace(/市$/u, ""))),
        )
        return {
          id: own?.city_id ?? `${storeId}${code}`,
          name,
          known: own,
          stateCode,
          stateNames,
          districts: districts.map((district) => ({
            id: `${storeId}${district.slice(0, 6)}`,
            name: district.slice(7),
          })),
        }
      }),
    )
