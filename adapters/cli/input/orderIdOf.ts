import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { isOrderId } from "../../../domain/shared/OrderId.ts"
import { CliUsageError } from "../CliUsageError.ts"

/** Parses an order id. Fails with `CliUsageError` when it is invalid. */
export function orderIdOf(text: string): OrderId {
  if (isOrderId(text)) return text
  throw new CliUsageError({ message: `"${text}" is not an order number. Use digits only.` })
}
