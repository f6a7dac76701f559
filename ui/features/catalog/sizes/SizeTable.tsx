import type { LengthUnit, SizeGuide } from "../../../../domain/catalog/SizeGuide.ts"
import { toLengthUnit } from "../../../../domain/catalog/SizeGuide.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./SizeGuide.module.css"

export interface SizeTableProps {
  readonly guide: SizeGuide
  readonly unit: LengthUnit
  readonly caption: string
}

/**
 * Sizes with body measures and their names in other countries. The table scrolls horizontally on narrow screens; the
 * column of sizes stays visible.
 */
export function SizeTable({ guide: { measures, sizes }, unit, caption }: SizeTableProps) {
  const t = useText()
  const number = new Intl.NumberFormat(`${t.language}-u-nu-latn`, { maximumFractionDigits: 2 })
  const systems = [...new Set(sizes.flatMap(({ equivalences }) => equivalences.map(({ system }) => system)))]
  return (
    <div className={styles["scroll"]} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col">{t("catalog.size")}</th>
            {measures.map(({ id, name }) => (
              <th key={id} scope="col">
                {name} <small>{t(`product.unitSymbol.${unit}`)}</small>
              </th>
            ))}
            {systems.map((system) => (
              <th key={system} scope="col">
                {system}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ name, ranges, equivalences }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {measures.map(({ id }) => {
                const range = ranges.find(({ measureId }) => measureId === id)
                const ends =
                  range === undefined
                    ? []
                    : [...new Set([range.minimum, range.maximum].map((end) => number.format(toLengthUnit(end, unit))))]
                return (
                  <td key={id}>
                    <bdi dir="ltr">{ends.join("–")}</bdi>
                  </td>
                )
              })}
              {systems.map((system) => (
                <td key={system}>
                  <bdi dir="ltr">{equivalences.find((one) => one.system === system)?.name}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
