import { forbiddenWord } from "../shared/forbiddenWord.ts"
import { isOrderId } from "../shared/OrderId.ts"

/**
 * Returns the error of a ticket request (S5.53): the order's id is required and digits, and a token
 * contains no command words (R10: as whole words). Returns `undefined` when it is valid.
 */
export function validateTicketRequest(
  orderId: string,
  token: string | undefined,
): { readonly field: "orderId" | "token"; readonly rule: "digits" | "forbiddenWord" } | undefined {
  if (!isOrderId(orderId)) return { field: "orderId", rule: "digits" }
  return token !== undefined && forbiddenWord(token) !== undefined
    ? { field: "token", rule: "forbiddenWord" }
    : undefined
}
