import { useEffect, useRef, useState } from "react"
import { useDevice, useDeviceMemory } from "../../../runtime/DeviceProvider.tsx"
import { lazyComponent } from "../../../runtime/lazyComponent.tsx"

const RecentlyViewedRow = lazyComponent(async () => (await import("./RecentlyViewedRow.tsx")).RecentlyViewedRow)

/** Loads the recently viewed products when scrolled near, if there are any. */
export function RecentlyViewedSlot({ excludedId }: { /** The product on this page. */ readonly excludedId?: string }) {
  const { loadRecentlyViewed } = useDevice()
  const seen = useDeviceMemory((memory) => memory.seen)
  const container = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const productIds = seen.filter((id) => id !== excludedId)
  const isWanted = productIds.length > 0
  useEffect(loadRecentlyViewed, [])
  useEffect(() => {
    if (!isWanted || isNear || container.current === null) return
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        setNear(true)
      },
      { rootMargin: "600px" },
    )
    near.observe(container.current)
    return () => near.disconnect()
  }, [isWanted, isNear])
  return <div ref={container}>{isNear && isWanted && <RecentlyViewedRow of={{ productIds }} />}</div>
}
