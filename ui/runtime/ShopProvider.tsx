import type { ReactNode } from "react"
import { createContext, useContext } from "react"
import type { StoreFrame } from "../../application/navigation/PageData.ts"

const FrameContext = createContext<StoreFrame | undefined>(undefined)

/** Provides the store frame to the pages below; without a frame they are outside every store. */
export function ShopProvider({
  frame,
  children,
}: {
  readonly frame: StoreFrame | undefined
  readonly children: ReactNode
}) {
  return <FrameContext value={frame}>{children}</FrameContext>
}

/** The store, language and categories of the current page. */
export function useFrame(): StoreFrame {
  const frame = useContext(FrameContext)
  if (frame === undefined) throw new Error("useFrame needs a page inside a store")
  return frame
}

/** The same for components that may be outside every store. */
export function useOptionalFrame(): StoreFrame | undefined {
  return useContext(FrameContext)
}
