import { addressForm } from "./AddressForm.ts"
import { STATES } from "./generated/STATES.ts"
import type { ListedState } from "./findState.ts"
import { matchesStateName, listedStates, findState } from "./findState.ts"

/** The states of a country whose addresses have one; none where the country has no list. */
export function statesOfCountry(countryCode: string): readonly ListedState[] {
  const text = Object.hasOwn(STATES, countryCode) ? STATES[countryCode] : undefined
  return text === undefined ? [] : listedStates(text)
}

/**
 * A state or province as an address of its country holds it: its code where the country writes codes, else its name as
 * it is known in the language it was typed in. `undefined` where the country has a list and no state of it is meant; of
 * a country without a list as typed.
 */
export function knownState(typed: string, countryCode: string): string | undefined {
  const states = statesOfCountry(countryCode)
  if (states.length === 0) return typed.trim()
  const state = findState(states, typed, countryCode)
  if (state === undefined) return undefined
  if (addressForm(countryCode).hasStateCodes === true) return state.code
  return state.names.find((name) => matchesStateName(name, typed)) ?? state.names[0]
}

/** The name of a state by its code, in the country's own language. */
export function stateNameOf(code: string, countryCode: string): string | undefined {
  return statesOfCountry(countryCode).find((state) => state.code === code)?.names[0]
}

/** One of a country's states as somebody may type it, for an example. */
export function exampleState(countryCode: string): string {
  const states = statesOfCountry(countryCode)
  const {
    code,
    names: [name = ""],
  } = states.find((state) => state.code === EXAMPLES[countryCode]) ?? states[0] ?? { code: "", names: [] }
  return addressForm(countryCode).hasStateCodes === true ? `${name} (${code})` : name
}

/** New York, Madrid, Milan, Tokyo, Seoul and Shanghai. */
const EXAMPLES: Readonly<Record<string, string>> = { US: "NY", ES: "M", IT: "MI", JP: "13", KR: "11", CN: "SH" }
