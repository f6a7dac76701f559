import { passesLuhn } from "../payment/passesLuhn.ts"
import { toAsciiDigits } from "../shared/toAsciiDigits.ts"

const FEWEST = 13
const MOST = 16
const MASK = "*"

/** Digits that are not decimal to Unicode but read as one: superscripts, digits in circles. */
const OTHER_DIGIT = /\p{No}/gu
/** What a number may be grouped by: white space, dashes, dots, and whatever cannot be seen or sits on a digit. */
const GAP =
  /^[\s\p{Pd}\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}\u00ad.\u00b7\u2022\u2024\u2027\u2212\u3002\u30fb\uff0e\uff65]$/u

/** Digits without a gap, and where the first stands in a text, in code points. */
interface Group {
  digits: string
  readonly start: number
}

/**
 * The text with a `*` for each digit of every card number in it (specification, section 5): 13 to 16 digits of any
 * script that pass the Luhn check. Nothing else of the text changes, and a masked text stays as it is.
 *
 * A number is one group of digits or several groups next to each other, each whole, with only white space, dashes, dots
 * and invisible characters between them; every such row of groups is looked at, so that a number is found beside
 * others. More than 16 digits without a gap are one longer number and stay, unless all of them are card numbers written
 * one after the other. An order's number that fails the check is never masked; of other numbers of 13 to 16 digits one
 * in ten passes by chance.
 *
 * `before` is what the same person wrote just before: of a number that begins there, what stands in this text is
 * masked.
 */
export function maskCardNumbers(text: string, before = ""): string {
  const whole = before === "" ? text : `${before}\n${text}`
  const points = [...whole]
  for (const row of groupRows(withAsciiDigits(whole)))
    for (const { digits, start } of cardGroups(row)) points.fill(MASK, start, start + digits.length)
  return points.slice(before === "" ? 0 : [...before].length + 1).join("")
}

/** Groups of digits, by rows: between the groups of a row stand only gaps. */
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
      if (!GAP.test(point)) row = undefined
    }
    place += 1
  }
  return rows
}

/**
 * The same text with as many code points, digits as ASCII digits; a number of more digits in one sign stays as it is.
 */
function withAsciiDigits(text: string): string {
  return toAsciiDigits(
    text.replace(OTHER_DIGIT, (sign) => {
      const plain = sign.normalize("NFKC")
      return [...plain].length === 1 ? plain : sign
    }),
  )
}

/** The groups of a row that are a card number or part of one. */
function cardGroups(row: readonly Group[]): readonly Group[] {
  let last = -1
  return row.filter(({ digits }, index) => {
    if (digits.length > MOST) return isCardsInARow(digits)
    last = Math.max(last, lastOfCard(row, index))
    return index <= last
  })
}

/** The last group of the longest card number that begins with a group; one before it when none does. */
function lastOfCard(row: readonly Group[], from: number): number {
  let digits = ""
  let last = from - 1
  for (let index = from; index < row.length && digits.length < MOST; index += 1) {
    digits += row[index]?.digits ?? ""
    if (isCardNumber(digits)) last = index
  }
  return last
}

function isCardsInARow(digits: string): boolean {
  const ends = new Set([0])
  for (let end = FEWEST; end <= digits.length; end += 1)
    for (let length = FEWEST; length <= MOST; length += 1)
      if (ends.has(end - length) && isCardNumber(digits.slice(end - length, end))) ends.add(end)
  return ends.has(digits.length)
}

function isCardNumber(digits: string): boolean {
  return digits.length >= FEWEST && digits.length <= MOST && passesLuhn(digits)
}
