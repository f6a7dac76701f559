import { useState } from "react"
import type { LineMaking } from "../../../domain/cart/LineMaking.ts"
import { useCart } from "../../runtime/CartProvider.tsx"
import type { ShopError } from "../../runtime/CommandResult.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { MakingFormProps } from "./MakingFormProps.ts"

/** Adds one piece that is made so, and opens the cart when the shop has taken it; what was chosen stays as it is. */
export function useMakingAddition({ product, color }: Pick<MakingFormProps, "product" | "color">) {
  const { addToCart } = useCommands()
  const cart = useCart()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ShopError>()
  const add = async ({ sku, name }: NonNullable<MakingFormProps["size"]>, making: LineMaking) => {
    setBusy(true)
    setRefusal(undefined)
    const categoryId = product.categoryIds.at(-1)
    const result = await addToCart({
      sku, quantity: 1, productId: product.id, name: [product.name, color.name, name].join(" · "), ...making, ...(categoryId === undefined ? {} : { categoryId }),
    })
    setBusy(false)
    if (!result.ok) return setRefusal(result.error)
    cart.set(result.value)
    cart.setOpen(true)
  }
  return { busy, refusal, add: (size: NonNullable<MakingFormProps["size"]>, making: LineMaking) => void add(size, making) }
}
