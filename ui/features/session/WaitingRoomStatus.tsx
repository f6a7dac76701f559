import { Spinner } from "../../design/Spinner.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./WaitingRoom.module.css"

export interface WaitingRoomStatusProps {
  /** Shoppers in front; nothing where the shop does not say. */
  readonly position: number | undefined
  /** Which try comes next, from 1. */
  readonly attempt: number
  readonly maxRetries: number
  readonly seconds: number
}

/** Where a shopper stands, and when the shop is asked again. */
export function WaitingRoomStatus({ position, attempt, maxRetries, seconds }: WaitingRoomStatusProps) {
  const t = useText()
  return (
    <>
      {/* Said aloud when the place changes, not at every second. */}
      <p role="status" className={styles["position"]}>
        {position === undefined ? t("queue.positionUnknown") : t("queue.position", { count: position })}
      </p>
      <Spinner kind="progress" value={attempt} max={maxRetries} label={t("queue.attempts")} />
      <p className={styles["next"]} aria-hidden="true">
        {t("queue.nextAttempt", { count: seconds })}
      </p>
    </>
  )
}
