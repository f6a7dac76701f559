import { useRef, useState } from "react"
import type { ProductPage } from "../../../../application/catalog/loadProductPage.ts"
import { canBuy } from "./orderedSizes.ts"
import { useCommands } from "../../../commands/useCommands.tsx"

/** A page loaded more recently than this is not refreshed, in milliseconds. */
const STALE_AFTER_MILLIS = 60_000

/**
 * The sizes of a page that sold out after it was loaded, refreshed at most once a minute when the customer approaches
 * them (decision 037).
 */
export function useSoldOut({ product, readAt }: ProductPage): {
  readonly soldOut: readonly string[]
  readonly refreshSoldOut: () => void
} {
  const { browse } = useCommands()
  const [soldOut, setSoldOut] = useState(() => soldOutSinceShown(product))
  const lastChecked = useRef(readAt)
  const refreshSoldOut = () => {
    const now = performance.timeOrigin + performance.now()
    if (now - lastChecked.current < STALE_AFTER_MILLIS) return
    lastChecked.current = now
    // If this request fails, adding the size reports its availability.
    void browse.soldOut(product).then((result) => result.ok && setSoldOut(result.value))
  }
  return { soldOut, refreshSoldOut }
}

/** The sizes that can be selected in the document, and no longer in the newer page that replaces it. */
function soldOutSinceShown({ colors }: ProductPage["product"]): readonly string[] {
  if (typeof document === "undefined") return []
  const shown = [...document.querySelectorAll<HTMLInputElement>("input[name=sku]:enabled")].map(({ value }) => value)
  return colors.flatMap(({ sizes }) =>
    sizes.filter((size) => !canBuy(size) && shown.includes(size.sku)).map(({ sku }) => sku),
  )
}
