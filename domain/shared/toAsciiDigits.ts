/** Every non-ASCII decimal digit. */
const DIGIT = /(?![0-9])\p{Nd}/gu

/**
 * Replaces decimal digits of any script with ASCII `0`–`9`.
 *
 * Digits are mapped by value: Unicode orders the ten digits of a script, and adjacent runs of ten start at a multiple
 * of ten from the first, so the value is the distance to the start of the run modulo ten. Full-width and Arabic-Indic
 * digits are both converted.
 */
export function toAsciiDigits(text: string): string {
  const known = new Map<string, string>()
  return text.replace(DIGIT, (digit) => {
    const before = known.get(digit)
    if (before !== undefined) return before
    const folded = String(digitValue(digit.codePointAt(0) ?? 0))
    known.set(digit, folded)
    return folded
  })
}

function digitValue(point: number): number {
  let distance = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(point - distance - 1))) distance += 1
  return distance % 10
}
