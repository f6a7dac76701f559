import { useEffect, useState } from "react"
import type { PhysicalStore } from "../../../domain/location/PhysicalStore.ts"
import { Button } from "../../design/Button.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import { createObservable, useObservable } from "../../runtime/observable.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./StorePages.module.css"

/** The id of the customer's store; the same for all lists of a page. */
const chosenId = createObservable<string | undefined>(undefined)

/** Reads the customer's store for the buttons of a list. */
export function useReadMyStore(): void {
  const commands = useCommands()
  useEffect(() => {
    void commands.myStore.read().then((answer) => {
      if (answer.ok) chosenId.set(answer.value?.id)
    })
  }, [])
}

/** The id of the customer's store, as last read or chosen; `undefined` without one. */
export function useMyStoreId(): string | undefined {
  return useObservable(
    chosenId,
    (id) => id,
    () => undefined,
  )
}

/** Makes a store the customer's own in one press, or ends the choice. */
export function MyStoreButton({ store }: { readonly store: Pick<PhysicalStore, "id" | "name" | "city"> }) {
  const t = useText()
  const commands = useCommands()
  const isMine = useMyStoreId() === store.id
  const [state, setState] = useState<"busy" | "failed">()
  const change = async () => {
    setState("busy")
    const answer = await (isMine ? commands.myStore.forget() : commands.myStore.choose(store))
    setState(answer.ok ? undefined : "failed")
    if (answer.ok) chosenId.set(isMine ? undefined : store.id)
  }
  const label = t(isMine ? "map.myStore.remove" : "map.myStore.choose")
  return (
    <span className={styles["scripted"]}>
      <Button
        variant="plain"
        busy={state === "busy"}
        aria-label={`${label}: ${store.name}`}
        onClick={() => void change()}
      >
        {label}
      </Button>
      <span role="status">{state === "failed" && t("map.myStore.failed")}</span>
    </span>
  )
}
