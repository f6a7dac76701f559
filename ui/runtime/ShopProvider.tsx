import type { ReactNode } from "react"
import { createContext, useContext } from "react"
import type { StoreFrame } from "../../application/navigation/PageData.ts"

const FrameContext = createContext<StoreFrame | undefined>(undefined)

/** Gives the pages below it their store; without a frame they stand outside every store. */
export function ShopProvider({
  frame,
  children,
}: {
  readonly frame: StoreFrame | undefined
  readonly children: ReactNode
}) {
  return <FrameContext value={frame}>{children}</FrameContext>
}

/** The store, language and categories around a page of a store. */
export function useFrame(): StoreFrame {
  const frame = useContext(FrameContext)
  if (frame === undefined) throw new Error("useFrame needs a page inside a store")
  return frame
}

/** The same where a page may stand outside every store. */
export function useOptionalFrame(): StoreFrame | undefined {
  return useContext(FrameContext)
}
