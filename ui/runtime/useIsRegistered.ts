import { isRegisteredIn } from "./isRegisteredIn.ts"
import { useObservable } from "./observable.ts"
import { onOtherTab } from "./otherTabs.ts"
import { useOptionalFrame } from "./ShopProvider.tsx"

/** The session cookies, which another tab may change. */
const sessionCookies = {
  current: () => document.cookie,
  subscribe: (listener: () => void) => onOtherTab("session", listener),
}

/**
 * Whether the customer is signed in to this store, by the readable `user_type` cookie. Returns `false` until hydration,
 * since the page itself is shared by all visitors.
 */
export function useIsRegistered(): boolean {
  const id = useOptionalFrame()?.store.id
  return useObservable(
    sessionCookies,
    (cookies) => isRegisteredIn(id, cookies),
    () => "",
  )
}
