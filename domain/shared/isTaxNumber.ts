import { toAsciiDigits } from "./toAsciiDigits.ts"

/** Kind of tax number: `vatin` for businesses, `taxCode` for any taxpayer. */
export type TaxNumberKind = "vatin" | "taxCode"

type Check = (number: string) => boolean

const SPANISH_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE"
const SPANISH_COMPANY_LETTERS = "JABCDEFGHI"
/** Values of the characters at odd positions of a codice fiscale; a letter has the value of the digit it replaces. */
const ITALIAN_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]
/** Generic numbers for the general public and foreigners. */
const MEXICAN_GENERIC = ["XAXX010101000", "XEXX010101000"]

/**
 * Rules of tax authorities by ISO 3166-1 code: format and check digit. For Mexico only the format, since some issued
 * numbers have a wrong check digit.
 */
const COUNTRIES: Readonly<Record<string, Readonly<Record<TaxNumberKind, Check>>>> = {
  DE: { vatin: german, taxCode: isAnyNumber },
  ES: { vatin: spanish, taxCode: spanish },
  FR: { vatin: french, taxCode: isAnyNumber },
  IT: { vatin: italianBusiness, taxCode: (number) => italianBusiness(number) || italianPerson(number) },
  KR: { vatin: korean, taxCode: isAnyNumber },
  MX: { vatin: mexican, taxCode: mexican },
  PL: { vatin: polishBusiness, taxCode: (number) => polishBusiness(number) || polishPerson(number) },
  PT: { vatin: portuguese, taxCode: portuguese },
  TR: {
    vatin: (number) => turkishOffice(number) || turkishPerson(number),
    taxCode: (number) => turkishOffice(number) || turkishPerson(number),
  },
  TW: { vatin: taiwanese, taxCode: isAnyNumber },
}

/** Returns a tax number without separators. */
export function taxNumber(text: string): string {
  return (
    toAsciiDigits(text)
      .normalize("NFKC")
      .toUpperCase()
      // Capitals of some letters are several characters.
      .normalize("NFKC")
      .replaceAll(/[\s./-]/gu, "")
  )
}

/**
 * Whether a text is a valid tax number of a country: its format and check digit if the rule is known, otherwise 5 to 20
 * letters and digits. Accepts the country's own prefix; a prefix of another known country selects that country's rule.
 */
export function isTaxNumber(countryCode: string, kind: TaxNumberKind, text: string): boolean {
  const number = taxNumber(text)
  const check = rule(countryCode)?.[kind] ?? isAnyNumber
  if (check(number)) return true
  const [before, rest] = [number.slice(0, 2), number.slice(2)]
  return before === countryCode ? check(rest) : kind === "vatin" && rule(before)?.vatin(rest) === true
}

function rule(countryCode: string): Readonly<Record<TaxNumberKind, Check>> | undefined {
  return Object.hasOwn(COUNTRIES, countryCode) ? COUNTRIES[countryCode] : undefined
}

function isAnyNumber(number: string): boolean {
  return /^[A-Z0-9]{5,20}$/.test(number)
}

/** NIF of a person (eight digits, or K, L, M and seven), NIE of a foreigner, NIF of a company. */
function spanish(number: string): boolean {
  const person = /^([0-9XYZ][0-9]{7}|[KLM][0-9]{7})([A-Z])$/.exec(number)
  if (person !== null) {
    const digits = (person[1] ?? "")
      .replace(/^[XKLM]/, "0")
      .replace("Y", "1")
      .replace("Z", "2")
    return SPANISH_LETTERS[Number(digits) % SPANISH_LETTERS.length] === person[2]
  }
  if (!/^[ABCDEFGHJNPQRSUVW][0-9]{7}[0-9A-J]$/.test(number)) return false
  const control = (10 - (luhnSum(number.slice(1, 8)) % 10)) % 10
  const last = number[8] ?? ""
  const [matchesDigit, matchesLetter] = [last === String(control), last === SPANISH_COMPANY_LETTERS[control]]
  if (/^[ABEH]/.test(number)) return matchesDigit
  return /^[NPQRSW]/.test(number) ? matchesLetter : matchesDigit || matchesLetter
}

function italianBusiness(number: string): boolean {
  return /^[0-9]{11}$/.test(number) && (luhnSum(number.slice(0, 10)) + Number(number[10])) % 10 === 0
}

/** Codice fiscale of a person; letters may replace digits when two people would have the same code. */
function italianPerson(number: string): boolean {
  if (!/^[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]$/.test(number))
    return false
  const value = (sign: string) => (/[0-9]/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 65)
  const sum = [...number.slice(0, 15)].reduce(
    (total, sign, place) => total + (place % 2 === 0 ? (ITALIAN_ODD[value(sign)] ?? 0) : value(sign)),
    0,
  )
  return sum % 26 === value(number[15] ?? "")
}

function portuguese(number: string): boolean {
  if (!/^(?:[1-35-9][0-9]|45)[0-9]{7}$/.test(number)) return false
  const rest = weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
  return Number(number[8]) === (rest < 2 ? 0 : 11 - rest)
}

function polishBusiness(number: string): boolean {
  return /^[0-9]{10}$/.test(number) && weighted(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(number[9])
}

/** PESEL. */
function polishPerson(number: string): boolean {
  return (
    /^[0-9]{11}$/.test(number) && (weighted(number, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) + Number(number[10])) % 10 === 0
  )
}

/** RFC: three letters of a company or four of a person, a date, and three characters. */
function mexican(number: string): boolean {
  return (
    MEXICAN_GENERIC.includes(number) ||
    /^[A-ZÑ&]{3,4}[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[A-Z0-9]{2}[0-9A]$/.test(number)
  )
}

/** Uniform number of a business: a 7 in seventh position counts as 10, that is as 1 or 0. */
function taiwanese(number: string): boolean {
  if (!/^[0-9]{8}$/.test(number)) return false
  const sum = [1, 2, 1, 2, 1, 2, 4, 1].reduce((total, weight, place) => {
    const product = weight * Number(number[place])
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return sum % 5 === 0 || (number[6] === "7" && (sum + 1) % 5 === 0)
}

function korean(number: string): boolean {
  if (!/^[0-9]{10}$/.test(number)) return false
  const sum = weighted(number, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + Math.floor((5 * Number(number[8])) / 10)
  return (sum + Number(number[9])) % 10 === 0
}

/** ISO 7064, mod 11, 10. */
function german(number: string): boolean {
  if (!/^[1-9][0-9]{8}$/.test(number)) return false
  const product = [...number.slice(0, 8)].reduce((last, digit) => (((Number(digit) + last) % 10 || 10) * 2) % 11, 10)
  return (11 - product) % 10 === Number(number[8])
}

/** Two characters and the company's number; only digit keys can be checked. */
function french(number: string): boolean {
  if (!/^[A-HJ-NP-Z0-9]{2}[0-9]{9}$/.test(number)) return false
  const company = number.slice(2)
  if ((luhnSum(company.slice(0, 8)) + Number(company[8])) % 10 !== 0) return false
  const key = number.slice(0, 2)
  return !/^[0-9]{2}$/.test(key) || (12 + 3 * (Number(company) % 97)) % 97 === Number(key)
}

/** VKN of the tax authority. */
function turkishOffice(number: string): boolean {
  if (!/^[0-9]{10}$/.test(number)) return false
  const sum = [...number.slice(0, 9)].reduce((total, digit, place) => {
    const first = (Number(digit) + 9 - place) % 10
    const second = (first * 2 ** (9 - place)) % 9
    return total + (first !== 0 && second === 0 ? 9 : second)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(number[9])
}

/** Identity number of a citizen. */
function turkishPerson(number: string): boolean {
  if (!/^[1-9][0-9]{10}$/.test(number)) return false
  const digits = [...number].map(Number)
  const sum = (places: readonly number[]) => places.reduce((total, place) => total + (digits[place] ?? 0), 0)
  const tenth = (((sum([0, 2, 4, 6, 8]) * 7 - sum([1, 3, 5, 7])) % 10) + 10) % 10
  return digits[9] === tenth && digits[10] === sum([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) % 10
}

function weighted(number: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(number[place]), 0)
}

/**
 * Returns the digit sum in which every other digit from the last counts twice, as in ISO/IEC 7812-1 before its check
 * digit.
 */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return sum + Math.floor(product / 10) + (product % 10)
  }, 0)
}
