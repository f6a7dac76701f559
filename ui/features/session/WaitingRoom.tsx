import { useEffect, useId, useRef } from "react"
import type { WaitingPlace } from "../../../domain/session/WaitingPlace.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { useSecondsLeft } from "../../runtime/useSecondsLeft.ts"
import { keepRoom } from "./waitingVisits.ts"
import styles from "./WaitingRoom.module.css"
import { WaitingWords } from "./WaitingWords.tsx"

export interface WaitingRoomProps {
  readonly place: WaitingPlace
  /** When the shop is asked again, in milliseconds of the page's clock. */
  readonly triesAt: number
}

/**
 * The waiting room over a page whose calls wait: where the shopper stands, and when it goes on. It leaves by itself,
 * and outlives a reload.
 */
export function WaitingRoom({ place, triesAt }: WaitingRoomProps) {
  const t = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const seconds = useSecondsLeft(triesAt, Math.ceil(place.retryAfterMillis / 1000))
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  useEffect(() => {
    const { attempt, position, isChange } = place
    keepRoom({
      attempt,
      retriesAt: Math.round(performance.timeOrigin + triesAt),
      ...(position === undefined ? {} : { position }),
      ...(isChange === undefined ? {} : { isChange }),
    })
    return () => keepRoom(undefined)
  }, [place, triesAt])
  return (
    <dialog
      ref={dialog}
      className={styles["room"]}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={titleId} className={styles["title"]}>
        {t("queue.title")}
      </h2>
      <p>{t("queue.text")}</p>
      <WaitingWords position={place.position} attempt={place.attempt} maxRetries={place.maxRetries} seconds={seconds} />
    </dialog>
  )
}
