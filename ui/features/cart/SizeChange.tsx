import type { ReactNode } from "react"
import { useState } from "react"
import type { CartItem } from "../../../domain/cart/Cart.ts"
import type { ProductColor } from "../../../domain/catalog/Product.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { Sku } from "../../../domain/shared/Sku.ts"
import { Button } from "../../design/Button.tsx"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { SizeChoiceProps } from "./SizeChoice.tsx"

export interface SizeChangeProps {
  readonly item: CartItem
  /** Of the product, which knows its sizes. */
  readonly address: PageAddress
  readonly onChoose: (sku: Sku) => void
}

/** What is needed to choose: the colours with their sizes, and what draws them. */
interface Choice {
  readonly colors: readonly ProductColor[]
  readonly View: (props: SizeChoiceProps) => ReactNode
}

/** Another size or colour for a line. They are asked for when they are wanted, and not offered where they cannot be had. */
export function SizeChange({ item, address, onChoose }: SizeChangeProps) {
  const t = useText()
  const { loadPage } = useCommands()
  const [state, setState] = useState<"closed" | "asking" | "failed" | Choice>("closed")
  const open = async () => {
    setState("asking")
    const [page, View] = await Promise.all([loadPage(address), import("./SizeChoice.tsx").then(({ SizeChoice }) => SizeChoice, () => undefined)])
    const content = page.ok ? page.value.content : undefined
    const colors = content?.content === "product" ? content.product.product.colors : undefined
    setState(colors === undefined || View === undefined ? "failed" : { colors, View })
  }
  if (state === "failed") return <p role="status">{t("cart.sizesUnknown")}</p>
  if (state === "closed" || state === "asking")
    return <Button variant="plain" busy={state === "asking"} onClick={() => void open()} aria-label={`${t("cart.changeSize")}: ${item.name}`}>{t("cart.changeSize")}</Button>
  const choose = (sku: Sku | undefined) => {
    setState("closed")
    if (sku !== undefined) onChoose(sku)
  }
  return <state.View item={item} colors={state.colors} onChoose={choose} />
}
