import * as Schema from "effect/Schema"
import type { Money } from "../../../../domain/shared/Money.ts"

/** An amount in minor units of the store's currency: an integer that a float represents exactly (R3). */
export const MoneyWire = Schema.Int

/** Returns a constructor of money in one currency. */
export function moneyIn(currencyCode: string): (minorUnits: number) => Money {
  return (minorUnits) => ({ minorUnits, currencyCode })
}
