import { SelectField } from "../../design/fields/SelectField.tsx"
import { useText } from "../../runtime/TextProvider.tsx"

export interface UnitChoiceProps {
  /** Identifies the line in the form. */
  readonly id: string
  readonly name: string
  readonly details: readonly (string | undefined)[]
  /** Maximum number of units; 0 when none can be chosen. */
  readonly most: number
  readonly chosen: number
  /** Why no unit can be chosen. */
  readonly unavailable?: string | undefined
  readonly error?: string | undefined
}

/** A line of an order with the choice of its units, from none to all. */
export function UnitChoice({ id, name, details, most, chosen, unavailable, error }: UnitChoiceProps) {
  const t = useText()
  const shownDetails = details.filter((detail) => detail !== undefined && detail !== "").join(", ")
  return (
    <div className="service-line">
      <div>
        <p>{name}</p>
        {shownDetails !== "" && <p className="service-note">{shownDetails}</p>}
        {unavailable !== undefined && <p className="service-note">{unavailable}</p>}
      </div>
      {unavailable === undefined && (
        <SelectField
          label={t("service.units")}
          aria-label={t("service.unitsOf", { name })}
          name={`units.${id}`}
          defaultValue={String(Math.min(chosen, most))}
          error={error}
          options={Array.from({ length: most + 1 }, (_, units) => ({ value: String(units), label: String(units) }))}
        />
      )}
    </div>
  )
}
