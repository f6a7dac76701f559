import { useEffect, useId, useRef } from "react"
import type { WaitingPlace } from "../../../domain/session/WaitingPlace.ts"
import { Thread } from "../../design/Thread.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useSecondsLeft } from "../../runtime/useSecondsLeft.ts"
import styles from "./WaitingRoom.module.css"

export interface WaitingRoomProps {
  readonly place: WaitingPlace
  /** When the shop is asked again, in milliseconds of the page's clock. */
  readonly triesAt: number
}

/** The waiting room (`ItxSmartWaitingRoomPage`): where the shopper stands, and when it goes on. It leaves by itself. */
export function WaitingRoom({ place, triesAt }: WaitingRoomProps) {
  const t = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const seconds = useSecondsLeft(triesAt, Math.ceil(place.retryAfterMillis / 1000))
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={styles["room"]} aria-labelledby={titleId} onCancel={(event) => event.preventDefault()}>
      <h2 id={titleId} className={styles["title"]}>{t("waiting.title")}</h2>
      <p>{t("waiting.text")}</p>
      {/* Said aloud when the place changes, not at every second. */}
      <p role="status" className={styles["place"]}>{place.position === undefined ? t("waiting.unknown") : t("waiting.position", { count: place.position })}</p>
      <Thread kind="progress" value={place.attempt} max={place.maxRetries} label={t("waiting.tries")} />
      <p className={styles["next"]} aria-hidden="true">{t("waiting.next", { count: seconds })}</p>
    </dialog>
  )
}
