import type { FocusEvent, InputHTMLAttributes } from "react"
import { useId } from "react"
import { normalizeEmail } from "../../domain/shared/normalizeEmail.ts"
import styles from "./Field.module.css"
import { FieldNotes, describedBy } from "./FieldNotes.tsx"

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id"> {
  readonly label: string
  readonly name: string
  /** What helps before a mistake. */
  readonly hint?: string | undefined
  /** What is wrong and how to mend it. */
  readonly error?: string | undefined
  /** Said after the label of a field that may stay empty. */
  readonly optionalMark?: string | undefined
}

/** One line of text with its label, hint and error. Pass `autoComplete` and `inputMode` as they are in HTML. */
export function Field({ label, hint, error, optionalMark, className, onBlur, ...input }: FieldProps) {
  const id = useId()
  // An e-mail address is shown as it is sent, once its field is left.
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
