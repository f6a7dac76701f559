import { countryDetails } from "../../../world/countryDetails.ts"

/** Postal codes that every country accepts (S5.27). */
const COMMON_POSTAL_CODE = /^(|-|[0-9]{5})$/u

/**
 * Returns the problem of a postal code that matches neither the format of the store's country nor that of the address's
 * own country. The two differ for some billing addresses.
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
