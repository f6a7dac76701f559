import { useEffect, useId, useRef } from "react"
import { Button } from "../../../design/Button.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./WaitingRoom.module.css"

/**
 * Reports, once, that the page was reloaded while a change was in the waiting room: the change was not made and will
 * not be retried.
 */
export function WaitInterruptedDialog() {
  const t = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={styles["dialog"]} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles["title"]}>
        {t("queue.interrupted")}
      </h2>
      <p>{t("queue.interruptedText")}</p>
      <p>
        <Button onClick={() => dialog.current?.close()}>{t("navigation.close")}</Button>
      </p>
    </dialog>
  )
}
