import { useEffect, useState } from "react"
import type { MyStore } from "../../../../application/location/myStore.ts"
import { useCommands } from "../../../commands/useCommands.tsx"
import { StoreOption } from "./StoreOption.tsx"

/** The customer's own store as a filter; nothing when the list is restricted to it already. */
export function MyStoreOption({ listed }: { readonly listed: string | undefined }) {
  const { myStore } = useCommands()
  const [mine, setMine] = useState<MyStore>()
  useEffect(() => {
    void myStore.read().then((answer) => {
      if (answer.ok) setMine(answer.value)
    })
  }, [])
  return mine === undefined || mine.id === listed ? null : <StoreOption store={mine} />
}
