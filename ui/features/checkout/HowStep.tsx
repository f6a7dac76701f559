import type { FormEvent } from "react"
import type { ShippingMethod } from "../../../domain/checkout/Shipping.ts"
import { Button } from "../../design/Button.tsx"
import { ChoiceGroup } from "../../design/ChoiceGroup.tsx"
import { dayRange } from "../../design/dayRange.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import styles from "./HowStep.module.css"

export interface HowStepProps {
  readonly methods: readonly ShippingMethod[]
  readonly chosen: ShippingMethod | undefined
  readonly busy: boolean
  readonly onChoose: (method: ShippingMethod) => void
}

/** The ways to deliver to the address, with the days they arrive and what they cost. */
export function HowStep({ methods, chosen, busy, onChoose }: HowStepProps) {
  const t = useText()
  const money = useMoney()
  if (methods.length === 0) return <p>{t("checkout.noDelivery")}</p>
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const id = new FormData(event.currentTarget).get("shippingMethod")
    const method = methods.find((candidate) => candidate.id === id)
    if (method !== undefined && !busy) onChoose(method)
  }
  return (
    <form onSubmit={submit} className={styles["form"]}>
      <ChoiceGroup
        legend={t("checkout.how")}
        legendHidden
        name="shippingMethod"
        required
        defaultValue={chosen?.id ?? methods[0]?.id}
        choices={methods.map((method) => {
          const days = dayRange(t.language, method.earliest, method.latest)
          return {
            value: method.id,
            label: <>{method.name}{days === "" ? null : <small><br />{days}</small>}</>,
            note: method.price.minorUnits === 0 ? t("cart.deliveryFree") : <bdi>{money(method.price)}</bdi>,
          }
        })}
      />

      <Button type="submit" busy={busy}>{t("checkout.continue")}</Button>
    </form>
  )
}
