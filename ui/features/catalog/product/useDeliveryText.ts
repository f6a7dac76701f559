import { deliveryPolicy } from "../../../../domain/store/deliveryPolicy.ts"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useMoney } from "../../../runtime/useMoney.ts"

/** Notes on delivery and returns, one per line. */
export function useDeliveryText(): string {
  const t = useText()
  const money = useMoney()
  const { store } = useFrame()
  const { price, freeFrom, returnDays } = deliveryPolicy(store)
  const { currencyCode } = store.currency
  return [
    price &&
      freeFrom &&
      t("catalog.deliveryPrice", {
        price: money({ minorUnits: price, currencyCode }),
        free: money({ minorUnits: freeFrom, currencyCode }),
      }),
    t("catalog.deliveryHelp"),
    returnDays && t("catalog.returnDays", { count: returnDays }),
  ]
    .filter(Boolean)
    .join("\n")
}
