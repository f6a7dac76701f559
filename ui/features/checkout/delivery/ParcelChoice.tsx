import { dayRange } from "../../shared/dates/dayRange.ts"
import { ParcelLines } from "../../shared/cart/ParcelLines.tsx"
import { SelectField } from "../../../design/fields/SelectField.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useMoney } from "../../../runtime/useMoney.ts"
import styles from "./Delivery.module.css"
import type { ParcelChoiceProps } from "./DeliveryComponents.ts"

/** The parcels of an order with their items, and a delivery method for each where there is a choice. */
export function ParcelChoice({ parcels, items, chosen, onChoose }: ParcelChoiceProps) {
  const t = useText()
  const money = useMoney()
  const price = (minor: ParcelChoiceProps["chosen"][number]["method"]["price"]) =>
    minor.minorUnits === 0 ? t("cart.deliveryFree") : `\u2068${money(minor)}\u2069`
  return (
    <section aria-labelledby="parcels">
      <h3 id="parcels">{t("delivery.parcels")}</h3>
      <p>
        <small>{t("delivery.oneChargePerMethod")}</small>
      </p>
      <ol className={styles["parcels"]}>
        {parcels.map(({ originId, lines, methods }, index) => {
          const number = index + 1
          const chosenMethod = chosen.find((parcel) => parcel.originId === originId)?.method
          return (
            <li key={originId}>
              <h4>{t("delivery.parcel", { number })}</h4>
              <ParcelLines items={items} lines={lines.map(({ lineId: id, quantity }) => ({ id, quantity }))} />
              {methods.length > 1 ? (
                <SelectField
                  label={t("delivery.parcelMethod", { number })}
                  name={`parcel.${originId}`}
                  value={chosenMethod?.id ?? ""}
                  options={methods.map(({ id, name, price: cost }) => ({
                    value: id,
                    label: `${name} · ${price(cost)}`,
                  }))}
                  onChange={({ currentTarget }) => {
                    const method = methods.find(({ id }) => id === currentTarget.value)
                    if (method !== undefined) onChoose({ originId, method })
                  }}
                />
              ) : (
                chosenMethod !== undefined && (
                  <p>
                    {chosenMethod.name} · {price(chosenMethod.price)}
                  </p>
                )
              )}
              <p role="status" className={styles["days"]}>
                {dayRange(t.language, chosenMethod?.earliest, chosenMethod?.latest)}
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
