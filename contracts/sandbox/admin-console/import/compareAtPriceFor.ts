/**
 * The member states of the Union, whose Directive 98/6/EC (article 6a) defines which price may be struck through
 * (R21).
 */
const EUROPEAN_UNION: ReadonlySet<string> = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
)

/** Whether a country allows only a price previously charged by the shop as the struck price. */
export const needsPriceHistory = (countryCode: string): boolean => EUROPEAN_UNION.has(countryCode)

/** The current price in the shop. */
export interface PreviousPrice {
  readonly price: number
  readonly oldPrice: number | undefined
}

/**
 * The struck price of a new price, always above it; undefined when none is allowed.
 *
 * *Details.* `named` is the value of a merchant's file or of the admin console. In a country of the Union a reduction
 * shows the shop's previous price, or `named` if it is lower. An unchanged price keeps its struck price. A raised price
 * and the price of a new product have none.
 */
export const compareAtPriceFor = (
  countryCode: string,
  price: number,
  named: number | undefined,
  before: PreviousPrice | undefined,
): number | undefined => {
  if (named === undefined || named <= price) return undefined
  if (!needsPriceHistory(countryCode)) return named
  const requested =
    before === undefined || before.price < price ? undefined : before.price > price ? before.price : before.oldPrice
  return requested === undefined || requested <= price ? undefined : Math.min(named, requested)
}
