import type { LineDetails } from "../cart/storedJson.ts"
import { isSentByEmail } from "../gift-cards/giftCardCatalogue.ts"

export const WAREHOUSE = { ffmId: "warehouse", ffmTypeId: "WAREHOUSE", stockSourceCode: "W1" } as const
export const WORKSHOP = { ffmId: "workshop", ffmTypeId: "WORKSHOP", stockSourceCode: "W2" } as const

/** What sends virtual gift cards: no parcel leaves the house. */
const MAIL = { ffmId: "mail", ffmTypeId: "MAIL", stockSourceCode: "M1" } as const

type Origin = typeof WAREHOUSE | typeof WORKSHOP | typeof MAIL

/** Working days that pass before an origin can send. */
const CUSTOMIZATION_DAYS: Readonly<Record<Origin["ffmId"], number>> = { warehouse: 0, workshop: 3, mail: 0 }

/** A line of a cart as far as it says where it is sent from. */
export interface FulfillmentLine {
  readonly row: { readonly line_id: number; readonly sku: string; readonly quantity: number }
  readonly details: Pick<LineDetails, "customization" | "tailoringModel">
}

/** What one origin sends, and how many working days it takes to be ready. */
export interface OriginLines<Line> {
  readonly origin: Origin
  readonly customizationDays: number
  readonly lines: readonly Line[]
}

/** What of a line says where it is sent from. */
export interface Sending {
  readonly sku: string
  readonly isCustomizedLine: boolean
}

/**
 * Lines by the origin that sends them, always in the same order: what is made for one person comes from the workshop,
 * virtual gift cards go by mail, everything else comes from the warehouse.
 */
export const byOrigin = <Line>(
  lines: readonly Line[],
  fulfillmentOf: (line: Line) => Sending,
): readonly OriginLines<Line>[] =>
  [WAREHOUSE, WORKSHOP, MAIL]
    .map((origin) => ({
      origin,
      customizationDays: CUSTOMIZATION_DAYS[origin.ffmId],
      lines: lines.filter((line) => originOf(fulfillmentOf(line)) === origin),
    }))
    .filter((part) => part.lines.length > 0)

const originOf = ({ sku, isCustomizedLine }: Sending): Origin =>
  isSentByEmail([{ sku }]) ? MAIL : isCustomizedLine ? WORKSHOP : WAREHOUSE

/** The origins whose parcels bring a cart: what goes by mail is in none. */
export const originsOf = <Line extends FulfillmentLine>(lines: readonly Line[]): readonly OriginLines<Line>[] =>
  byOrigin(lines, ({ row, details }) => ({
    sku: row.sku,
    isCustomizedLine: details.customization !== undefined || details.tailoringModel !== undefined,
  })).filter(({ origin }) => origin !== MAIL)

/** Working days until each origin of a cart can send; one that can at once for a cart without parcels. */
export const customizationDaysOf = (lines: readonly FulfillmentLine[]): readonly number[] => {
  const days = originsOf(lines).map(({ customizationDays }) => customizationDays)
  return days.length === 0 ? [0] : days
}
