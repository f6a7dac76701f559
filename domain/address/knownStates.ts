import type { District, DistrictList } from "../location/Geography.ts"
import { addressForm } from "./AddressForm.ts"
import { normalizeState } from "./normalizeState.ts"

/** A state or province with its address form and name. */
export interface KnownState {
  readonly written: string
  readonly name: string
  readonly code: string
}

/**
 * Returns the states of a country, or the states of the known cities when the backend lists none: by code where
 * envelopes show codes, by name elsewhere.
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

/** Returns districts in the typed state; all districts when no city of it is known. */
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
 * Returns the address fields whose place is known to be in a state other than the typed one. Unknown places are not
 * reported.
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
