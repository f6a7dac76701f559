import type { CartItem } from "../../../domain/cart/Cart.ts"
import { compareSizes } from "../../../domain/catalog/compareSizes.ts"
import type { ProductSize } from "../../../domain/catalog/Product.ts"
import type { Sku } from "../../../domain/shared/Sku.ts"
import { ChoiceGroup } from "../../design/ChoiceGroup.tsx"
import { useText } from "../../runtime/TextProvider.tsx"

export interface SizeChoiceProps {
  readonly item: CartItem
  /** Of the product in the line's colour. */
  readonly sizes: readonly ProductSize[]
  /** The size that was chosen; nothing when it is the line's own. */
  readonly onChoose: (sku: Sku | undefined) => void
}

/** The sizes of a line's product, of which another can be chosen. */
export function SizeChoice({ item, sizes, onChoose }: SizeChoiceProps) {
  const t = useText()
  const seen = sizes.filter((size) => size.visibility !== "hidden").toSorted((a, b) => compareSizes(a.name, b.name))
  return (
    <ChoiceGroup
      legend={t("cart.changeSizeOf", { name: item.name })}
      name={`size-${item.sku}`}
      layout="tiles"
      defaultValue={item.sku}
      choices={seen.map((size) => ({ value: size.sku, label: size.name, disabled: size.sku !== item.sku && !(size.isBuyable && size.visibility === "show") }))}
      onChoose={(sku) => onChoose(seen.find((size) => size.sku === sku && size.sku !== item.sku)?.sku)}
    />
  )
}
