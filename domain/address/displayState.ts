import type { Address } from "./Address.ts"
import { addressForm } from "./AddressForm.ts"
import { SPANISH_STATES } from "./generated/SPANISH_STATES.ts"
import { listedStates } from "./findState.ts"

/**
 * A state or province as it is shown: the code where envelopes of its country have it (`New York, NY`, `20121 Milano
 * MI`), else its name, also where the address holds a code alone.
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

/** The only country with stores whose envelopes have the name of what is sent as a code. */
function spanishStateName(code: string): string {
  return listedStates(SPANISH_STATES).find((state) => state.code === code.toUpperCase())?.names[0] ?? code
}
