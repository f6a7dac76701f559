import { countryFacts } from "../world/countryFacts.ts"

/** What the specification takes of every country (section 5). */
const EVERYWHERE = /^(|-|[0-9]{5})$/u

/**
 * Why the stores of a country do not take a postal code: it has neither their form nor that of the address's own
 * country, which may be another for a bill.
 */
export const postalCodeProblem = (
  zipCode: string | undefined,
  storeCountry: string,
  ownCountry = storeCountry,
): string | undefined => {
  if (zipCode === undefined || EVERYWHERE.test(zipCode)) return undefined
  const { pattern, example } = countryFacts(storeCountry).postalCodes
  return pattern.test(zipCode) || countryFacts(ownCountry).postalCodes.pattern.test(zipCode)
    ? undefined
    : `A postal code of this store's country looks like ${example}.`
}
