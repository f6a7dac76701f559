import type { BodyMeasure } from "../../../../domain/catalog/SizeGuide.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./SizeGuide.module.css"

/** Explains how to take each measure of a size guide, if the shop has a description. */
export function MeasureHelp({ measures }: { readonly measures: readonly BodyMeasure[] }) {
  const t = useText()
  const measuresWithHelp = measures.filter(({ help = "" }) => help.trim() !== "")
  if (measuresWithHelp.length === 0) return null
  return (
    <section aria-labelledby="how-to-measure">
      <h3 id="how-to-measure">{t("product.howToMeasure")}</h3>
      <dl className={styles["help"]}>
        {measuresWithHelp.map(({ id, name, help }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{help}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
