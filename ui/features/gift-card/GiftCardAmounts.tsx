import type { GiftCardAmount, GiftCardData } from "../../../domain/gift-card/GiftCard.ts"
import { ChoiceGroup } from "../../design/fields/ChoiceGroup.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"

/** The amounts to choose from, or the fixed amount of a card in the cart. */
export function GiftCardAmounts({
  amounts,
  known,
}: {
  readonly amounts: readonly GiftCardAmount[]
  readonly known: GiftCardData | undefined
}) {
  const t = useText()
  const money = useMoney()
  if (known !== undefined)
    return (
      <p>
        {t("giftCards.amount")}{" "}
        <strong>
          <bdi>{money(known.price)}</bdi>
        </strong>
      </p>
    )
  return (
    <ChoiceGroup
      legend={t("giftCards.amount")}
      name="sku"
      layout="tiles"
      required
      defaultValue={amounts[0]?.sku}
      choices={amounts.map(({ sku, price }) => ({ value: sku, label: <bdi>{money(price)}</bdi> }))}
    />
  )
}
