import { invalidField, notFound } from "../../platform/http/Refused.ts"
import type { CartItemInput, CartLineRow, RejectedItem } from "../CartScope.ts"
import { detailsOf, type LinePlan, variantOf } from "./LinePlan.ts"
import { positionBetween } from "./linePositions.ts"
import { lineRefused, lineRefusedKey } from "./lineRefusedReasons.ts"

/** Adds units of each SKU, to an existing line if there is one. Refuses all when one does not fit. */
export const addLines = (plan: LinePlan, inputs: readonly CartItemInput[]): void => {
  for (const input of inputs) {
    const { problem } = plan.capacityForPlain(input.sku, input.quantity)
    if (problem !== undefined) throw lineRefused(problem)
    addUnits(plan, input, input.quantity)
  }
}

/** Adds the units that fit and returns the others with their reasons (R8). */
export const addLinesWithinLimits = (plan: LinePlan, inputs: readonly CartItemInput[]): readonly RejectedItem[] => {
  requireUnits(inputs)
  return inputs.flatMap((input): readonly RejectedItem[] => {
    const { fits, problem } = plan.capacityForPlain(input.sku, input.quantity)
    if (fits > 0) addUnits(plan, input, fits)
    return problem === undefined
      ? []
      : [{ sku: input.sku, quantity: input.quantity - fits, ...lineRefusedKey(problem) }]
  })
}

/** Sets the quantity of each line; 0 removes it. A lower quantity is always accepted. */
export const setLines = (plan: LinePlan, rows: readonly CartLineRow[], inputs: readonly CartItemInput[]): void => {
  for (const input of inputs) {
    const old = lineOf(rows, input)
    const variant = old?.variant ?? variantOf(input)
    const before = plan.find(input.sku, variant)?.quantity ?? 0
    const more = input.quantity - before
    const { problem } =
      more <= 0 ? {} : old === undefined ? plan.capacityForPlain(input.sku, more) : plan.capacity(input.sku, more)
    // The resulting quantity counts: additional units may complete a lot.
    const refused = plan.lotRefusedReason(input.sku, input.quantity) ?? (problem?.kind === "lot" ? undefined : problem)
    if (refused !== undefined) throw lineRefused(refused)
    plan.put({
      sku: input.sku,
      variant,
      quantity: input.quantity,
      ...(before === 0 ? { details: detailsOf(input) } : {}),
    })
  }
}

/** Removes units of a SKU, or all of them without a quantity. Fails with 404 when it is not in the cart. */
export const removeUnits = (plan: LinePlan, sku: string, quantity: number | undefined): void => {
  const lines = plan.lines.filter((line) => line.sku === sku)
  if (lines.length === 0) throw notFound("This sku is not in the cart.", sku)
  let left = quantity ?? Number.POSITIVE_INFINITY
  for (const line of lines) {
    const taken = Math.min(left, line.quantity)
    const lotRefusedReason = plan.lotRefusedReason(sku, line.quantity - taken)
    if (lotRefusedReason !== undefined) throw lineRefused(lotRefusedReason)
    plan.put({ ...line, quantity: line.quantity - taken })
    left -= taken
  }
}

const addUnits = (plan: LinePlan, input: CartItemInput, units: number): void => {
  const variant = variantOf(input)
  const before = plan.find(input.sku, variant)
  const place = before === undefined ? positionBetween(plan.lines, input.position) : undefined
  plan.put({
    sku: input.sku,
    variant,
    quantity: (before?.quantity ?? 0) + units,
    ...(before === undefined ? { details: detailsOf(input) } : {}),
    ...(place === undefined ? {} : { place }),
  })
}

const lineOf = (rows: readonly CartLineRow[], { id, sku }: CartItemInput): CartLineRow | undefined => {
  if (id === undefined) return rows.find((row) => row.sku === sku)
  const row = rows.find((one) => one.line_id === Number(id) && one.sku === sku)
  if (row === undefined) throw notFound("There is no such line in the cart.", id)
  return row
}

/** Fails with 400 for a line without units. */
export const requireUnits = (inputs: readonly CartItemInput[]): void => {
  const index = inputs.findIndex(({ quantity }) => quantity < 1)
  if (index >= 0) throw invalidField(`cartItems.${index}.quantity`, "minimum", "The quantity must be at least 1.")
}
