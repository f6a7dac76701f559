const MIN_DIGITS = 13
const MAX_DIGITS = 16
/** Digits of any script, with separators between them. */
const NUMBER = /\p{N}(?:[\s\p{Pd}\p{Cf}\p{M}.\u00b7\u2022\u2212]*\p{N}){12,}/gu

/**
 * Replaces card numbers in a text with `*`: 13 to 16 digits that pass the Luhn check. Clients mask them before sending;
 * this is for clients that do not, so that no card number is stored (F134).
 */
export const maskCardNumbers = (text: string): string =>
  text.replace(NUMBER, (found) => {
    const points = [...found]
    const digits = points.flatMap((point, at) => {
      const value = digitValue(point)
      return value === undefined ? [] : [{ at, value }]
    })
    for (let start = 0; start + MIN_DIGITS <= digits.length; start += 1)
      for (let length = Math.min(MAX_DIGITS, digits.length - start); length >= MIN_DIGITS; length -= 1) {
        const run = digits.slice(start, start + length)
        if (!isSeparated(points, digits, start, length)) continue
        if (!passesLuhn(run.map(({ value }) => value))) continue
        for (const { at } of run) points[at] = "*"
        start += length - 1
        break
      }
    return points.join("")
  })

/** Whether separators, or the ends of the text, are around a run of digits. */
const isSeparated = (
  points: readonly string[],
  digits: readonly { readonly at: number }[],
  start: number,
  length: number,
): boolean => {
  const first = digits[start]?.at ?? 0
  const last = digits[start + length - 1]?.at ?? points.length
  return [points[first - 1], points[last + 1]].every(
    (neighbor) => neighbor === undefined || digitValue(neighbor) === undefined,
  )
}

/** Returns the value of a decimal digit of any script: the digits of a script follow each other from its zero. */
const digitValue = (point: string): number | undefined => {
  if (point >= "0" && point <= "9") return Number(point)
  const plain = point.normalize("NFKC")
  if (/^[0-9]$/u.test(plain)) return Number(plain)
  if (!/^\p{Nd}$/u.test(point)) return undefined
  const code = point.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (code - zero) % 10
}

const passesLuhn = (digits: readonly number[]): boolean =>
  digits.reduceRight<number>((sum, digit, at) => {
    const isDoubled = (digits.length - at) % 2 === 0
    const value = isDoubled ? digit * 2 : digit
    return sum + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
  0
