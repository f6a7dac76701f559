import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatAmount } from "../../../contracts/sandbox/stores/formatAmount.ts"
import { demoWorld } from "../../../contracts/sandbox/world/demoWorld.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"

const { stores } = demoWorld()
/** The data of Unicode's CLDR, which the platform includes, for a currency. */
const known = (currency: string) => new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
const byCurrency = [...new Map(stores.map((store) => [store.currencyCode, store])).values()]
const amounts = fc.oneof(
  fc.maxSafeInteger(),
  fc.integer({ min: -200_000, max: 2_000_000 }),
  fc.constantFrom(0, 1, -1, 999, 1000, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
)
/** Formatted as text to keep all digits, because a number would be rounded. */
const isNumber = (text: string): text is `${number}` => Number.isFinite(Number(text))

describe("the money of the demo stores", () => {
  it("F72 has CLDR's decimals, none in Japan and Korea and three in Kuwait, also in second currencies", () => {
    const all = stores.flatMap((store) => [store, ...(store.alternateLocales ?? [])])
    expect(all.map(({ currencyCode, currencyDecimals }) => [currencyCode, currencyDecimals])).toEqual(
      all.map(({ currencyCode }) => [currencyCode, known(currencyCode).maximumFractionDigits]),
    )
    expect(
      Object.fromEntries(all.map(({ currencyCode, currencyDecimals }) => [currencyCode, currencyDecimals])),
    ).toMatchObject({ JPY: 0, KRW: 0, KWD: 3 })
  })

  it.each(byCurrency.map((store) => [store.currencyCode, store] as const))(
    "F72 has in %s the digits of CLDR, in the storefront and the sandbox",
    (_currency, store) => {
      const { currencyCode, currencyDecimals, groupingCharacter, decimalCharacter } = store
      const cldr = new Intl.NumberFormat("en", {
        minimumFractionDigits: currencyDecimals,
        maximumFractionDigits: currencyDecimals,
        useGrouping: "always",
      })
      fc.assert(
        fc.property(amounts, (minorUnits) => {
          const exact = `${Math.abs(minorUnits)}E-${currencyDecimals}`
          const number = (isNumber(exact) ? cldr.formatToParts(exact) : [])
            .map(({ type, value }) =>
              type === "group" ? groupingCharacter : type === "decimal" ? decimalCharacter : value,
            )
            .join("")
          const written = (minorUnits < 0 ? store.negativeFormat : store.positiveFormat).replace("{0}", () => number)
          expect([formatMoney({ minorUnits, currencyCode }, store), formatAmount(store, minorUnits)]).toEqual([
            written,
            written,
          ])
        }),
      )
    },
  )
})
