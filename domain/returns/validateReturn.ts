import type { Returnability } from "./Returnability.ts"
import type { ReturnDraft } from "./ReturnRequest.ts"

/** The broken rule; each driving adapter has the text. */
type ReturnRule =
  | "required"
  | "notReturnable"
  | "tooMany"
  | "reason"
  | "tooLong"
  | "boxes"
  | "exchangeOnly"
  | "windowClosed"
  | "pickupDate"

/** An error of a return; `place` such as `lines.0.quantity`. */
export interface ReturnRefusedReason {
  readonly place: string
  readonly rule: ReturnRule
  /** The maximum, or the last day, by rule. */
  readonly parameter?: string
}

const MAX_COMMENT = 256
const MAX_BOXES = 20

/**
 * Validates a return before it is submitted: no more than the returnable units, a reason per line, exchanges only for
 * that kind. The backend validates again.
 */
export function validateReturn(
  draft: ReturnDraft,
  { lastDay, isOpen, units, reasons, pickupDates }: Returnability,
): readonly ReturnRefusedReason[] {
  const wanted = unitsByEntry(draft.lines)
  return [
    ...(isOpen ? [] : [{ place: "order", rule: "windowClosed", parameter: lastDay } as const]),
    ...(draft.lines.length === 0 ? [{ place: "lines", rule: "required" } as const] : []),
    ...draft.lines.flatMap((line, index) => validateLine(line, `lines.${index}`)),
    ...(Number.isSafeInteger(draft.boxes) && draft.boxes >= 1 && draft.boxes <= MAX_BOXES
      ? []
      : [{ place: "boxes", rule: "boxes", parameter: String(MAX_BOXES) } as const]),
    ...(draft.pickupDate === undefined || pickupDates.includes(draft.pickupDate)
      ? []
      : [{ place: "pickupDate", rule: "pickupDate" } as const]),
    ...validateExchanges(draft, wanted),
  ]

  function validateLine(
    { catentryId, quantity, reasonId, comment = "" }: ReturnDraft["lines"][number],
    place: string,
  ): readonly ReturnRefusedReason[] {
    const own = units.find((entry) => entry.catentryId === catentryId)
    if (own?.isReturnable !== true) return [{ place: `${place}.catentryId`, rule: "notReturnable" }]
    const isWhole = Number.isSafeInteger(quantity) && quantity >= 1
    return [
      ...(isWhole && (wanted.get(catentryId) ?? 0) <= own.quantity
        ? []
        : [{ place: `${place}.quantity`, rule: "tooMany", parameter: String(own.quantity) } as const]),
      ...(reasons.some(({ id }) => id === reasonId) ? [] : [{ place: `${place}.reasonId`, rule: "reason" } as const]),
      ...([...comment].length > MAX_COMMENT
        ? [{ place: `${place}.comment`, rule: "tooLong", parameter: String(MAX_COMMENT) } as const]
        : []),
    ]
  }
}

function validateExchanges(
  { kind, exchanges }: ReturnDraft,
  returnedUnits: ReadonlyMap<string, number>,
): readonly ReturnRefusedReason[] {
  if (kind === "exchange" && exchanges.length === 0) return [{ place: "exchanges", rule: "required" }]
  if (kind !== "exchange") return exchanges.length === 0 ? [] : [{ place: "exchanges", rule: "exchangeOnly" }]
  return [...unitsByEntry(exchanges)].flatMap(([catentryId, quantity]): readonly ReturnRefusedReason[] => {
    const most = returnedUnits.get(catentryId) ?? 0
    return quantity <= most ? [] : [{ place: "exchanges", rule: "tooMany", parameter: String(most) }]
  })
}

function unitsByEntry(
  lines: readonly { readonly catentryId: string; readonly quantity: number }[],
): ReadonlyMap<string, number> {
  return lines.reduce(
    (units, { catentryId, quantity }) => units.set(catentryId, (units.get(catentryId) ?? 0) + quantity),
    new Map<string, number>(),
  )
}
