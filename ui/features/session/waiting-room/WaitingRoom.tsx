import { useEffect, useId, useRef } from "react"
import type { QueuePosition } from "../../../../domain/session/QueuePosition.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useSecondsLeft } from "../../../runtime/useSecondsLeft.ts"
import { storeWaitingRoom } from "./waitingVisitStorage.ts"
import styles from "./WaitingRoom.module.css"
import { WaitingRoomStatus } from "./WaitingRoomStatus.tsx"

export interface WaitingRoomProps {
  readonly place: QueuePosition
  /** The time of the next attempt, in milliseconds of the page's clock. */
  readonly nextTryAt: number
}

/**
 * The waiting room over a page with waiting requests: queue position and time of the next attempt. It closes by itself
 * and survives a reload.
 */
export function WaitingRoom({ place, nextTryAt }: WaitingRoomProps) {
  const t = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const seconds = useSecondsLeft(nextTryAt, Math.ceil(place.retryAfterMillis / 1000))
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  useEffect(() => {
    const { attempt, position, isMutation } = place
    storeWaitingRoom({
      attempt,
      retriesAt: Math.round(performance.timeOrigin + nextTryAt),
      ...(position === undefined ? {} : { position }),
      ...(isMutation === undefined ? {} : { isMutation }),
    })
    return () => storeWaitingRoom(undefined)
  }, [place, nextTryAt])
  return (
    <dialog
      ref={dialog}
      className={styles["dialog"]}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={titleId} className={styles["title"]}>
        {t("queue.title")}
      </h2>
      <p>{t("queue.text")}</p>
      <WaitingRoomStatus
        position={place.position}
        attempt={place.attempt}
        maxRetries={place.maxRetries}
        seconds={seconds}
      />
    </dialog>
  )
}
