import type { ReactNode } from "react"
import { useEffect, useRef, useState } from "react"
import { useDevice, useDeviceMemory } from "../../runtime/DeviceProvider.tsx"

/**
 * Where what was seen lately appears; it is fetched when the shopper comes near it, where there is something to show.
 */
export function RecentPlace({ except }: { /** The product that is looked at now. */ readonly except?: string }) {
  const { recallSeen } = useDevice()
  const seen = useDeviceMemory((memory) => memory.seen)
  const place = useRef<HTMLDivElement>(null)
  const [row, setRow] = useState<{ readonly View: (props: { readonly productIds: readonly string[] }) => ReactNode }>()
  const productIds = seen.filter((id) => id !== except)
  const isWanted = productIds.length > 0
  useEffect(recallSeen, [])
  useEffect(() => {
    if (!isWanted || row !== undefined || place.current === null) return
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        import("./RecentRow.tsx").then(
          ({ RecentRow }) => setRow({ View: RecentRow }),
          () => undefined /* the page is whole without it */,
        )
      },
      { rootMargin: "600px" },
    )
    near.observe(place.current)
    return () => near.disconnect()
  }, [isWanted, row])
  return <div ref={place}>{row !== undefined && isWanted && <row.View productIds={productIds} />}</div>
}
