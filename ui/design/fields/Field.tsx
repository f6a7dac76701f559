import type { FocusEvent, InputHTMLAttributes } from "react"
import { useId } from "react"
import { normalizeEmail } from "../../../domain/shared/normalizeEmail.ts"
import styles from "./Field.module.css"
import { FieldNotes, describedBy } from "./FieldNotes.tsx"

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id"> {
  readonly label: string
  readonly name: string
  /** Help shown before any input. */
  readonly hint?: string | undefined
  /** The error and how to correct it. */
  readonly error?: string | undefined
  /** Shown after the label of an optional field. */
  readonly optionalMark?: string | undefined
}

/** A single-line input with label, hint and error. `autoComplete` and `inputMode` are those of HTML. */
export function Field({ label, hint, error, optionalMark, className, onBlur, ...input }: FieldProps) {
  const id = useId()
  // On blur, an email address is shown in the normalized form that is sent.
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const { currentTarget } = event
    const isTyped = input.type === "email" && input.value === undefined
    if (isTyped && currentTarget.value !== normalizeEmail(currentTarget.value))
      currentTarget.value = normalizeEmail(currentTarget.value)
    onBlur?.(event)
  }
  return (
    <div className={className}>
      <label className={styles["label"]} htmlFor={id}>
        {label}
        {optionalMark !== undefined && <span className={styles["optional"]}> {optionalMark}</span>}
      </label>
      <input
        {...input}
        onBlur={leave}
        id={id}
        className={styles["input"]}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, hint, error)}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
