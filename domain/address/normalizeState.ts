import { addressForm } from "./AddressForm.ts"

/**
 * Returns a state or province as written in its country: a code of one to three Latin letters in capitals, where it
 * uses codes; other text unchanged.
 */
export function normalizeState(state: string, countryCode: string): string {
  const typed = state.trim()
  return addressForm(countryCode).hasStateCodes === true && /^[A-Za-z]{1,3}$/.test(typed) ? typed.toUpperCase() : typed
}
