import type { ReactNode } from "react"
import { useEffect, useState } from "react"
import { useCommands } from "../../../runtime/CommandsProvider.tsx"
import type { DeviceWalletFormProps } from "./DeviceWalletForm.tsx"

type WalletForm = (props: DeviceWalletFormProps) => ReactNode

/**
 * The form of the device's wallet, fetched once the store takes one and the device has one; nothing on every other
 * device.
 */
export function useDeviceWallet(isTaken: boolean): WalletForm | undefined {
  const { paying } = useCommands()
  const [form, setForm] = useState<{ readonly Form: WalletForm }>()
  useEffect(() => {
    if (!isTaken) return
    void paying((core) => core.hasDeviceWallet()).then((result) => {
      // Without it the other ways are there all the same.
      if (result.ok && result.value)
        void import("./DeviceWalletForm.tsx").then(
          ({ DeviceWalletForm }) => setForm({ Form: DeviceWalletForm }),
          () => undefined,
        )
    })
  }, [isTaken])
  return form?.Form
}
