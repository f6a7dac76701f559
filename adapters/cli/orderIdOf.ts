import type { OrderId } from "../../domain/shared/OrderId.ts"
import { isOrderId } from "../../domain/shared/OrderId.ts"
import { CliProblem } from "./CliProblem.ts"

/** The order that a command names. Fails with `CliProblem` for what is no order id. */
export function orderIdOf(text: string): OrderId {
  if (isOrderId(text)) return text
  throw new CliProblem({ message: `"${text}" is no order id: it has only digits.` })
}
