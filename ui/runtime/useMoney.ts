import { useCallback } from "react"
import type { Money } from "../../domain/shared/Money.ts"
import { formatMoney } from "../../domain/store/formatMoney.ts"
import { useFrame } from "./ShopProvider.tsx"

/** Writes amounts as the store writes them. */
export function useMoney(): (money: Money) => string {
  const { currency } = useFrame().store
  return useCallback((money) => formatMoney(money, currency), [currency])
}
