import { normalizeTyping } from "../shared/normalizeTyping.ts"
import { addressForm } from "./AddressForm.ts"

/** Letters that stand before a code on letters from abroad: those of cars and of ISO 3166-1, by country. */
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
/** What people call a postal code and write before it. */
const NAMES =
  "〒|郵便番号|邮编|邮政编码|우편번호|우|CÓDIGO POSTAL|CODE POSTAL|CÓD\\.? POSTAL|C\\.?P\\.?|C\\.?A\\.?P\\.?|PLZ|KOD|ZIP(?: CODE)?|POSTAL CODE|POSTCODE|מיקוד|الرمز البريدي"
/** Where the digits after the code tell the delivery route or building, and the code alone is sent. */
const WITH_ROUTE: Readonly<Record<string, RegExp>> = { US: /^([0-9]{5})(?:[0-9]{4}|-)$/, SA: /^([0-9]{5})[0-9]{4}$/ }

/** Characters beyond which nothing is a postal code. */
const MAX_TYPED = 64

/**
 * A postal code as its country writes it, read from however it was typed or filled in: digits of any script, dashes and
 * spaces of any kind, with `D-`, `〒` or `C.P.` before it, with the four digits of ZIP+4, without its dash. What no
 * reading makes a code stays as it was.
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

/** The code with the dash that it has in its country. */
function withDash(code: string, example: string): string {
  const at = example.indexOf("-")
  const bare = code.replace(/[ -]/g, "")
  return at === -1 || bare.length !== example.length - 1 ? code : `${bare.slice(0, at)}-${bare.slice(at)}`
}
