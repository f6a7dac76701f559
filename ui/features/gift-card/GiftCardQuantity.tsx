import { SelectField } from "../../design/fields/SelectField.tsx"
import { useText } from "../../runtime/TextProvider.tsx"

const QUANTITIES = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The number of gift cards to add. */
export function GiftCardQuantity({ error }: { readonly error: string | undefined }) {
  const t = useText()
  return (
    <SelectField
      name="quantity"
      label={t("giftCards.quantity")}
      defaultValue="1"
      options={QUANTITIES.map((count) => ({ value: String(count), label: String(count) }))}
      error={error}
    />
  )
}
