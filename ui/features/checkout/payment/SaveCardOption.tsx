import { CheckField } from "../../../design/CheckField.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"

/** Asks whether the shop may keep the card; nothing is ticked beforehand. */
export function SaveCardOption() {
  const t = useText()
  return <CheckField name="keep" label={t("payment.saveCard")} hint={t("payment.saveCardHint")} />
}
