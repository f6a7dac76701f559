import { invalidInput, type FieldProblem } from "../../platform/http/Refused.ts"

/** Values typed into the vault's frame, as its script sends them. */
export interface TypedCard {
  readonly kind: "card" | "code"
  readonly number: string
  /** `MM/YY`, `MM/YYYY`, or with other separators. */
  readonly expiry: string
  readonly securityCode: string
  readonly holder: string
  /** Whether the shop may save the card; only then the vault passes on its holder's name. */
  readonly keep: boolean
}

const MAX_LENGTH = 200
const TEXTS = ["number", "expiry", "securityCode", "holder"] as const

/** Reads the typed card in a body. Fails with 400 for any other body; the response never repeats a value. */
export const readTypedCard = (body: unknown): TypedCard => {
  const bodyEntries = new Map(typeof body === "object" && body !== null ? Object.entries(body) : [])
  const kind = bodyEntries.get("kind")
  const keep = bodyEntries.get("keep") ?? false
  const texts = TEXTS.map((name): readonly [string, unknown] => [name, bodyEntries.get(name) ?? ""])
  const problems: readonly FieldProblem[] = [
    ...(kind === "card" || kind === "code" ? [] : [{ field: "kind", rule: "enum", message: "kind is card or code." }]),
    ...(typeof keep === "boolean" ? [] : [{ field: "keep", rule: "type", message: "keep is true or false." }]),
    ...texts
      .filter(([, value]) => typeof value !== "string" || value.length > MAX_LENGTH)
      .map(([field]) => ({ field, rule: "maxLength", message: `A text of at most ${MAX_LENGTH} characters.` })),
  ]
  if (problems.length > 0) throw invalidInput(problems)
  const text = (name: (typeof TEXTS)[number]): string => String(bodyEntries.get(name) ?? "")
  return {
    kind: kind === "code" ? "code" : "card",
    number: digitsOf(text("number")),
    expiry: toAsciiDigits(text("expiry")).trim(),
    securityCode: digitsOf(text("securityCode")),
    holder: text("holder").trim(),
    keep: keep === true,
  }
}

/** Separators between digits in typed and pasted numbers. */
const SEPARATORS = /[\s.\-\u00A0\u200B-\u200F\u2010-\u2015\uFEFF]/gu

const digitsOf = (text: string): string => toAsciiDigits(text).replace(SEPARATORS, "")

/** Converts digits of any script to 0–9: Unicode encodes the ten digits of a script in order. */
const toAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    let distance = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(point - distance - 1))) distance += 1
    return String(distance % 10)
  })
