import type { StoreSummary } from "./Store.ts"

/** EU member states, whose Directive 98/6/EC (article 6a) regulates struck prices (R21). */
const UNION = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK"

/** Whether a store may strike a price only if the lowest price of the 30 days before is known (R21). */
export function needsPriceHistory({ countryCode }: Pick<StoreSummary, "countryCode">): boolean {
  return UNION.includes(countryCode)
}
