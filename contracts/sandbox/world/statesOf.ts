import { citiesOf } from "./cities/citiesOf.ts"
import states from "./generated/states.json" with { type: "json" }
import type { Localized } from "./World.ts"

/** A state or province of a country with stores. */
export interface WorldState {
  /** ISO 3166-2 without the country, as in postal addresses. */
  readonly code: string
  readonly names: Localized
}

const STATES: Readonly<Record<string, readonly WorldState[]>> = states

/**
 * Returns the states of a country in their customary order; with the names of the demo world where it has places in
 * them.
 */
export const statesOf = (countryCode: string): readonly WorldState[] => {
  const known = new Map(citiesOf(countryCode).map(({ stateCode, stateName }) => [stateCode, stateName]))
  return (STATES[countryCode] ?? []).map(({ code, names }) => ({ code, names: { ...names, ...known.get(code) } }))
}
