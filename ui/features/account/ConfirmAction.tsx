import type { ReactNode } from "react"
import { useEffect, useRef, useState } from "react"
import { Button } from "../../design/Button.tsx"
import styles from "./Setting.module.css"

export interface ConfirmActionProps {
  /** Label of the button that asks, and its name with what it acts on. */
  readonly label: string
  readonly name: string
  readonly question: ReactNode
  /** Labels of the buttons that do it and that leave things as they are. */
  readonly confirm: string
  readonly keep: string
  readonly busy: boolean
  readonly onConfirm: () => void
}

/** An action that cannot be undone: its button asks in place, and focus returns to it when the answer is no. */
export function ConfirmAction({ label, name, question, confirm, keep, busy, onConfirm }: ConfirmActionProps) {
  const [isAsking, setAsking] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (isAsking) body.current?.querySelector<HTMLElement>("button")?.focus()
    else if (wasAsking.current) opener.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  if (!isAsking)
    return (
      <button ref={opener} type="button" className={styles["opener"]} aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </button>
    )
  return (
    <div ref={body} role="group" aria-label={name} className={styles["block"]}>
      <p>{question}</p>
      <div className={styles["actions"]}>
        <Button variant="quiet" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button variant="plain" onClick={() => setAsking(false)}>
          {keep}
        </Button>
      </div>
    </div>
  )
}
