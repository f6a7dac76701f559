const DIGIT = /\p{Nd}/gu

/**
 * The same text with every decimal digit of any script written as ASCII `0`–`9`.
 *
 * Digits are mapped by value: in every Unicode block of decimal digits the ten stand in order, so the value is the
 * distance to the first of its run. Full-width and Arabic-Indic digits are both folded.
 */
export function asciiDigits(text: string): string {
  return text.replace(DIGIT, (digit) => String(digitValue(digit)))
}

function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0x30
  if (point <= 0x39) return point - 0x30
  // Mathematical digits (U+1D7CE…) stand in five runs of ten without a gap; all others begin at a multiple of 16, +0 or +6.
  if (point >= 0x1d7ce && point <= 0x1d7ff) return (point - 0x1d7ce) % 10
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1
  return value
}
