import { useState } from "react"
import type { LineMaking } from "../../../domain/cart/LineMaking.ts"
import { useCart } from "../../runtime/CartProvider.tsx"
import type { ShopError } from "../../runtime/CommandResult.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { MakingFormProps } from "./MakingFormProps.ts"
import { pieceAddition } from "./pieceAddition.ts"

/** Adds one piece that is made so, and opens the cart when the shop has taken it; what was chosen stays as it is. */
export function useMakingAddition({ product, color }: Pick<MakingFormProps, "product" | "color">) {
  const { addToCart } = useCommands()
  const cart = useCart()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ShopError>()
  const add = async (size: NonNullable<MakingFormProps["size"]>, making: LineMaking) => {
    setBusy(true)
    setRefusal(undefined)
    const result = await addToCart({ ...pieceAddition(product, color, size), ...making })
    setBusy(false)
    if (!result.ok) return setRefusal(result.error)
    cart.set(result.value)
    cart.setOpen(true)
  }
  return {
    busy,
    refusal,
    add: (size: NonNullable<MakingFormProps["size"]>, making: LineMaking) => void add(size, making),
  }
}
