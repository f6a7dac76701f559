import { countryFacts } from "../world/countryFacts.ts"

/** What the specification takes of every country (section 5). */
const EVERYWHERE = /^(|-|[0-9]{5})$/u

/** Why the stores of a country do not take a postal code: it has the form of another country's. */
export const postalCodeProblem = (zipCode: string | undefined, storeCountry: string): string | undefined => {
  if (zipCode === undefined || EVERYWHERE.test(zipCode)) return undefined
  const { pattern, example } = countryFacts(storeCountry).postalCodes
  return pattern.test(zipCode) ? undefined : `A postal code of this store's country looks like ${example}.`
}
