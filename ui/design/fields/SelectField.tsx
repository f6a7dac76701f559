import type { SelectHTMLAttributes } from "react"
import { useId } from "react"
import styles from "./Field.module.css"
import { FieldNotes, describedBy } from "./FieldNotes.tsx"

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

export interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "id"> {
  readonly label: string
  readonly name: string
  readonly options: readonly SelectOption[]
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** A select with label, hint and error. */
export function SelectField({ label, options, hint, error, className, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label className={styles["label"]} htmlFor={id}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={styles["select"]}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, hint, error)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
