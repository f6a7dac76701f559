import type { ReactNode } from "react"
import { classNames } from "./classNames.ts"
import styles from "./Alert.module.css"

export interface AlertProps {
  /** `problem` interrupts a screen reader, the others wait for a pause. */
  readonly tone?: "info" | "success" | "problem"
  readonly title?: string | undefined
  readonly children?: ReactNode
  /** Buttons or links for the next step. */
  readonly actions?: ReactNode
  /** For support: the key of the error. */
  readonly details?: { readonly label: string; readonly text: string } | undefined
}

/** An outcome message. The live region is always rendered, so that screen readers announce content added later. */
export function Alert({ tone = "info", title, children, actions, details }: AlertProps) {
  const empty = title === undefined && (children === undefined || children === null || children === false)
  return (
    <div
      role={tone === "problem" ? "alert" : "status"}
      className={empty ? undefined : classNames(styles["notice"], styles[tone])}
    >
      {title !== undefined && <p className={styles["title"]}>{title}</p>}
      {!empty && children}
      {!empty && actions !== undefined && <div className={styles["actions"]}>{actions}</div>}
      {!empty && details !== undefined && (
        <details className={styles["details"]}>
          <summary>{details.label}</summary>
          <code dir="ltr">{details.text}</code>
        </details>
      )}
    </div>
  )
}
