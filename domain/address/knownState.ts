import { addressForm } from "./AddressForm.ts"
import { STATES } from "./generated/STATES.ts"
import type { ListedState } from "./findState.ts"
import { matchesStateName, listedStates, findState } from "./findState.ts"

/** Returns the states of a country; none when the country has no list. */
export function statesOfCountry(countryCode: string): readonly ListedState[] {
  const text = Object.hasOwn(STATES, countryCode) ? STATES[countryCode] : undefined
  return text === undefined ? [] : listedStates(text)
}

/**
 * Returns a state or province as stored in addresses of its country: its code where the country uses codes, otherwise
 * its name in the typed language. Returns `undefined` when the country has a list without a match; without a list, the
 * typed text.
 */
export function knownState(typed: string, countryCode: string): string | undefined {
  const states = statesOfCountry(countryCode)
  if (states.length === 0) return typed.trim()
  const state = findState(states, typed, countryCode)
  if (state === undefined) return undefined
  if (addressForm(countryCode).hasStateCodes === true) return state.code
  return state.names.find((name) => matchesStateName(name, typed)) ?? state.names[0]
}

/** Returns the local name of a state by its code. */
export function stateNameOf(code: string, countryCode: string): string | undefined {
  return statesOfCountry(countryCode).find((state) => state.code === code)?.names[0]
}

/** Returns a state of a country as an example of input. */
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
