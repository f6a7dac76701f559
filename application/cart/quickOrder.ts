import * as Effect from "effect/Effect"
import type { CartLimitReached, NotEnoughStock, QuantityRefused } from "../../domain/cart/CartChangeRefused.ts"
import { isPermanentCartError } from "../../domain/cart/isPermanentCartError.ts"
import type { QuickOrderProblem } from "../../domain/cart/quickOrder.ts"
import { parseQuickOrder } from "../../domain/cart/quickOrder.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { addToCart } from "./addToCart.ts"

/** The result of a quick order. */
export interface QuickOrdered {
  /** Units that were added. */
  readonly added: number
  /** Lines that were not added, in the order of the list. */
  readonly problems: readonly QuickOrderProblem[]
}

/**
 * Adds a list of SKUs with quantities to the cart: each readable line that is sold and in stock. The others are
 * returned with the reason. Fails with `BackendError` when the backend is not reachable; the lines before are then in
 * the cart.
 */
export const quickOrder = Effect.fn("cart.quickOrder")(function* (text: string) {
  const { lines, problems } = parseQuickOrder(text)
  const refused = [...problems]
  let added = 0
  for (const { line, sku, quantity } of lines) {
    const problem = yield* Effect.as(addToCart({ sku, quantity }), undefined).pipe(
      Effect.catch((error) => {
        const reason = problemOf(error)
        return reason === undefined
          ? Effect.fail(error)
          : Effect.succeed({ line, text: `${sku},${quantity}`, ...reason })
      }),
    )
    if (problem === undefined) added += quantity
    else refused.push(problem)
  }
  return { added, problems: refused.toSorted((one, other) => one.line - other.line) } satisfies QuickOrdered
})

type Refused = CartLimitReached | NotEnoughStock | QuantityRefused | BackendError

/** `undefined` for an error that is not about the line. */
function problemOf(error: Refused): Pick<QuickOrderProblem, "rule" | "maximum"> | undefined {
  switch (error._tag) {
    case "NotEnoughStock":
      return { rule: "stock", maximum: error.available }
    case "QuantityRefused":
      return { rule: "quantity", maximum: error.maximum }
    case "CartLimitReached":
      return { rule: "limit", maximum: error.maximum }
    case "BackendError": {
      const { reason } = error
      const isGone =
        reason._tag === "NotFound" ||
        reason._tag === "Rejected" ||
        (reason._tag === "ServerFault" && isPermanentCartError("shop", reason.key))
      return isGone ? { rule: "unknown" } : undefined
    }
  }
}
