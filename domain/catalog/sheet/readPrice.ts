import type { SheetRule } from "./SheetRow.ts"
import { toMinorUnits } from "./toMinorUnits.ts"

/** Context for reading prices. */
export interface PriceContext {
  /** ISO 4217 code of the store. */
  readonly currencyCode: string
  readonly currencyDecimals: number
  /** Decimal separator, when the format or the merchant defines it; without it `1.299` is ambiguous. */
  readonly decimalMark?: "." | "," | undefined
}

/** A price in minor units, or the broken rule. */
export type ReadPrice =
  | { readonly minorUnits: number }
  | { readonly rule: Extract<SheetRule, "price" | "ambiguousPrice" | "currency" | "negativePrice"> }

/** Currency symbols; an ambiguous symbol is read as the store's currency if that is among its meanings. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  "€": ["EUR"],
  "£": ["GBP", "EGP", "LBP"],
  "¥": ["JPY", "CNY"],
  "￥": ["JPY", "CNY"],
  円: ["JPY"],
  元: ["CNY"],
  "₩": ["KRW"],
  "₹": ["INR"],
  "₺": ["TRY"],
  "₪": ["ILS"],
  "₽": ["RUB"],
  "₴": ["UAH"],
  "฿": ["THB"],
  "₫": ["VND"],
  zł: ["PLN"],
  kč: ["CZK"],
  kr: ["SEK", "NOK", "DKK", "ISK"],
  ft: ["HUF"],
  lei: ["RON"],
  r$: ["BRL"],
  us$: ["USD"],
  $: ["USD", "CAD", "AUD", "NZD", "MXN", "SGD", "HKD", "TWD", "CLP", "COP", "ARS"],
}

const SHAPE =
  /^(?<before>[^\d.,+-]*)(?<sign>[+-]?)(?<number>\d[\d., '’\u00a0\u202f]*)(?<after>(?![., '’\u00a0\u202f])\D*)$/u
const MAX_LENGTH = 40

/**
 * Parses a price in any common notation to minor units: `1.299,00`, `EUR 12`, `$5`, `1 299.00 €`.
 *
 * Never rounds or guesses: `1,299` is refused as ambiguous unless the decimal separator is known; other currencies and
 * negative amounts are refused.
 *
 * @example
 * ```ts
 * import { readPrice } from "domain/catalog/sheet/readPrice.ts"
 *
 * const euros = { currencyCode: "EUR", currencyDecimals: 2 }
 * readPrice("1.299,00 €", euros) // → { minorUnits: 129900 }
 * readPrice("1,299", euros) // → { rule: "ambiguousPrice" }
 * ```
 */
export function readPrice(text: string, context: PriceContext): ReadPrice {
  const { currencyCode, currencyDecimals, decimalMark } = context
  const groups = text.length > MAX_LENGTH ? undefined : SHAPE.exec(text.trim().replace(/\u2212/gu, "-"))?.groups
  if (groups === undefined) return { rule: "price" }
  const { before = "", sign = "", number = "", after = "" } = groups
  const words = [before, after].map((word) => word.trim().toLowerCase()).filter((word) => word !== "")
  const isNegative = sign === "-" || before.trim().endsWith("-") || words.some((word) => word.startsWith("("))
  for (const word of words.map((one) => one.replace(/[-.()]/gu, "").trim()).filter((one) => one !== "")) {
    const codes = Object.hasOwn(SIGNS, word) ? SIGNS[word] : /^[a-z]{3}$/u.test(word) ? [word.toUpperCase()] : undefined
    if (codes === undefined) return { rule: "price" }
    if (!codes.includes(currencyCode)) return { rule: "currency" }
  }
  if (isNegative) return { rule: "negativePrice" }
  if (sign === "+") return { rule: "price" }
  const plain = withDot(number.trim(), decimalMark)
  if (plain === "ambiguous") return { rule: "ambiguousPrice" }
  const minorUnits = plain === undefined ? undefined : toMinorUnits(plain, currencyDecimals)
  return minorUnits === undefined ? { rule: "price" } : { minorUnits }
}

/** Returns the digits with a decimal point and without group separators; `undefined` when the groups are invalid. */
function withDot(number: string, known: "." | "," | undefined): string | "ambiguous" | undefined {
  const tight = ungrouped(number, /[ '’\u00a0\u202f]/u)
  const marks = [...(tight ?? "")].filter((character) => character === "." || character === ",")
  const last = marks.at(-1)
  if (tight === undefined || last === undefined) return tight
  const grouping = last === "." ? /\./u : /,/u
  const isMixed = marks.some((mark) => mark !== last)
  if (isMixed) return marks.filter((mark) => mark === last).length > 1 ? undefined : decimalsAfter(tight, last)
  if (marks.length > 1) return ungrouped(tight, grouping)
  const digits = tight.length - tight.indexOf(last) - 1
  if (digits !== 3 || known === last || tight.startsWith("0")) return decimalsAfter(tight, last)
  // Thousands, a currency with three decimals, or a typing error: only the merchant knows.
  return known === undefined ? "ambiguous" : ungrouped(tight, grouping)
}

function decimalsAfter(text: string, mark: string): string | undefined {
  const at = text.lastIndexOf(mark)
  const whole = ungrouped(text.slice(0, at), mark === "." ? /,/u : /\./u)
  return whole === undefined ? undefined : `${whole}.${text.slice(at + 1)}`
}

/** Removes separators between groups of three digits; the first group may be shorter. */
function ungrouped(text: string, between: RegExp): string | undefined {
  const [first = "", ...groups] = text.split(between)
  if (groups.length === 0) return text
  const isGrouped =
    /^\d{1,3}$/u.test(first) &&
    groups.every((group, at) => (at === groups.length - 1 ? /^\d{3}(?:[.,]\d*)?$/u : /^\d{3}$/u).test(group))
  return isGrouped || isMixedGroups(first, groups) ? [first, ...groups].join("") : undefined
}

/** Indian grouping: groups of two digits before the last of three: `1,29,900`. */
function isMixedGroups(first: string, groups: readonly string[]): boolean {
  return (
    groups.length > 1 &&
    /^\d{1,2}$/u.test(first) &&
    groups.slice(0, -1).every((group) => /^\d{2}$/u.test(group)) &&
    /^\d{3}$/u.test(groups.at(-1) ?? "")
  )
}
