import type { ReactNode } from "react"
import { useEffect, useState } from "react"
import { useCommands } from "../../../commands/useCommands.tsx"
import type { DeviceWalletFormProps } from "./DeviceWalletForm.tsx"

type WalletForm = (props: DeviceWalletFormProps) => ReactNode

/** Loads the form of the device's wallet if both the store and the device support it; otherwise `undefined`. */
export function useDeviceWallet(isOffered: boolean): WalletForm | undefined {
  const { payments } = useCommands()
  const [form, setForm] = useState<{ readonly Form: WalletForm }>()
  useEffect(() => {
    if (!isOffered) return
    void payments.hasDeviceWallet().then((result) => {
      // The other payment methods work without it.
      if (result.ok && result.value)
        void import("./DeviceWalletForm.tsx").then(
          ({ DeviceWalletForm }) => setForm({ Form: DeviceWalletForm }),
          () => undefined,
        )
    })
  }, [isOffered])
  return form?.Form
}
