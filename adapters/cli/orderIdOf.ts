import type { OrderId } from "../../domain/shared/OrderId.ts"
import { isOrderId } from "../../domain/shared/OrderId.ts"
import { CliUsageError } from "./CliUsageError.ts"

/** The order that a command names. Fails with `CliUsageError` for what is no order id. */
export function orderIdOf(text: string): OrderId {
  if (isOrderId(text)) return text
  throw new CliUsageError({ message: `"${text}" is no order id: it has only digits.` })
}
