import type { ResolvedStore } from "./Stores.ts"

type Format = Pick<
  ResolvedStore,
  "currencyDecimals" | "positiveFormat" | "negativeFormat" | "groupingCharacter" | "decimalCharacter"
>

/** Formats minor units for the store, for example `1.299,85 €` (R3: the store's own decimals). */
export const formatAmount = (
  { currencyDecimals, positiveFormat, negativeFormat, groupingCharacter, decimalCharacter }: Format,
  amount: number,
): string => {
  const digits = String(Math.abs(amount)).padStart(currencyDecimals + 1, "0")
  const whole = digits
    .slice(0, digits.length - currencyDecimals)
    .replaceAll(/\B(?=(?:\d{3}){1,5}$)/gu, groupingCharacter)
  const number = currencyDecimals === 0 ? whole : `${whole}${decimalCharacter}${digits.slice(-currencyDecimals)}`
  return (amount < 0 ? negativeFormat : positiveFormat).replace("{0}", number)
}
