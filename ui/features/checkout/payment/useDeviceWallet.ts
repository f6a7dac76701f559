import type { ReactNode } from "react"
import { useEffect, useState } from "react"
import { useCommands } from "../../../runtime/CommandsProvider.tsx"
import type { DeviceWalletFormProps } from "./DeviceWalletForm.tsx"

type WalletForm = (props: DeviceWalletFormProps) => ReactNode

/**
 * The form of the device's wallet, fetched once the store takes one and the device has one; nothing on every other
 * device.
 */
export function useDeviceWallet(isOffered: boolean): WalletForm | undefined {
  const { payments } = useCommands()
  const [form, setForm] = useState<{ readonly Form: WalletForm }>()
  useEffect(() => {
    if (!isOffered) return
    void payments((commands) => commands.hasDeviceWallet()).then((result) => {
      // Without it the other ways are there all the same.
      if (result.ok && result.value)
        void import("./DeviceWalletForm.tsx").then(
          ({ DeviceWalletForm }) => setForm({ Form: DeviceWalletForm }),
          () => undefined,
        )
    })
  }, [isOffered])
  return form?.Form
}
