import { describe, expect, it } from "vitest"
import { placeRows } from "../../../contracts/sandbox/seed/placeRows.ts"
import { stores } from "../../../contracts/sandbox/world/stores.ts"

const shops = stores.filter(({ isForBusiness }) => isForBusiness !== true)
const rows = shops.map(({ id, countryCode, languages: [language] }) =>
  placeRows({ storeId: id, countryCode, languageCode: language?.code ?? "en" }),
)

describe("the demo places", () => {
  it("are 200 physical stores in 13 countries and 2,000 drop points", () => {
    expect(new Set(shops.map(({ countryCode }) => countryCode)).size).toBe(13)
    expect(rows.reduce((sum, { stores: listed }) => sum + listed.length, 0)).toBe(200)
    expect(rows.reduce((sum, { dropPoints }) => sum + dropPoints.length, 0)).toBe(2_000)
  })

  it("have numbers and names of their own, and the same in every database", () => {
    const numbers = rows.flatMap(({ stores: listed }) => listed.map(({ physical_store_id }) => physical_store_id))
    expect(new Set(numbers).size).toBe(200)
    for (const { stores: listed, dropPoints } of rows) {
      expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length)
      expect(new Set(dropPoints.map(({ droppoint_id }) => droppoint_id)).size).toBe(dropPoints.length)
    }
    const [spain] = shops
    if (spain === undefined) throw new Error("no store")
    expect(placeRows({ storeId: spain.id, countryCode: spain.countryCode, languageCode: "es" })).toEqual(rows[0])
  })

  it("are in every time zone of their country, and some are open after midnight", () => {
    const hours = rows.flatMap(({ stores: listed }) => listed.map(({ opening_hours }) => opening_hours))
    for (const zone of ["Atlantic/Canary", "Atlantic/Azores", "America/Phoenix", "Pacific/Honolulu"])
      expect(hours.filter((text) => text.includes(`"${zone}"`)).length).toBeGreaterThanOrEqual(2)
    expect(hours.some((text) => text.includes('"toTime":"01:00"'))).toBe(true)
    expect(hours.some((text) => text.includes('"toTime":"24:00"'))).toBe(true)
  })
})
