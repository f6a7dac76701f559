import { useState } from "react"
import type { CartItem } from "../../../domain/cart/Cart.ts"
import { compareSizes } from "../../../domain/catalog/compareSizes.ts"
import type { ProductSize } from "../../../domain/catalog/Product.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { Sku } from "../../../domain/shared/Sku.ts"
import { Button } from "../../design/Button.tsx"
import { ChoiceGroup } from "../../design/ChoiceGroup.tsx"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"

export interface SizeChangeProps {
  readonly item: CartItem
  /** Of the product, which knows its sizes. */
  readonly address: PageAddress
  readonly onChoose: (sku: Sku) => void
}

/** Another size for a line. The sizes are asked for when they are wanted, and not offered where they cannot be had. */
export function SizeChange({ item, address, onChoose }: SizeChangeProps) {
  const t = useText()
  const { loadPage } = useCommands()
  const [state, setState] = useState<"closed" | "asking" | "failed" | readonly ProductSize[]>("closed")
  const open = async () => {
    setState("asking")
    const page = await loadPage(address)
    const content = page.ok ? page.value.content : undefined
    const sizes = content?.content === "product" ? content.product.product.colors.find((color) => color.sizes.some((size) => size.sku === item.sku))?.sizes : undefined
    setState(sizes ?? "failed")
  }
  if (state === "failed") return <p role="status">{t("cart.sizesUnknown")}</p>
  if (state === "closed" || state === "asking")
    return <Button variant="plain" busy={state === "asking"} onClick={() => void open()} aria-label={`${t("cart.changeSize")}: ${item.name}`}>{t("cart.changeSize")}</Button>
  const seen = state.filter((size) => size.visibility !== "hidden").toSorted((a, b) => compareSizes(a.name, b.name))
  return (
    <ChoiceGroup
      legend={t("cart.changeSizeOf", { name: item.name })}
      name={`size-${item.sku}`}
      layout="tiles"
      defaultValue={item.sku}
      choices={seen.map((size) => ({ value: size.sku, label: size.name, disabled: size.sku !== item.sku && !(size.isBuyable && size.visibility === "show") }))}
      onChoose={(sku) => {
        const size = seen.find((candidate) => candidate.sku === sku)
        setState("closed")
        if (size !== undefined && size.sku !== item.sku) onChoose(size.sku)
      }}
    />
  )
}
