import { useSyncExternalStore } from "react"
import { isRegisteredIn } from "./isRegisteredIn.ts"
import { useOptionalFrame } from "./ShopProvider.tsx"

const never = () => () => undefined
const no = () => false

/**
 * Whether the shopper has logged in to this store, by the readable `user_type` cookie; `no` until the page is alive, since the
 * page itself is everybody's.
 */
export function useIsRegistered(): boolean {
  const id = useOptionalFrame()?.store.id
  return useSyncExternalStore(never, () => isRegisteredIn(id), no)
}
