import type { ReactNode } from "react"
import { useEffect, useState } from "react"
import { useObservable } from "../runtime/observable.ts"
import { useNavigation } from "../runtime/NavigationProvider.tsx"
import { useShopPages } from "../runtime/useShopPages.ts"
import type { Waiting, WaitingState } from "../runtime/waitingState.ts"

/** Shows the waiting room over the page. Its script is fetched on first use; its texts are loaded with the core. */
export function WaitingRoomSlot({ state }: { readonly state: WaitingState }) {
  const waiting = useObservable(
    state,
    (whole) => whole,
    () => undefined,
  )
  const { go } = useNavigation()
  const { home } = useShopPages()
  const [fetched, setFetched] = useState<{
    readonly View: (props: { readonly waiting: Exclude<Waiting, "abandoned" | undefined> }) => ReactNode
  }>()
  useEffect(() => {
    if (waiting === "abandoned") go(home)
    else if (waiting !== undefined && fetched === undefined)
      import("../features/session/waiting-room/WaitingRoomOverlay.tsx").then(
        ({ WaitingRoomOverlay }) => setFetched({ View: WaitingRoomOverlay }),
        () => undefined /* the calls still wait, and the page shows the cart */,
      )
  }, [waiting])
  return waiting !== undefined && waiting !== "abandoned" && fetched !== undefined ? (
    <fetched.View waiting={waiting} />
  ) : null
}
