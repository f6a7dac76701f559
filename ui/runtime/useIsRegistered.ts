import { useSyncExternalStore } from "react"
import { isRegisteredIn } from "./isRegisteredIn.ts"
import { onOtherTab } from "./otherTabs.ts"
import { useOptionalFrame } from "./ShopProvider.tsx"

const subscribeToSession = (listener: () => void) => onOtherTab("session", listener)
const no = () => false

/**
 * Whether the customer is signed in to this store, by the readable `user_type` cookie. Returns `false` until hydration,
 * since the page itself is shared by all visitors.
 */
export function useIsRegistered(): boolean {
  const id = useOptionalFrame()?.store.id
  return useSyncExternalStore(subscribeToSession, () => isRegisteredIn(id), no)
}
