import type { components } from "../../../generated/catalog.d.ts"
import { measureTexts } from "./measureTexts.ts"
import { HAT_TABLE, SIZE_TABLES, type SizeRow } from "./sizeTables.ts"

type SizeGuide = components["schemas"]["SizeGuide"]

/**
 * The size guide of a product; undefined for products in one size and for unknown sizes. In the United States numbers
 * are American, and of the other systems the American one is first.
 */
export const sizeGuide = (
  categoryKey: string,
  sizeNames: readonly string[],
  languageTag: string,
  countryCode: string,
): SizeGuide | undefined => {
  const rows = tableOf(categoryKey, sizeNames, countryCode)
  if (rows === undefined) return undefined
  const ids = new Set(rows.flatMap(({ millimetres }) => Object.keys(millimetres)))
  return {
    measures: measureTexts(languageTag, ids),
    sizes: rows
      .filter(({ name }) => sizeNames.includes(name))
      .map(({ name, millimetres, elsewhere }) => ({
        name,
        measures: Object.entries(millimetres).map(([measureId, [min, max]]) => ({ measureId, min, max })),
        equivalences: equivalencesOf(elsewhere, countryCode)
          .filter(([system, other]) => system !== own(countryCode) || other !== name)
          .map(([system, other]) => ({ system, name: other })),
      })),
  }
}

const own = (countryCode: string): string => (countryCode === "US" ? "US" : "EU")

const equivalencesOf = (elsewhere: SizeRow["elsewhere"], countryCode: string) => {
  const systems = Object.entries(elsewhere)
  return countryCode === "US"
    ? [...systems.filter(([system]) => system === "US"), ...systems.filter(([system]) => system !== "US")]
    : systems
}

/** The rows with the labels of American stores: letters, or American numbers. */
const americanRows = (rows: readonly SizeRow[]): readonly SizeRow[] =>
  rows.map((row) => {
    const { EU = row.name, US = row.name } = row.elsewhere
    return /^[0-9]/u.test(row.name) ? { ...row, name: US, elsewhere: { EU, ...row.elsewhere } } : row
  })

const tableOf = (
  categoryKey: string,
  sizeNames: readonly string[],
  countryCode: string,
): readonly SizeRow[] | undefined => {
  const tables = (rows: readonly (readonly SizeRow[])[]) => (countryCode === "US" ? rows.map(americanRows) : rows)
  const hasAllSizes = (rows: readonly SizeRow[]) =>
    sizeNames.length > 1 && sizeNames.every((name) => rows.some((row) => row.name === name))
  if (categoryKey.endsWith("-hats")) return hasAllSizes(HAT_TABLE) ? HAT_TABLE : undefined
  const [floor = ""] = categoryKey.split("-", 1)
  return floor === "women" || floor === "men" || floor === "kids"
    ? tables(SIZE_TABLES[floor]).find(hasAllSizes)
    : undefined
}
