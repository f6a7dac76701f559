import { useEffect, useState } from "react"
import { useCommands } from "../../../commands/useCommands.tsx"
import { usePreload } from "../../../runtime/lazyComponent.tsx"
import type { Preloadable } from "../../../runtime/lazyComponent.tsx"

/** Whether the device's wallet can be offered: both the store and the device support it, and its form is loaded. */
export function useDeviceWallet(isOffered: boolean, form: Preloadable): boolean {
  const { payments } = useCommands()
  const [isSupported, setSupported] = useState(false)
  useEffect(() => {
    if (isOffered)
      void payments.hasDeviceWallet().then((result) => (result.ok && result.value ? setSupported(true) : undefined))
  }, [isOffered])
  // The other payment methods work without it.
  return usePreload(form, isSupported) === true
}
