/** Every decimal digit but those that are ASCII already. */
const DIGIT = /(?![0-9])\p{Nd}/gu

/**
 * The same text with every decimal digit of any script written as ASCII `0`–`9`.
 *
 * Digits are mapped by value: in Unicode the ten of a script stand in order, and where runs of ten touch, the first run
 * begins them all, so the value is the distance to the beginning of the run, modulo ten. Full-width and Arabic-Indic
 * digits are both folded.
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
