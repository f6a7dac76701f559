import { useRef, useState } from "react"
import type { ProductPage } from "../../../application/catalog/loadProductPage.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"

/** A page read less long ago than this is taken as it is, in milliseconds. */
const STALE_AFTER_MILLIS = 60_000

/**
 * The sizes of a page that were sold out since it was read, asked for at most once a minute by whoever turns to them
 * (decision 037).
 */
export function useSoldOut({ product, readAt }: ProductPage): {
  readonly soldOut: readonly string[]
  readonly refreshSoldOut: () => void
} {
  const { browse } = useCommands()
  const [soldOut, setSoldOut] = useState<readonly string[]>([])
  const lastChecked = useRef(readAt)
  const refreshSoldOut = () => {
    const now = performance.timeOrigin + performance.now()
    if (now - lastChecked.current < STALE_AFTER_MILLIS) return
    lastChecked.current = now
    // Where the shop does not answer, it says at the latest when the size is added.
    void browse((commands) => commands.soldOut(product)).then((result) => result.ok && setSoldOut(result.value))
  }
  return { soldOut, refreshSoldOut }
}
