import { useSyncExternalStore } from "react"
import { isRegisteredIn } from "./isRegisteredIn.ts"
import { onOtherTab } from "./otherTabs.ts"
import { useOptionalFrame } from "./ShopProvider.tsx"

const subscribeToSession = (listener: () => void) => onOtherTab("session", listener)
const no = () => false

/**
 * Whether the shopper has logged in to this store, by the readable `user_type` cookie; `no` until the page is alive,
 * since the page itself is everybody's.
 */
export function useIsRegistered(): boolean {
  const id = useOptionalFrame()?.store.id
  return useSyncExternalStore(subscribeToSession, () => isRegisteredIn(id), no)
}
