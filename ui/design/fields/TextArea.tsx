import type { TextareaHTMLAttributes } from "react"
import { useId } from "react"
import styles from "./Field.module.css"
import type { FieldProps } from "./Field.tsx"
import { FieldNotes, describedBy } from "./FieldNotes.tsx"

export interface TextAreaProps
  extends
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "name">,
    Pick<FieldProps, "label" | "name" | "hint" | "error" | "optionalMark"> {}

/** A multi-line input with label, hint and error. */
export function TextArea({ label, hint, error, optionalMark, className, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <div className={className}>
      <label className={styles["label"]} htmlFor={id}>
        {label}
        {optionalMark !== undefined && <span className={styles["optional"]}> {optionalMark}</span>}
      </label>
      <textarea
        {...area}
        id={id}
        className={styles["input"]}
        dir="auto"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, hint, error)}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
