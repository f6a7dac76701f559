/**
 * A mobile number by country, in international form: where a plan reserves numbers for examples, one of those. Apart
 * from the forms of addresses, which bring the rules of every post.
 */
const EXAMPLES: Readonly<Record<string, string>> = {
  ES: "+34 600 000 000",
  US: "+1 201 555 0123",
  JP: "+81 90 1234 5678",
  SA: "+966 50 000 0000",
  FR: "+33 6 39 98 00 00",
  DE: "+49 150 0000000",
  IT: "+39 300 000 0000",
  PT: "+351 900 000 000",
  PL: "+48 600 000 000",
  KR: "+82 10 0000 0000",
  IL: "+972 50 000 0000",
  CN: "+86 130 0000 0000",
  KW: "+965 500 00000",
}

/** Of a country without an entry: a number of the plan that most countries share a code of. */
const ELSEWHERE = "+1 201 555 0123"

/** A phone number as it is written in a country, with its country code, for an example. */
export function phoneExample(countryCode: string): string {
  return EXAMPLES[countryCode] ?? ELSEWHERE
}

/** The country code of such a number, with its plus. */
export function countryCodeExample(countryCode: string): string {
  return phoneExample(countryCode).split(" ", 1)[0] ?? ""
}
