import { CheckField } from "../../../design/CheckField.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"

/** Consent to save the card; not preselected. */
export function SaveCardOption() {
  const t = useText()
  return <CheckField name="keep" label={t("payment.saveCard")} hint={t("payment.saveCardHint")} />
}
