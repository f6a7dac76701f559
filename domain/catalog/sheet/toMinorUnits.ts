import { isMinorUnits } from "../../shared/Money.ts"

/**
 * Parses a price with a decimal point to minor units: `19.99` with 2 decimals is 1999.
 *
 * Never rounds: extra decimals must be zeros. Returns `undefined` for anything else.
 */
export function toMinorUnits(text: string, currencyDecimals: number): number | undefined {
  const match = /^([0-9]{1,12})(?:\.([0-9]{1,6}))?$/.exec(text.trim())
  if (match === null) return undefined
  const [, whole = "0", decimals = ""] = match
  const stored = decimals.slice(0, currencyDecimals).padEnd(currencyDecimals, "0")
  if (/[1-9]/.test(decimals.slice(currencyDecimals))) return undefined
  const minorUnits = Number(`${whole}${stored}`)
  return isMinorUnits(minorUnits) ? minorUnits : undefined
}
