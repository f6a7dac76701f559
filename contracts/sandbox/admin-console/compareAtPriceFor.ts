/** The member states of the Union, whose Directive 98/6/EC (article 6a) says which price may be struck (ruling R21). */
const EUROPEAN_UNION: ReadonlySet<string> = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
)

/** Whether only a price that the shop itself has asked before may be struck in a country. */
export const needsPriceHistory = (countryCode: string): boolean => EUROPEAN_UNION.has(countryCode)

/** A price as the shop has it now. */
export interface PreviousPrice {
  readonly price: number
  readonly oldPrice: number | undefined
}

/**
 * The price to strike beside a new one, which is above it; none where none may be struck.
 *
 * *Details.* `named` is what a merchant's file or the desk says. In a country of the Union a reduction is struck from
 * what the shop asked before it, or from what is named where that is less; a price that stays keeps what was struck,
 * one that rises and one of a new product strike nothing.
 */
export const compareAtPriceFor = (
  countryCode: string,
  price: number,
  named: number | undefined,
  before: PreviousPrice | undefined,
): number | undefined => {
  if (named === undefined || named <= price) return undefined
  if (!needsPriceHistory(countryCode)) return named
  const asked =
    before === undefined || before.price < price ? undefined : before.price > price ? before.price : before.oldPrice
  return asked === undefined || asked <= price ? undefined : Math.min(named, asked)
}
