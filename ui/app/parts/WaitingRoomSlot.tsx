import { useEffect } from "react"
import { lazyComponent } from "../../runtime/lazyComponent.tsx"
import { useObservable } from "../../runtime/observable.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import type { WaitingState } from "../../runtime/waitingState.ts"

const WaitingRoomOverlay = lazyComponent(
  async () => (await import("../../features/session/waiting-room/WaitingRoomOverlay.tsx")).WaitingRoomOverlay,
)

/** Shows the waiting room over the page. Its script is fetched on first use; its texts are loaded with the core. */
export function WaitingRoomSlot({ state }: { readonly state: WaitingState }) {
  const waiting = useObservable(
    state,
    (whole) => whole,
    () => undefined,
  )
  const { go } = useNavigation()
  const { home } = useShopPages()
  useEffect(() => {
    if (waiting === "abandoned") go(home)
  }, [waiting])
  // Without the overlay the calls still wait, and the page shows the cart.
  return waiting !== undefined && waiting !== "abandoned" && <WaitingRoomOverlay of={{ waiting }} />
}
