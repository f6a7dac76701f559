import { useState } from "react"
import type { Product, ProductColor } from "../../../../domain/catalog/Product.ts"
import type { LazyComponent } from "../../../runtime/lazyComponent.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"

/** Actions on a product page besides buying. */
export type ProductAction = "notice" | "stores" | "share"

export interface ProductActionsDrawerProps {
  readonly wish: ProductAction
  readonly open: boolean
  readonly product: Product
  readonly color: ProductColor
  /** The chosen size, or the one the action is about. */
  readonly sku: string | undefined
  readonly onClose: () => void
}

interface ProductActionsState {
  readonly isOpen: boolean
  readonly wish?: ProductAction
  readonly sku?: string | undefined
  /** Increments with each action, so that its drawer starts with fresh state. */
  readonly round: number
  readonly isLoaded: boolean
}

/**
 * State of the product actions. The drawer is fetched with the first action. If that fails, the customer goes to the
 * page with the same purpose, if there is one.
 */
export function useProductActions(Drawer: LazyComponent<ProductActionsDrawerProps>) {
  const { language } = useText()
  const [now, setState] = useState<ProductActionsState>({ isOpen: false, isLoaded: false, round: 0 })
  return {
    ...now,
    Drawer,
    ask: (wish: ProductAction, sku: string | undefined, fallbackUrl?: string) => {
      setState(({ round, isLoaded }) => ({ isOpen: true, isLoaded, wish, sku, round: round + 1 }))
      void Drawer.preload(language).then((isLoaded) => {
        setState((known) => (isLoaded ? { ...known, isLoaded } : { isOpen: false, isLoaded, round: 0 }))
        if (!isLoaded && fallbackUrl !== undefined) window.location.assign(fallbackUrl)
      })
    },
    close: () => setState((known) => ({ ...known, isOpen: false })),
  }
}
