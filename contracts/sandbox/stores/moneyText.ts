import type { ResolvedStore } from "./Stores.ts"

/** An amount of minor units in the store's format. */
export const moneyText = (store: ResolvedStore | undefined, minorUnits: number): string => {
  if (store === undefined) return String(minorUnits)
  const digits = String(Math.abs(minorUnits)).padStart(store.currencyDecimals + 1, "0")
  const whole = digits
    .slice(0, digits.length - store.currencyDecimals)
    .replace(/\B(?=(?:[0-9]{3}){1,5}$)/gu, store.groupingCharacter)
  const fraction =
    store.currencyDecimals === 0 ? "" : `${store.decimalCharacter}${digits.slice(-store.currencyDecimals)}`
  return (minorUnits < 0 ? store.negativeFormat : store.positiveFormat).replace("{0}", `${whole}${fraction}`)
}
