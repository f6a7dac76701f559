import type { StoreSummary } from "./Store.ts"

/** The member states of the Union, whose Directive 98/6/EC (article 6a) says which price may be struck (ruling R21). */
const UNION = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK"

/** Whether a store may strike a price only where the lowest of the 30 days before is known (ruling R21). */
export function needsPriceHistory({ countryCode }: Pick<StoreSummary, "countryCode">): boolean {
  return UNION.includes(countryCode)
}
