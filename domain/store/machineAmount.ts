import type { Money } from "../shared/Money.ts"
import type { CurrencyFormat } from "./CurrencyFormat.ts"

/** Returns a machine-readable amount: `1234.56`, `5990`. Uses the store's decimals (R3). */
export function machineAmount(
  { minorUnits }: Money,
  { currencyDecimals }: Pick<CurrencyFormat, "currencyDecimals">,
): string {
  const digits = Math.abs(minorUnits)
    .toFixed(0)
    .padStart(currencyDecimals + 1, "0")
  const cut = digits.length - currencyDecimals
  const sign = minorUnits < 0 ? "-" : ""
  return currencyDecimals === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, cut)}.${digits.slice(cut)}`
}
