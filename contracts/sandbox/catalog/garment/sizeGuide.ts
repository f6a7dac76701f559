import type { components } from "../../../generated/catalog.d.ts"
import { measureTexts } from "./measureTexts.ts"
import { HAT_TABLE, SIZE_TABLES, type SizeRow } from "./sizeTables.ts"

type SizeGuide = components["schemas"]["SizeGuide"]

/** The size guide of a product; undefined for products in one size and for unknown sizes. */
export const sizeGuide = (
  categoryKey: string,
  sizeNames: readonly string[],
  languageCode: string,
): SizeGuide | undefined => {
  const rows = tableOf(categoryKey, sizeNames)
  if (rows === undefined) return undefined
  const ids = new Set(rows.flatMap(({ millimetres }) => Object.keys(millimetres)))
  return {
    measures: measureTexts(languageCode, ids),
    sizes: rows
      .filter(({ name }) => sizeNames.includes(name))
      .map(({ name, millimetres, elsewhere }) => ({
        name,
        measures: Object.entries(millimetres).map(([measureId, [min, max]]) => ({ measureId, min, max })),
        equivalences: Object.entries(elsewhere)
          .filter(([system]) => system !== "EU" || elsewhere["EU"] !== name)
          .map(([system, other]) => ({ system, name: other })),
      })),
  }
}

const tableOf = (categoryKey: string, sizeNames: readonly string[]): readonly SizeRow[] | undefined => {
  const hasAllSizes = (rows: readonly SizeRow[]) =>
    sizeNames.length > 1 && sizeNames.every((name) => rows.some((row) => row.name === name))
  if (categoryKey.endsWith("-hats")) return hasAllSizes(HAT_TABLE) ? HAT_TABLE : undefined
  const [floor = ""] = categoryKey.split("-", 1)
  return floor === "women" || floor === "men" || floor === "kids" ? SIZE_TABLES[floor].find(hasAllSizes) : undefined
}
