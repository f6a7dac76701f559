import { offeredPackaging } from "../../../../domain/checkout/PurchaseOptions.ts"
import { CheckField } from "../../../design/fields/CheckField.tsx"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./Delivery.module.css"
import type { PackingChoiceProps } from "./DeliveryComponents.ts"

/** The packaging options of an order, if the store offers a choice. */
export function PackingChoice({ wishes, onChange }: PackingChoiceProps) {
  const t = useText()
  const offered = offeredPackaging(useFrame().store.configuration)
  if (offered.length === 0) return null
  return (
    <fieldset className={styles["packing"]}>
      <legend>{t("delivery.packing")}</legend>
      {offered.map((packing) => (
        <CheckField
          key={packing}
          name={packing}
          label={t(`delivery.packing.${packing}`)}
          checked={wishes[packing] === true}
          onChange={({ currentTarget }) => onChange({ ...wishes, [packing]: currentTarget.checked })}
        />
      ))}
    </fieldset>
  )
}
