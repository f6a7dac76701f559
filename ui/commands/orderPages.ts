import { httpTicketGateway } from "../../adapters/backend/order/HttpTicketGateway.ts"
import { reorder } from "../../application/cart/reorder.ts"
import type { ReceiptInput } from "../../application/order/findReceipt.ts"
import { findReceipt } from "../../application/order/findReceipt.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { CartItem } from "../../domain/cart/Cart.ts"
import type { CommandError } from "../runtime/CommandResult.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"

export type OrderPageCommands = ReturnType<typeof orderPageCommands>

/** All errors of the order pages' commands. */
export type OrderPageError = CommandError<OrderPageCommands>

/** Commands of the order pages beside those of an order. */
export function orderPageCommands(base: CommandBase) {
  const { cart } = base
  const run = runWith(base, httpTicketGateway)
  return {
    /** Adds the items of an order to the cart again, and returns those that are no longer available. */
    reorder: (items: readonly CartItem[]) => run(cart.changeWith(reorder(items))),
    /** Finds a receipt of a physical store, and saves it to the account. */
    findReceipt: (input: ReceiptInput, captcha: SolvedCaptcha | undefined) => run(findReceipt(input, captcha)),
  }
}
