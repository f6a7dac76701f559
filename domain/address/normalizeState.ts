import { addressForm } from "./AddressForm.ts"

/**
 * A state or province as its country writes it: a code of one to three Latin letters in capitals, where it has such
 * codes; anything else as it was typed.
 */
export function normalizeState(state: string, countryCode: string): string {
  const typed = state.trim()
  return addressForm(countryCode).hasStateCodes === true && /^[A-Za-z]{1,3}$/.test(typed) ? typed.toUpperCase() : typed
}
