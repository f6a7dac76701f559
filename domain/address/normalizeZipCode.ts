import { normalizeTyping } from "../shared/normalizeTyping.ts"
import { addressForm } from "./AddressForm.ts"

/** Country prefixes of postal codes on international mail, by country: vehicle registration codes and ISO 3166-1. */
const COUNTRY_LETTERS: Readonly<Record<string, string>> = {
  ES: "E|ES|ESP",
  US: "US|USA",
  JP: "J|JP|JPN|T",
  SA: "SA|KSA|SAU",
  FR: "F|FR|FRA",
  DE: "D|DE|DEU|GER",
  IT: "I|IT|ITA",
  PT: "P|PT|PRT",
  PL: "PL|POL",
  KR: "KR|ROK|KOR",
  IL: "IL|ISR",
  CN: "CN|CHN|PRC",
  KW: "KW|KWT",
}
/** Names of a postal code that may precede it. */
const NAMES =
  "〒|郵便番号|邮编|邮政编码|우편번호|우|CÓDIGO POSTAL|CODE POSTAL|CÓD\\.? POSTAL|C\\.?P\\.?|C\\.?A\\.?P\\.?|PLZ|KOD|" +
  "ZIP(?: CODE)?|POSTAL CODE|POSTCODE|מיקוד|الرمز البريدي"
/** Countries where digits after the code identify a delivery route or building; only the code is sent. */
const WITH_ROUTE: Readonly<Record<string, RegExp>> = { US: /^([0-9]{5})(?:[0-9]{4}|-)$/, SA: /^([0-9]{5})[0-9]{4}$/ }

/** Maximum length of input that is read as a postal code. */
const MAX_TYPED = 64

/**
 * Returns a postal code as written in its country. Accepts digits of any script, dashes and spaces of any kind, a
 * prefix `D-`, `〒` or `C.P.`, the four digits of ZIP+4, and a missing dash. Returns unreadable text unchanged.
 *
 * @example
 * ```ts
 * import { normalizeZipCode } from "domain/address/normalizeZipCode.ts"
 *
 * normalizeZipCode("〒１００−０００１", "JP") // → "100-0001"
 * normalizeZipCode("D-10115", "DE") // → "10115"
 * normalizeZipCode("10001-1234", "US") // → "10001"
 * ```
 */
export function normalizeZipCode(typed: string, countryCode: string): string {
  if (typed.length > MAX_TYPED) return typed.trim()
  const { zipExample = "", zipPattern } = addressForm(countryCode)
  if (zipPattern === undefined) return normalizeTyping(typed)
  const plain = normalizeTyping(typed).toUpperCase()
  const letters = COUNTRY_LETTERS[countryCode]
  const before = new RegExp(`^(?:(?:${NAMES})[.:]? ?)?(?:(?:${letters ?? countryCode})[- ]?(?=[0-9]))?`)
  const code = /^[n -]+$/.test(zipExample.replace(/[0-9]/g, "n")) ? plain.replace(before, "") : plain
  const state = countryCode === "US" ? code.replace(/^[A-Z]{2}[ -]+(?=[0-9])/, "") : code
  const bare = state.replace(/[ .\-_/,]/g, "")
  const short = WITH_ROUTE[countryCode]?.exec(/[0-9]-$/.test(state) ? `${bare}-` : bare)?.[1] ?? bare
  const found = [plain, state, short].find((candidate) => zipPattern.test(candidate))
  return found === undefined ? typed.trim() : withDash(found, zipExample)
}

/** Inserts the dash of the country's format. */
function withDash(code: string, example: string): string {
  const at = example.indexOf("-")
  const bare = code.replace(/[ -]/g, "")
  return at === -1 || bare.length !== example.length - 1 ? code : `${bare.slice(0, at)}-${bare.slice(at)}`
}
