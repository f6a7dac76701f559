import type { ReactNode } from "react"
import { useId } from "react"
import styles from "./ChoiceGroup.module.css"
import { classNames } from "../classNames.ts"
import { FieldNotes, describedBy } from "./FieldNotes.tsx"

export interface Choice {
  readonly value: string
  readonly label: ReactNode
  /** A second line or the end of a row: a price, a day, "sold out". */
  readonly note?: ReactNode
  readonly disabled?: boolean
}

export interface ChoiceGroupProps {
  readonly legend: string
  readonly name: string
  readonly choices: readonly Choice[]
  /** `tiles` for short labels such as sizes; `rows` for one choice per line. */
  readonly layout?: "tiles" | "rows"
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onChoose?: (value: string) => void
  /** Called on a press of a disabled choice. Keyboard users need a separate control beside the group. */
  readonly onUnavailable?: (value: string) => void
  readonly required?: boolean
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly legendHidden?: boolean
}

/** Radio buttons with a legend. Arrow keys work as in the browser. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const {
    legend,
    name,
    choices,
    layout = "rows",
    value,
    defaultValue,
    onChoose,
    onUnavailable,
    required,
    hint,
    error,
    legendHidden = false,
  } = props
  const id = useId()
  return (
    <fieldset className={styles["group"]} aria-describedby={describedBy(id, hint, error)}>
      <legend className={classNames(styles["legend"], legendHidden && styles["legendHidden"])}>{legend}</legend>
      <div className={styles[layout]}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={styles["choice"]}
            onClick={
              choice.disabled === true && onUnavailable !== undefined ? () => onUnavailable(choice.value) : undefined
            }
          >
            <input
              className={styles["radio"]}
              type="radio"
              name={name}
              value={choice.value}
              required={required}
              disabled={choice.disabled}
              {...(value === undefined
                ? { defaultChecked: defaultValue === choice.value }
                : { checked: value === choice.value })}
              onChange={() => onChoose?.(choice.value)}
            />
            <span className={styles["label"]}>{choice.label}</span>
            {choice.note !== undefined && <span className={styles["note"]}>{choice.note}</span>}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
