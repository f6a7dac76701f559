import type { ReactNode } from "react"
import { createContext, useContext } from "react"
import type { WishlistProduct } from "../../application/wishlist/saveToWishlist.ts"

export interface HeartProps {
  readonly wished: WishlistProduct & { readonly name: string }
  readonly className?: string | undefined
  /** The button belongs to a form that saves the product without a script. */
  readonly submits?: boolean
}

/** Draws what saves a product in a list. */
export type Heart = (props: HeartProps) => ReactNode

const HeartContext = createContext<Heart>(() => null)

/** Gives the pages below it what saves a product in a list: features do not know each other. */
export function HeartProvider({ heart, children }: { readonly heart: Heart; readonly children: ReactNode }) {
  return <HeartContext value={heart}>{children}</HeartContext>
}

/** What saves a product in a list; nothing where there are no lists. */
export function useHeart(): Heart {
  return useContext(HeartContext)
}
