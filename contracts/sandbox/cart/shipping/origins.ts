import type { LineDetails } from "../storedJson.ts"
import { isSentByEmail } from "../../catalog/gift-cards/giftCardCatalogue.ts"

export const WAREHOUSE = { ffmId: "warehouse", ffmTypeId: "WAREHOUSE", stockSourceCode: "W1" } as const
export const WORKSHOP = { ffmId: "workshop", ffmTypeId: "WORKSHOP", stockSourceCode: "W2" } as const

/** The origin of virtual gift cards, which have no parcel. */
const MAIL = { ffmId: "mail", ffmTypeId: "MAIL", stockSourceCode: "M1" } as const

type Origin = typeof WAREHOUSE | typeof WORKSHOP | typeof MAIL

/** Working days until an origin can ship. */
const CUSTOMIZATION_DAYS: Readonly<Record<Origin["ffmId"], number>> = { warehouse: 0, workshop: 3, mail: 0 }

/** The fields of a cart line that determine its origin. */
export interface FulfillmentLine {
  readonly row: { readonly line_id: number; readonly sku: string; readonly quantity: number }
  readonly details: Pick<LineDetails, "customization" | "tailoringModel">
}

/** The lines of one origin, and its working days until shipment. */
export interface OriginLines<Line> {
  readonly origin: Origin
  readonly customizationDays: number
  readonly lines: readonly Line[]
}

/** The fields of a line that determine its origin. */
export interface Sending {
  readonly sku: string
  readonly isCustomizedLine: boolean
}

/**
 * Groups lines by origin, always in the same order: customized items from the workshop, virtual gift cards by mail, all
 * others from the warehouse.
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

/** The origins of a cart's parcels, without virtual gift cards. */
export const originsOf = <Line extends FulfillmentLine>(lines: readonly Line[]): readonly OriginLines<Line>[] =>
  byOrigin(lines, ({ row, details }) => ({
    sku: row.sku,
    isCustomizedLine: details.customization !== undefined || details.tailoringModel !== undefined,
  })).filter(({ origin }) => origin !== MAIL)

/** Working days until each origin of a cart can ship; a single 0 for a cart without parcels. */
export const customizationDaysOf = (lines: readonly FulfillmentLine[]): readonly number[] => {
  const days = originsOf(lines).map(({ customizationDays }) => customizationDays)
  return days.length === 0 ? [0] : days
}
