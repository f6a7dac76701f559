import type { District, DistrictList } from "../location/Geography.ts"
import { addressForm } from "./AddressForm.ts"
import { normalizeState } from "./normalizeState.ts"

/** A state or province: as an address shows it, and by its name. */
export interface KnownState {
  readonly written: string
  readonly name: string
  readonly code: string
}

/**
 * The states of a country, or those of the towns that are known where the shop names none: by code where envelopes have
 * codes, by name elsewhere.
 */
export function knownStates({ districts, states }: DistrictList, countryCode: string): readonly KnownState[] {
  const hasCodes = addressForm(countryCode).printsStateCodes === true
  const statesOfTowns = new Map(districts.map(({ stateCode, stateName = stateCode }) => [stateCode, stateName]))
  return (states.length > 0 ? states : [...statesOfTowns].map(([code, name]) => ({ code, name }))).map(
    ({ code, name }) => ({
      code,
      written: hasCodes ? code : name,
      name,
    }),
  )
}

/** Parts of towns in a state, as it was typed; all where no town of it is known. */
export function districtsOfState(
  districts: readonly District[],
  typed: string,
  countryCode: string,
): readonly District[] {
  const wanted = normalizeState(typed, countryCode).toLowerCase()
  const own = districts.filter(
    ({ stateCode, stateName }) => stateCode.toLowerCase() === wanted || stateName?.toLowerCase() === wanted,
  )
  return own.length === 0 ? districts : own
}

type PlaceField = "city" | "district" | "zipCode"

/**
 * Which fields of an address name a place that is known to lie in another state than the one that is typed. What nobody
 * knows stays.
 */
export function placesOutsideState(
  districts: readonly District[],
  typed: Readonly<Record<PlaceField | "stateCode", string>>,
  countryCode: string,
): readonly PlaceField[] {
  const own = districtsOfState(districts, typed.stateCode, countryCode)
  const named = {
    city: ({ city }: District) => city,
    district: ({ name }: District) => name,
    zipCode: ({ zipCode }: District) => zipCode,
  }
  return (["city", "district", "zipCode"] as const).filter((field) => {
    const matches = (district: District) => named[field](district)?.toLowerCase() === typed[field].trim().toLowerCase()
    return own !== districts && typed[field].trim() !== "" && districts.some(matches) && !own.some(matches)
  })
}
