import { countryDetails } from "../world/countryDetails.ts"

/** What the specification takes of every country (section 5). */
const COMMON_POSTAL_CODE = /^(|-|[0-9]{5})$/u

/**
 * Why the stores of a country do not take a postal code: it has neither their form nor that of the address's own
 * country, which may be another for a bill.
 */
export const postalCodeProblem = (
  zipCode: string | undefined,
  storeCountry: string,
  ownCountry = storeCountry,
): string | undefined => {
  if (zipCode === undefined || COMMON_POSTAL_CODE.test(zipCode)) return undefined
  const { pattern, example } = countryDetails(storeCountry).postalCodes
  return pattern.test(zipCode) || countryDetails(ownCountry).postalCodes.pattern.test(zipCode)
    ? undefined
    : `A postal code of this store's country looks like ${example}.`
}
