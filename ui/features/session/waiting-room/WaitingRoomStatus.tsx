import { Spinner } from "../../../design/Spinner.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./WaitingRoom.module.css"

export interface WaitingRoomStatusProps {
  /** The number of customers ahead; `undefined` if unknown. */
  readonly position: number | undefined
  /** The next attempt, counted from 1. */
  readonly attempt: number
  readonly maxRetries: number
  readonly seconds: number
}

/** Queue position and time until the next attempt. */
export function WaitingRoomStatus({ position, attempt, maxRetries, seconds }: WaitingRoomStatusProps) {
  const t = useText()
  return (
    <>
      {/* Announced when the position changes, not every second. */}
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
