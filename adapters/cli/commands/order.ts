import type { Command } from "commander"
import { loadConfirmation } from "../../../application/order/loadConfirmation.ts"
import { isOrderId } from "../../../domain/shared/OrderId.ts"
import { cartLines } from "./cart.ts"
import { CliProblem } from "../CliProblem.ts"
import { guestTokenOf } from "../guestTokens.ts"
import type { GlobalOptions } from "../openShop.ts"
import { withShop } from "../openShop.ts"

/** `order show`. */
export function addOrderCommands(program: Command): void {
  const order = program.command("order").description("orders that were placed")
  order.command("show <orderId>").description("one order; a guest's is opened by the token that its purchase left in the state file").action(async (orderId: string, _options: unknown, command: Command) => {
    const options: GlobalOptions = command.optsWithGlobals()
    if (!isOrderId(orderId)) throw new CliProblem({ message: `"${orderId}" is no order id: it has only digits.` })
    await withShop(options, async ({ run, output, store }) => {
      const found = await run(loadConfirmation(orderId, await run(guestTokenOf(orderId))))
      output.result(found, [`Order ${found.id}, ${found.status}, ${found.placedAt}`, ...cartLines(found, store.currency)])
    })
  })
}
