import type { InputHTMLAttributes } from "react"
import { useId } from "react"
import styles from "./CheckField.module.css"
import { FieldNotes, describedBy } from "./FieldNotes.tsx"

export interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "type"> {
  readonly label: string
  readonly name: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** A checkbox with its label. */
export function CheckField({ label, hint, error, className, ...input }: CheckFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label className={styles["check"]} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles["box"]}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, hint, error)}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
