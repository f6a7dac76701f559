import type { ReactNode } from "react"
import { useEffect, useState, useSyncExternalStore } from "react"
import type { WaitingRoomProps } from "../features/session/WaitingRoom.tsx"
import { useNavigation } from "../runtime/NavigationProvider.tsx"
import { useShopPages } from "../runtime/useShopPages.ts"
import type { WaitingState } from "../runtime/waitingState.ts"

/** Where the waiting room appears, over the page that waits. It is fetched when there is one; its words came with the core. */
export function WaitingRoomPlace({ state }: { readonly state: WaitingState }) {
  const waiting = useSyncExternalStore(state.subscribe, state.current, () => undefined)
  const { go } = useNavigation()
  const { home } = useShopPages()
  const [room, setRoom] = useState<{ readonly View: (props: WaitingRoomProps) => ReactNode }>()
  const [cut, setCut] = useState<{ readonly View: () => ReactNode }>()
  const isWaiting = typeof waiting === "object"
  useEffect(() => {
    if (isWaiting && room === undefined) import("../features/session/WaitingRoom.tsx").then(({ WaitingRoom }) => setRoom({ View: WaitingRoom }), () => undefined /* the calls wait all the same */)
  }, [isWaiting, room])
  useEffect(() => {
    if (waiting === "given up") go(home)
    if (waiting === "cut") import("../features/session/WaitCutShort.tsx").then(({ WaitCutShort }) => setCut({ View: WaitCutShort }), () => undefined /* the page says what is in the cart all the same */)
  }, [waiting])
  if (waiting === "cut" && cut !== undefined) return <cut.View />
  return isWaiting && room !== undefined ? <room.View place={waiting.place} triesAt={waiting.triesAt} /> : null
}
