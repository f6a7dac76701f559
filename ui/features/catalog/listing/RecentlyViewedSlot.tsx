import type { ReactNode } from "react"
import { useEffect, useRef, useState } from "react"
import { useDevice, useDeviceMemory } from "../../../runtime/DeviceProvider.tsx"

/** Loads the recently viewed products when scrolled near, if there are any. */
export function RecentlyViewedSlot({ excludedId }: { /** The product on this page. */ readonly excludedId?: string }) {
  const { loadRecentlyViewed } = useDevice()
  const seen = useDeviceMemory((memory) => memory.seen)
  const container = useRef<HTMLDivElement>(null)
  const [row, setRow] = useState<{ readonly View: (props: { readonly productIds: readonly string[] }) => ReactNode }>()
  const productIds = seen.filter((id) => id !== excludedId)
  const isWanted = productIds.length > 0
  useEffect(loadRecentlyViewed, [])
  useEffect(() => {
    if (!isWanted || row !== undefined || container.current === null) return
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        import("./RecentlyViewedRow.tsx").then(
          ({ RecentlyViewedRow }) => setRow({ View: RecentlyViewedRow }),
          () => undefined /* the page is complete without it */,
        )
      },
      { rootMargin: "600px" },
    )
    near.observe(container.current)
    return () => near.disconnect()
  }, [isWanted, row])
  return <div ref={container}>{row !== undefined && isWanted && <row.View productIds={productIds} />}</div>
}
