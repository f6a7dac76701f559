import { useState } from "react"
import type { CartItem } from "../../../../domain/cart/Cart.ts"
import { compareSizes } from "../../../../domain/catalog/compareSizes.ts"
import type { ProductColor, ProductSize } from "../../../../domain/catalog/Product.ts"
import type { Sku } from "../../../../domain/shared/Sku.ts"
import { ChoiceGroup } from "../../../design/fields/ChoiceGroup.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useWishlistText } from "../../../runtime/useWishlistText.ts"

export interface SizeChoiceProps {
  readonly item: CartItem
  /** The colours of the product. */
  readonly colors: readonly ProductColor[]
  /** Called with the chosen sku; `undefined` for the line's own. */
  readonly onChoose: (sku: Sku | undefined) => void
}

/** The available colours and sizes of a line's product. */
export function SizeChoice({ item, colors, onChoose }: SizeChoiceProps) {
  const t = useText()
  const texts = useWishlistText()
  const own = colors.find((color) => color.sizes.some((size) => size.sku === item.sku)) ?? colors[0]
  const [colorId, setColorId] = useState(own?.id)
  const color = colors.find(({ id }) => id === colorId) ?? own
  const seen = (color?.sizes ?? [])
    .filter((size) => size.visibility !== "hidden")
    .toSorted((a, b) => compareSizes(a.name, b.name))
  return (
    <>
      {texts !== undefined && colors.length > 1 && (
        <ChoiceGroup
          legend={texts("wishlists.color")}
          name={`color-${item.id}`}
          layout="tiles"
          value={color?.id}
          choices={colors.map(({ id, name, sizes }) => ({
            value: id,
            label: name,
            disabled: id !== own?.id && !sizes.some(canChoose),
          }))}
          onChoose={setColorId}
        />
      )}
      <ChoiceGroup
        key={color?.id}
        legend={t("cart.changeSizeOf", { name: item.name })}
        name={`size-${item.id}`}
        layout="tiles"
        defaultValue={item.sku}
        choices={seen.map((size) => ({
          value: size.sku,
          label: size.name,
          disabled: size.sku !== item.sku && !canChoose(size),
        }))}
        onChoose={(sku) => onChoose(seen.find((size) => size.sku === sku && size.sku !== item.sku)?.sku)}
      />
    </>
  )
}

function canChoose({ isBuyable, visibility }: ProductSize): boolean {
  return isBuyable && visibility === "show"
}
