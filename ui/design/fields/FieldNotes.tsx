import styles from "./Field.module.css"

interface FieldNotesProps {
  readonly id: string
  readonly hint: string | undefined
  readonly error: string | undefined
}

/** The hint and the error of a control. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles["hint"]}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles["error"]}>
          {error}
        </p>
      )}
    </>
  )
}

/** Returns the `aria-describedby` value of a control; the error comes first. */
export function describedBy(id: string, hint: string | undefined, error: string | undefined): string | undefined {
  const ids = [error === undefined ? [] : [`${id}-error`], hint === undefined ? [] : [`${id}-hint`]].flat()
  return ids.length === 0 ? undefined : ids.join(" ")
}
