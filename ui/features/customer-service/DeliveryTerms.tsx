import type { DeliveryPrice } from "../../../domain/store/StoreOffice.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import { dayRange } from "../shared/dates/dayRange.ts"

/** The delivery methods of the store, with their prices and the days of an order placed today. */
export function DeliveryTerms({ prices }: { readonly prices: readonly DeliveryPrice[] }) {
  const t = useText()
  const money = useMoney()
  const priceText = ({ price, freeFrom }: DeliveryPrice) => {
    const text = price.minorUnits === 0 ? t("service.delivery.free") : money(price)
    return freeFrom === undefined || price.minorUnits === 0
      ? text
      : `${text} · ${t("service.delivery.freeFrom", { total: money(freeFrom) })}`
  }
  return (
    <table className="service-prices">
      <thead>
        <tr>
          <th scope="col">{t("service.delivery.method")}</th>
          <th scope="col">{t("service.delivery.price")}</th>
          <th scope="col">{t("service.delivery.arrival")}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map((method) => (
          <tr key={method.shippingMethodId}>
            <th scope="row">{method.name}</th>
            <td>{priceText(method)}</td>
            <td>{dayRange(t.language, method.earliest, method.latest)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
