import { useState } from "react"
import type { LengthUnit, SizeGuide } from "../../../../domain/catalog/SizeGuide.ts"
import { parseMillimetres, sizeFor } from "../../../../domain/catalog/SizeGuide.ts"
import { Field } from "../../../design/fields/Field.tsx"
import { SelectField } from "../../../design/fields/SelectField.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./SizeGuide.module.css"

/** Finds the size for a body measure. The value is not sent to the server. */
export function SizeFinder({ guide, unit }: { readonly guide: SizeGuide; readonly unit: LengthUnit }) {
  const t = useText()
  const [measureId, setMeasureId] = useState(guide.measures[0]?.id ?? "")
  const [typed, setTyped] = useState("")
  const measure = guide.measures.find(({ id }) => id === measureId)
  const millimetres = parseMillimetres(typed, unit)
  const size = millimetres === undefined ? undefined : sizeFor(guide, measureId, millimetres)
  return (
    <section aria-labelledby="size-finder" className={styles["finder"]}>
      <h3 id="size-finder">{t("product.findMySize")}</h3>
      {guide.measures.length > 1 && (
        <SelectField
          label={t("product.measure")}
          name="measure"
          value={measureId}
          onChange={(event) => setMeasureId(event.currentTarget.value)}
          options={guide.measures.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Field
        label={`${measure?.name ?? ""} (${t(`product.unitSymbol.${unit}`)})`}
        name="length"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        hint={measure?.help}
      />
      <p role="status" className={styles["answer"]}>
        {typed.trim() === ""
          ? ""
          : millimetres === undefined
            ? t("product.invalidLength")
            : size === undefined
              ? t("product.noMatchingSize")
              : t("product.matchingSize", { size: size.name })}
      </p>
    </section>
  )
}
