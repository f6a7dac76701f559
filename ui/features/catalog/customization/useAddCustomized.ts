import { useState } from "react"
import type { LineCustomization } from "../../../../domain/cart/LineCustomization.ts"
import { useCart } from "../../../runtime/CartProvider.tsx"
import type { ShopError } from "../../../runtime/CommandResult.ts"
import { useCommands } from "../../../commands/useCommands.tsx"
import type { CustomizationFormProps } from "./CustomizationFormProps.ts"
import { toCartAddition } from "../product/toCartAddition.ts"

/** Adds one customized unit and opens the cart on success; the form keeps its values. */
export function useAddCustomized({ product, color }: Pick<CustomizationFormProps, "product" | "color">) {
  const { addToCart } = useCommands().cart
  const cart = useCart()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ShopError>()
  const add = async (size: NonNullable<CustomizationFormProps["size"]>, customization: LineCustomization) => {
    setBusy(true)
    setError(undefined)
    const result = await addToCart({ ...toCartAddition(product, color, size), ...customization })
    setBusy(false)
    if (!result.ok) return setError(result.error)
    cart.set(result.value)
    cart.setOpen(true)
  }
  return {
    busy,
    error,
    add: (size: NonNullable<CustomizationFormProps["size"]>, customization: LineCustomization) =>
      void add(size, customization),
  }
}
