import type { LineDetails } from "../cart/storedJson.ts"

export const WAREHOUSE = { ffmId: "warehouse", ffmTypeId: "WAREHOUSE", stockSourceCode: "W1" } as const
export const WORKSHOP = { ffmId: "workshop", ffmTypeId: "WORKSHOP", stockSourceCode: "W2" } as const

type Origin = typeof WAREHOUSE | typeof WORKSHOP

/** Working days that pass before an origin can send. */
const MAKING_DAYS: Readonly<Record<Origin["ffmId"], number>> = { warehouse: 0, workshop: 3 }

/** A line of a cart as far as it says where it is sent from. */
export interface SentLine {
  readonly row: { readonly line_id: number; readonly quantity: number }
  readonly details: Pick<LineDetails, "customization" | "tailoringModel">
}

/** What one origin sends, and how many working days it takes to be ready. */
export interface OriginLines<Line> {
  readonly origin: Origin
  readonly makingDays: number
  readonly lines: readonly Line[]
}

/** Lines by the origin that sends them, always in the same order: what is made for one person comes from the workshop, everything else from the warehouse. */
export const byOrigin = <Line>(lines: readonly Line[], isMade: (line: Line) => boolean): readonly OriginLines<Line>[] =>
  [WAREHOUSE, WORKSHOP]
    .map((origin) => ({ origin, makingDays: MAKING_DAYS[origin.ffmId], lines: lines.filter((line) => isMade(line) === (origin.ffmId === "workshop")) }))
    .filter((part) => part.lines.length > 0)

/** The origins of a cart. */
export const originsOf = <Line extends SentLine>(lines: readonly Line[]): readonly OriginLines<Line>[] =>
  byOrigin(lines, ({ details }) => details.customization !== undefined || details.tailoringModel !== undefined)

/** Working days until each origin of a cart can send; one that can at once for an empty cart. */
export const makingDaysOf = (lines: readonly SentLine[]): readonly number[] => {
  const days = originsOf(lines).map(({ makingDays }) => makingDays)
  return days.length === 0 ? [0] : days
}
