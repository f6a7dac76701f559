import type { Address } from "./Address.ts"
import { addressForm } from "./AddressForm.ts"
import { SPANISH_STATES } from "./generated/SPANISH_STATES.ts"
import { listedStates } from "./findState.ts"

/**
 * Returns a state or province for display: the code where envelopes of its country show it (`New York, NY`,
 * `20121 Milano MI`), otherwise its name, also for an address with only a code.
 */
export function displayState({
  countryCode,
  stateCode = "",
  stateName = "",
}: Pick<Address, "countryCode" | "stateCode" | "stateName">): string {
  const { hasStateCodes = false, printsStateCodes = false } = addressForm(countryCode)
  const code = stateCode.trim()
  if (printsStateCodes) return code === "" ? stateName.trim() : code
  if (stateName.trim() !== "") return stateName.trim()
  return hasStateCodes ? spanishStateName(code) : code
}

/** Spain is the only country with stores whose envelopes show the name of a state that is sent as a code. */
function spanishStateName(code: string): string {
  return listedStates(SPANISH_STATES).find((state) => state.code === code.toUpperCase())?.names[0] ?? code
}
