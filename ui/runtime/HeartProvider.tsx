import type { FunctionComponent, ReactNode } from "react"
import { createContext, useContext } from "react"
import type { WishlistProduct } from "../../application/wishlist/saveToWishlist.ts"

export interface HeartProps {
  readonly wished: WishlistProduct & { readonly name: string }
  readonly className?: string | undefined
  /** The button belongs to a form that saves the product without scripts. */
  readonly submits?: boolean
}

/** Renders the button that saves a product to a wishlist. */
export type Heart = FunctionComponent<HeartProps>

const HeartContext = createContext<Heart>(() => null)

/** Provides the heart button to the pages below, because features do not import each other. */
export function HeartProvider({ heart, children }: { readonly heart: Heart; readonly children: ReactNode }) {
  return <HeartContext value={heart}>{children}</HeartContext>
}

/** The heart button; `undefined` where there are no wishlists. */
export function useHeart(): Heart {
  return useContext(HeartContext)
}
