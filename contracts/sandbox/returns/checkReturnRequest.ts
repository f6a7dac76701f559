import type { components } from "../../generated/returns.d.ts"
import { type FieldProblem, notAcceptable } from "../platform/http/Refused.ts"
import type { PaidLine } from "./refunds/paidShares.ts"
import { isReason } from "./returnReasons.ts"

export type ReturnFields = components["schemas"]["ReturnFields"]

/**
 * Fails with 422 `_ERR_RETURN_NOT_VALID` for an invalid return: an entry that is not in the order or not returnable, an
 * unknown reason, exchanges without their type or with more units than are returned, and a pickup on another day.
 */
export const checkReturnRequest = (
  fields: ReturnFields,
  lines: readonly PaidLine[],
  pickupDates: readonly string[],
): void => {
  const problems = [
    ...fields.returnLines.flatMap(({ catentryId, returnReasonId }, index) => [
      ...returnLineReasons(lines, catentryId, `returnLines.${index}.catentryId`),
      ...(isReason(returnReasonId)
        ? []
        : [problem(`returnLines.${index}.returnReasonId`, "unknown", "There is no such reason.")]),
    ]),
    ...exchangeProblems(fields),
    ...pickupProblems(fields, pickupDates),
  ]
  if (problems.length > 0) throw returnNotValid(problems)
}

export const returnNotValid = (fields: readonly FieldProblem[]) =>
  notAcceptable("_ERR_RETURN_NOT_VALID", "This return is not possible.", fields)

/** Returns the reasons why an entry of the order cannot be returned. */
export const returnLineReasons = (
  lines: readonly PaidLine[],
  catentryId: string,
  field: string,
): readonly FieldProblem[] => {
  const own = lines.filter((line) => line.catentryId === catentryId)
  if (own.length === 0) return [problem(field, "unknown", "The order has no such entry.")]
  return own.some(({ isReturnable }) => isReturnable)
    ? []
    : [problem(field, "notReturnable", "This cannot be returned.")]
}

const exchangeProblems = ({
  returnType = "RETURN",
  returnLines,
  changeLines = [],
}: ReturnFields): readonly FieldProblem[] => {
  if (returnType === "CHANGE" && changeLines.length === 0)
    return [problem("changeLines", "required", "An exchange names what is sent instead.")]
  if (returnType !== "CHANGE")
    return changeLines.length === 0
      ? []
      : [problem("changeLines", "returnType", "Only the returnType CHANGE has exchanges.")]
  const goingBack = unitsByEntry(returnLines)
  return [...unitsByEntry(changeLines)].flatMap(([catentryId, units]) =>
    units <= (goingBack.get(catentryId) ?? 0)
      ? []
      : [problem("changeLines", "maximum", `More units of ${catentryId} are exchanged than go back.`)],
  )
}

const pickupProblems = (
  { pickupDate, courierId, isStoreReturn = false }: ReturnFields,
  pickupDates: readonly string[],
): readonly FieldProblem[] => {
  if (pickupDate === undefined) return []
  if (isStoreReturn || courierId === undefined)
    return [problem("pickupDate", "courier", "Only a courier collects a return.")]
  return pickupDates.includes(pickupDate)
    ? []
    : [problem("pickupDate", "date", "The courier does not collect returns on this day.")]
}

/** Returns units per catalogue entry; an entry may occur in several lines. */
export const unitsByEntry = (
  lines: readonly { readonly catentryId: string; readonly quantity: number }[],
): ReadonlyMap<string, number> => {
  const units = new Map<string, number>()
  for (const { catentryId, quantity } of lines) units.set(catentryId, (units.get(catentryId) ?? 0) + quantity)
  return units
}

const problem = (field: string, rule: string, message: string): FieldProblem => ({ field, rule, message })
