import { useEffect, useState } from "react"
import type { CartItem } from "../../../../domain/cart/Cart.ts"
import type { ProductColor } from "../../../../domain/catalog/Product.ts"
import type { PageAddress } from "../../../../domain/navigation/PageAddress.ts"
import type { Sku } from "../../../../domain/shared/Sku.ts"
import { Button } from "../../../design/Button.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { DeferredContentProps } from "../Deferred.tsx"
import { SizeChoice } from "./SizeChoice.tsx"

export interface SizeChangeProps {
  readonly item: CartItem
  /** The address of the product, which lists its sizes. */
  readonly address: PageAddress
  readonly onChoose: (sku: Sku) => void
}

/** Changes the size or colour of a line. Loads the product on mount; unavailable sizes are not offered. */
export function SizeChange({ item, address, onChoose, onDone }: DeferredContentProps & SizeChangeProps) {
  const t = useText()
  const { loadPage } = useCommands().pages
  const [colors, setColors] = useState<"asking" | "failed" | readonly ProductColor[]>("asking")
  useEffect(() => {
    void loadPage(address).then((page) =>
      setColors(
        page.ok && page.value.content.content === "product" ? page.value.content.product.product.colors : "failed",
      ),
    )
    // Runs once per press: the address is a new object with every render.
  }, [])
  if (colors === "failed") return <p role="status">{t("cart.sizesUnavailable")}</p>
  if (colors === "asking")
    return (
      <Button variant="plain" busy aria-label={`${t("cart.changeSize")}: ${item.name}`}>
        {t("cart.changeSize")}
      </Button>
    )
  const choose = (sku: Sku | undefined) => {
    onDone()
    if (sku !== undefined) onChoose(sku)
  }
  return <SizeChoice item={item} colors={colors} onChoose={choose} />
}
