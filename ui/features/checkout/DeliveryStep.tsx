import type { FormEvent } from "react"
import { useState } from "react"
import type { ShippingMethod } from "../../../domain/checkout/Shipping.ts"
import { parcelMethod } from "../../../domain/checkout/updateParcels.ts"
import type { ShippingRange } from "../../../domain/checkout/ShippingTime.ts"
import { Button } from "../../design/Button.tsx"
import { ChoiceGroup } from "../../design/fields/ChoiceGroup.tsx"
import { dayRange } from "../shared/dates/dayRange.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import type { CheckoutState } from "./checkoutState.ts"
import type { ChosenDelivery, ChosenParcel } from "./delivery/ChosenDelivery.ts"
import type { DeliveryComponents } from "./delivery/DeliveryComponents.ts"
import styles from "./DeliveryStep.module.css"

export interface DeliveryStepProps {
  readonly state: Pick<
    CheckoutState,
    "shippingMethods" | "pickupMethods" | "shipping" | "delivery" | "busy" | "orderId" | "address" | "parcels" | "cart"
  >
  readonly components: DeliveryComponents | "failed" | undefined
  readonly onChoose: (method: ShippingMethod, delivery: ChosenDelivery) => void
}

/** The delivery methods for the address, with dates and prices, and the methods to collect at a pickup point. */
export function DeliveryStep({
  state: { shippingMethods, pickupMethods, shipping, delivery, busy, orderId, address, parcels, cart },
  components,
  onChoose,
}: DeliveryStepProps) {
  const t = useText()
  const money = useMoney()
  const known = components === "failed" ? undefined : components
  // Pickup needs the deferred components to find a point.
  const methods = known === undefined ? shippingMethods : [...shippingMethods, ...pickupMethods]
  const [chosenId, setChosenId] = useState(shipping?.id)
  const [separateMethods, setSeparateMethods] = useState<readonly ChosenParcel[]>(delivery?.parcels ?? [])
  const [range, setRange] = useState<ShippingRange | undefined>(delivery?.range)
  const method = methods.find(({ id }) => id === chosenId) ?? methods[0]
  if (method === undefined) return <p>{t("checkout.noDelivery")}</p>
  const kind = method.kind === "store" || method.kind === "droppoint" ? method.kind : undefined
  // Without the deferred components for parcels the whole order uses one method.
  const chosen =
    known === undefined || method.kind !== "delivery"
      ? []
      : parcels.map((parcel): ChosenParcel => ({
          originId: parcel.originId,
          method: parcelMethod(parcel, separateMethods, method),
        }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (kind === undefined && !busy)
      onChoose(method, {
        ...(range === undefined ? {} : { range }),
        ...(chosen.length === 0 ? {} : { parcels: chosen }),
      })
  }
  return (
    <>
      <form onSubmit={submit} className={styles["form"]}>
        <ChoiceGroup
          legend={t("checkout.deliveryMethod")}
          legendHidden
          name="shippingMethod"
          required
          value={method.id}
          onChoose={(id) => {
            setChosenId(id)
            setRange(undefined)
            setSeparateMethods([])
          }}
          choices={methods.map(({ id, name, earliest, latest, price }) => {
            const days = dayRange(t.language, earliest, latest)
            return {
              value: id,
              label: (
                <>
                  {name}
                  {days === "" ? null : (
                    <small>
                      <br />
                      {days}
                    </small>
                  )}
                </>
              ),
              note: price.minorUnits === 0 ? t("cart.deliveryFree") : <bdi>{money(price)}</bdi>,
            }
          })}
        />
        {known !== undefined && chosen.length > 0 && (
          <known.ParcelChoice
            parcels={parcels}
            items={cart?.items ?? []}
            chosen={chosen}
            onChoose={(parcel) =>
              setSeparateMethods([...separateMethods.filter(({ originId }) => originId !== parcel.originId), parcel])
            }
          />
        )}
        {known !== undefined && method.kind === "delivery" && chosen.length === 0 && orderId !== undefined && (
          <known.RangeChoice
            key={method.id}
            orderId={orderId}
            shippingMethodId={method.id}
            zipCode={address.zipCode}
            chosen={range}
            onChoose={setRange}
          />
        )}
        {kind === undefined && (
          <Button type="submit" busy={busy}>
            {t("checkout.continue")}
          </Button>
        )}
      </form>
      {known !== undefined && kind !== undefined && (
        <known.PointFinder
          key={kind}
          kind={kind}
          city={address.city}
          busy={busy}
          onChoose={(place) => onChoose(method, { place })}
        />
      )}
    </>
  )
}
