import { useEffect } from "react"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"

/** Takes a guest's token out of the address bar once the page is there (ruling R20). The page itself goes on showing the order. */
export function useTokenlessAddress(address: PageAddress): void {
  const { addressOf } = useNavigation()
  useEffect(() => {
    const { guestToken, ...parameters } = address.parameters
    if (guestToken === undefined) return
    const built = addressOf({ ...address, parameters })
    if (built.ok) window.history.replaceState(window.history.state, "", built.address)
  }, [address, addressOf])
}
