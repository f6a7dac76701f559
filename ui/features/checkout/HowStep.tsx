import type { FormEvent } from "react"
import { useState } from "react"
import type { ShippingMethod } from "../../../domain/checkout/Shipping.ts"
import type { ShippingRange } from "../../../domain/checkout/ShippingTime.ts"
import { Button } from "../../design/Button.tsx"
import { ChoiceGroup } from "../../design/ChoiceGroup.tsx"
import { dayRange } from "../../design/dayRange.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import type { CheckoutState } from "./checkoutState.ts"
import type { ChosenDelivery } from "./delivery/ChosenDelivery.ts"
import type { DeliveryParts } from "./delivery/DeliveryParts.ts"
import styles from "./HowStep.module.css"

export interface HowStepProps {
  readonly state: Pick<CheckoutState, "shippingMethods" | "collectionMethods" | "shipping" | "delivery" | "busy" | "orderId" | "address">
  readonly parts: DeliveryParts | "failed" | undefined
  readonly onChoose: (method: ShippingMethod, delivery: ChosenDelivery) => void
}

/** The ways to deliver to the address, with the days they arrive and what they cost, and the ways to collect, each at a place. */
export function HowStep({ state: { shippingMethods, collectionMethods, shipping, delivery, busy, orderId, address }, parts, onChoose }: HowStepProps) {
  const t = useText()
  const money = useMoney()
  const known = parts === "failed" ? undefined : parts
  // A place can be found only with the parts that find it.
  const methods = known === undefined ? shippingMethods : [...shippingMethods, ...collectionMethods]
  const [chosenId, setChosenId] = useState(shipping?.id)
  const [range, setRange] = useState<ShippingRange | undefined>(delivery?.range)
  const method = methods.find(({ id }) => id === chosenId) ?? methods[0]
  if (method === undefined) return <p>{t("checkout.noDelivery")}</p>
  const kind = method.kind === "store" || method.kind === "droppoint" ? method.kind : undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (kind === undefined && !busy) onChoose(method, range === undefined ? {} : { range })
  }
  return (
    <>
      <form onSubmit={submit} className={styles["form"]}>
        <ChoiceGroup
          legend={t("checkout.how")}
          legendHidden
          name="shippingMethod"
          required
          value={method.id}
          onChoose={(id) => {
            setChosenId(id)
            setRange(undefined)
          }}
          choices={methods.map(({ id, name, earliest, latest, price }) => {
            const days = dayRange(t.language, earliest, latest)
            return {
              value: id,
              label: <>{name}{days === "" ? null : <small><br />{days}</small>}</>,
              note: price.minorUnits === 0 ? t("cart.deliveryFree") : <bdi>{money(price)}</bdi>,
            }
          })}
        />
        {known !== undefined && method.kind === "delivery" && orderId !== undefined && <known.RangeChoice key={method.id} orderId={orderId} shippingMethodId={method.id} chosen={range} onChoose={setRange} />}
        {kind === undefined && <Button type="submit" busy={busy}>{t("checkout.continue")}</Button>}
      </form>
      {known !== undefined && kind !== undefined && <known.PointFinder key={kind} kind={kind} city={address.city} busy={busy} onChoose={(place) => onChoose(method, { place })} />}
    </>
  )
}
