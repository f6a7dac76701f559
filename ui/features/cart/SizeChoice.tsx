import { useState } from "react"
import type { CartItem } from "../../../domain/cart/Cart.ts"
import { compareSizes } from "../../../domain/catalog/compareSizes.ts"
import type { ProductColor, ProductSize } from "../../../domain/catalog/Product.ts"
import type { Sku } from "../../../domain/shared/Sku.ts"
import { Button } from "../../design/Button.tsx"
import { ChoiceGroup } from "../../design/ChoiceGroup.tsx"
import { Notice } from "../../design/Notice.tsx"
import { useCart } from "../../runtime/CartProvider.tsx"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useWishlistText } from "../../runtime/useWishlistText.ts"
import { presentWishlistError } from "../../text/presentWishlistError.ts"

export interface SizeChoiceProps {
  readonly item: CartItem
  /** Of the product. */
  readonly colors: readonly ProductColor[]
  /** The sku that was chosen; nothing when it is the line's own. */
  readonly onChoose: (sku: Sku | undefined) => void
}

/** The colours and sizes of a line's product, of which others can be chosen; or the line is saved for later, in a list. */
export function SizeChoice({ item, colors, onChoose }: SizeChoiceProps) {
  const t = useText()
  const words = useWishlistText()
  const own = colors.find((color) => color.sizes.some((size) => size.sku === item.sku)) ?? colors[0]
  const [colorId, setColorId] = useState(own?.id)
  const color = colors.find(({ id }) => id === colorId) ?? own
  const seen = (color?.sizes ?? []).filter((size) => size.visibility !== "hidden").toSorted((a, b) => compareSizes(a.name, b.name))
  return (
    <>
      {words !== undefined && colors.length > 1 && (
        <ChoiceGroup
          legend={words("line.color")}
          name={`color-${item.sku}`}
          layout="tiles"
          value={color?.id}
          choices={colors.map(({ id, name, sizes }) => ({ value: id, label: name, disabled: id !== own?.id && !sizes.some(canChoose) }))}
          onChoose={setColorId}
        />
      )}
      <ChoiceGroup
        key={color?.id}
        legend={t("cart.changeSizeOf", { name: item.name })}
        name={`size-${item.sku}`}
        layout="tiles"
        defaultValue={item.sku}
        choices={seen.map((size) => ({ value: size.sku, label: size.name, disabled: size.sku !== item.sku && !canChoose(size) }))}
        onChoose={(sku) => onChoose(seen.find((size) => size.sku === sku && size.sku !== item.sku)?.sku)}
      />
      {words !== undefined && <SaveForLater item={item} t={words} />}
    </>
  )
}

/** Moves a line into a list; the cart shows itself without it when the shop has agreed. */
function SaveForLater({ item, t }: { readonly item: CartItem; readonly t: NonNullable<ReturnType<typeof useWishlistText>> }) {
  const { wishlists } = useCommands()
  const cart = useCart()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ReturnType<typeof presentWishlistError>>()
  const save = async () => {
    setBusy(true)
    const saved = await wishlists((core) => core.saveForLater(item))
    setBusy(false)
    if (saved.ok) cart.set(saved.value.cart)
    else setProblem(presentWishlistError(saved.error, t))
  }
  return (
    <>
      <Button variant="plain" busy={busy} aria-label={`${t("line.later")}: ${item.name}`} onClick={() => void save()}>{t("line.later")}</Button>
      <Notice tone="problem" title={problem?.title} details={problem?.details}>{problem !== undefined && <p>{problem.text}</p>}</Notice>
    </>
  )
}

function canChoose({ isBuyable, visibility }: ProductSize): boolean {
  return isBuyable && visibility === "show"
}
