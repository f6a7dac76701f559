const REDACTED = "[redacted]"
/** Names of values that are secret or personal, in any spelling. */
const SECRET_NAME =
  /token|secret|passw|authori[sz]ation|cookie|api-?key|admin-?key|cvv|cvc|card-?number|^pan$|e-?mail|phone|captcha/i
const EMAIL = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g
const BEARER = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi
/** Values of an address's query: customers' links contain tokens and e-mail addresses. */
const QUERY = /\?[\w.%-]{1,64}=[^\s"'<>)]*/g
const CARD_NUMBER = /(?<![\w.-])(?:\d[ -]?){12,18}\d(?![\w-])/g
/** Base64url of at least 24 random bytes: 32 characters with digits and both cases; a UUID has one case. */
const TOKEN = /(?<![\w-])(?:\w\.)?(?=[\w-]*[0-9])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{32,}(?![\w-])/g
/** JSON Web Tokens: their header begins with `{"` in base64url. */
const JWT = /(?<![\w-])eyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g
/** Depth and length of a value in a log line; the rest is left out. */
const MAX_DEPTH = 6
const MAX_TEXT = 16_384
const MAX_ENTRIES = 100

/** Returns a text without tokens, card numbers, e-mail addresses and queries. */
export function redactText(text: string): string {
  return (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text)
    .replace(QUERY, `?${REDACTED}`)
    .replace(BEARER, `$1 ${REDACTED}`)
    .replace(EMAIL, REDACTED)
    .replace(CARD_NUMBER, (digits) => (isCardNumber(digits) ? REDACTED : digits))
    .replace(JWT, REDACTED)
    .replace(TOKEN, REDACTED)
}

/** Returns a value for a log line: secrets are removed by the name of the value and by its text. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return redactText(value)
  if (typeof value === "bigint") return String(value)
  if (typeof value !== "object" || value === null) return typeof value === "function" ? undefined : value
  if (depth >= MAX_DEPTH) return "…"
  if (value instanceof Error) return redactError(value, depth)
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((entry) => redact(entry, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_ENTRIES)
      .map(([name, entry]) => [name, SECRET_NAME.test(name) ? REDACTED : redact(entry, depth + 1)]),
  )
}

function redactError(error: Error, depth: number): unknown {
  return {
    name: error.name,
    message: redactText(error.message),
    ...(error.stack === undefined ? {} : { stack: redactText(error.stack) }),
    ...("code" in error ? { code: redact(error.code, depth + 1) } : {}),
    ...(error.cause === undefined ? {} : { cause: redact(error.cause, depth + 1) }),
  }
}

/** The check digit of card numbers (ISO/IEC 7812, Luhn): other long numbers, such as timestamps, mostly fail it. */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, "")
  const sum = Array.from(digits)
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}
