const MAX_PREFIX = 2
const NIF_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE"
const CIF_CHECK_LETTERS = "JABCDEFGHI"
const CODICE_ODD: Readonly<Record<string, number>> = Object.fromEntries(
  [..."BAKPLCQDREVOSFTGUHMINJWZYX"].map((letter, value) => [letter, value]),
)
const DIGIT_LETTERS = "ABCDEFGHIJ"

/** Returns a tax number without separators. */
export const taxNumber = (vat: string): string =>
  vat
    .normalize("NFKC")
    .replaceAll(/[\s./-]/gu, "")
    .toUpperCase()

const digitSum = (value: number): number => [...String(value)].reduce((sum, digit) => sum + Number(digit), 0)

const weigh = (
  text: string,
  weights: readonly number[],
  each: (product: number) => number = (product) => product,
): number => weights.reduce((sum, weight, index) => sum + each(weight * Number(text.charAt(index))), 0)

const luhn = (text: string): boolean =>
  weigh(
    text,
    [...text].map((_, index) => ((text.length - index) % 2 === 0 ? 2 : 1)),
    digitSum,
  ) %
    10 ===
  0

const isNif = (text: string): boolean => {
  const parts = /^([XYZKLM]?)(\d{7,8})([A-Z])$/u.exec(text)
  if (parts === null || text.length !== 9) return false
  const [, first = "", digits = "", letter = ""] = parts
  const before = first === "Y" ? "1" : first === "Z" ? "2" : ""
  return NIF_LETTERS.charAt(Number(before + digits) % 23) === letter
}

const isCif = (text: string): boolean => {
  if (!/^[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J]$/u.test(text)) return false
  const control = (10 - (weigh(text.slice(1), [2, 1, 2, 1, 2, 1, 2], digitSum) % 10)) % 10
  const last = text.charAt(8)
  return (
    (last === String(control) && !/^[NPQRSW]/u.test(text)) ||
    (last === CIF_CHECK_LETTERS.charAt(control) && !/^[ABEH]/u.test(text))
  )
}

const isCodice = (text: string): boolean => {
  if (!/^[A-Z]{6}[\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]$/u.test(text)) return false
  const sum = [...text.slice(0, 15)].reduce((total, sign, index) => {
    const letter = /\d/u.test(sign) ? DIGIT_LETTERS.charAt(Number(sign)) : sign
    return total + (index % 2 === 0 ? (CODICE_ODD[letter] ?? 0) : letter.charCodeAt(0) - 65)
  }, 0)
  return String.fromCharCode(65 + (sum % 26)) === text.charAt(15)
}

const isUniform = (text: string): boolean => {
  if (!/^\d{8}$/u.test(text)) return false
  const sum = weigh(text, [1, 2, 1, 2, 1, 2, 4, 1], digitSum)
  return sum % 5 === 0 || (text.charAt(6) === "7" && sum % 5 === 4)
}

const isNip = (text: string): boolean =>
  /^\d{10}$/u.test(text) && weigh(text, [6, 5, 7, 2, 3, 4, 5, 6, 7, -1]) % 11 === 0
const isPesel = (text: string): boolean =>
  /^\d{11}$/u.test(text) && weigh(text, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0
const isPortuguese = (text: string): boolean =>
  /^\d{9}$/u.test(text) && ((11 - (weigh(text, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === Number(text.charAt(8))
const isRfc = (text: string): boolean =>
  /^[A-ZÑ&]{3,4}\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[A-Z\d]{2}[\dA]$/u.test(text)
const isPartita = (text: string): boolean => /^\d{11}$/u.test(text) && luhn(text)

/** Countries with a letter prefix whose format the sandbox does not know. */
const FOREIGN: ReadonlySet<string> = new Set([
  "AT",
  "BE",
  "BG",
  "CY",
  "CZ",
  "DE",
  "DK",
  "EE",
  "EL",
  "FI",
  "FR",
  "HR",
  "HU",
  "IE",
  "KR",
  "LT",
  "LU",
  "LV",
  "MT",
  "NL",
  "RO",
  "SE",
  "SI",
  "SK",
  "TR",
])

/** Countries whose check digits the sandbox knows; for the others only the form is checked. */
const RULES: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ["ES", (text: string) => isNif(text) || isCif(text)],
  ["IT", (text: string) => isPartita(text) || isCodice(text)],
  ["MX", isRfc],
  ["PL", (text: string) => isNip(text) || isPesel(text)],
  ["PT", isPortuguese],
  ["TW", isUniform],
])

/**
 * Whether a text can be a tax number in a country, with or without its prefix, or with the prefix of another country.
 */
export const isTaxNumber = (countryCode: string | undefined, text: string): boolean => {
  const number = taxNumber(text)
  if (!/^[A-ZÑ&\d]{5,20}$/u.test(number)) return false
  const rule = RULES.get(countryCode?.toUpperCase() ?? "")
  if (rule === undefined || rule(number)) return true
  const [prefix, rest] = [number.slice(0, MAX_PREFIX), number.slice(MAX_PREFIX)]
  return (
    /^[A-Z]{2}$/u.test(prefix) &&
    (RULES.get(prefix)?.(rest) ??
      (rest.length >= 8 && /^[A-Z\d]+$/u.test(rest) && /\d{6}/u.test(rest) && FOREIGN.has(prefix)))
  )
}
