import { useCallback } from "react"
import type { Money } from "../../domain/shared/Money.ts"
import { formatMoney } from "../../domain/store/formatMoney.ts"
import { useFrame } from "./ShopProvider.tsx"

/** Returns a formatter for amounts in the store's format. */
export function useMoney(): (money: Money) => string {
  const { currency } = useFrame().store
  return useCallback((money) => formatMoney(money, currency), [currency])
}
