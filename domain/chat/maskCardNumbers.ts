import { passesLuhn } from "../payment/passesLuhn.ts"
import { toAsciiDigits } from "../shared/toAsciiDigits.ts"

const MIN_CARD_DIGITS = 13
const MOST = 16
const MASK = "*"

/** Digits that Unicode does not class as decimal: superscripts, circled digits. */
const OTHER_DIGIT = /\p{No}/gu
/** Separators within a number: white space, dashes, dots, invisible characters and combining marks. */
const MAX_GAP = new RegExp(
  String.raw`^[\s\p{Pd}\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}` +
    String.raw`\u00ad.\u00b7\u2022\u2024\u2027\u2212\u3002\u30fb\uff0e\uff65]$`,
  "u",
)

/** Adjacent digits, with the position of the first in code points. */
interface Group {
  digits: string
  readonly start: number
}

/**
 * Replaces each digit of every card number in a text with `*` (S5.18): 13 to 16 digits of any script
 * that pass the Luhn check. Everything else is unchanged, and the function is idempotent.
 *
 * A number is one or several adjacent groups of digits, separated only by white space, dashes, dots and invisible
 * characters; every run of groups is checked, so that a number beside others is found. More than 16 adjacent digits are
 * one longer number and stay, unless they are several card numbers in a row. Numbers that fail the check, such as most
 * order numbers, are never masked; one in ten other numbers of 13 to 16 digits passes by chance.
 *
 * `before` is the sender's previous message: of a number that begins there, the part in this text is masked.
 *
 * @example
 * ```ts
 * import { maskCardNumbers } from "domain/chat/maskCardNumbers.ts"
 *
 * maskCardNumbers("My card is 4242 4242 4242 4242") // → "My card is **** **** **** ****"
 * maskCardNumbers("Order 4242424242424241") // → "Order 4242424242424241"
 * ```
 */
export function maskCardNumbers(text: string, before = ""): string {
  const whole = before === "" ? text : `${before}\n${text}`
  const points = [...whole]
  for (const row of groupRows(withAsciiDigits(whole)))
    for (const { digits, start } of cardGroups(row)) points.fill(MASK, start, start + digits.length)
  return points.slice(before === "" ? 0 : [...before].length + 1).join("")
}

/** Returns groups of digits by run; only separators are between the groups of a run. */
function groupRows(text: string): readonly (readonly Group[])[] {
  const rows: Group[][] = []
  let row: Group[] | undefined
  let group: Group | undefined
  let place = 0
  for (const point of text) {
    if (point >= "0" && point <= "9") {
      if (row === undefined) rows.push((row = []))
      if (group === undefined) row.push((group = { digits: "", start: place }))
      group.digits += point
    } else {
      group = undefined
      if (!MAX_GAP.test(point)) row = undefined
    }
    place += 1
  }
  return rows
}

/**
 * Returns a text of equally many code points with ASCII digits; a character that represents several digits stays
 * unchanged.
 */
function withAsciiDigits(text: string): string {
  return toAsciiDigits(
    text.replace(OTHER_DIGIT, (sign) => {
      const plain = sign.normalize("NFKC")
      return [...plain].length === 1 ? plain : sign
    }),
  )
}

/** Returns the groups of a run that belong to a card number. */
function cardGroups(row: readonly Group[]): readonly Group[] {
  let last = -1
  return row.filter(({ digits }, index) => {
    if (digits.length > MOST) return isCardSequence(digits)
    last = Math.max(last, lastGroupOfCard(row, index))
    return index <= last
  })
}

/**
 * Returns the index of the last group of the longest card number that begins with a group; `from - 1` when none does.
 */
function lastGroupOfCard(row: readonly Group[], from: number): number {
  let digits = ""
  let last = from - 1
  for (let index = from; index < row.length && digits.length < MOST; index += 1) {
    digits += row[index]?.digits ?? ""
    if (isCardNumber(digits)) last = index
  }
  return last
}

function isCardSequence(digits: string): boolean {
  const ends = new Set([0])
  for (let end = MIN_CARD_DIGITS; end <= digits.length; end += 1)
    for (let length = MIN_CARD_DIGITS; length <= MOST; length += 1)
      if (ends.has(end - length) && isCardNumber(digits.slice(end - length, end))) ends.add(end)
  return ends.has(digits.length)
}

function isCardNumber(digits: string): boolean {
  return digits.length >= MIN_CARD_DIGITS && digits.length <= MOST && passesLuhn(digits)
}
