import type { Command } from "commander"
import { OrderGateway } from "../../../application/order/OrderGateway.ts"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { guestOrderTokens } from "../guestTokens.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { table } from "../output/Output.ts"

/** `order list`: prints the order ids for other commands. */
export function addOrderList(order: Command): void {
  order
    .command("list")
    .description("List orders, newest first")
    .action((_options: unknown, command: Command) =>
      withCliContext(command.optsWithGlobals<GlobalOptions>(), async ({ run, output, store }) => {
        const { state } = await run(SessionHolder.use((holder) => holder.current))
        const orders = state === "none" ? [] : await run(OrderGateway.use((gateway) => gateway.listOrders))
        const tokens = await run(guestOrderTokens)
        const byToken = tokens
          .map(({ orderId }) => orderId)
          .filter((orderId) => !orders.some(({ id }) => id === orderId))
        const rows = orders.map(({ id, placedAt, status, totalOrder }) => [
          id,
          placedAt,
          status,
          formatMoney(totalOrder, store.currency),
        ])
        const lines = [...table(rows), ...byToken.map((id) => `${id}  (guest order)`)]
        output.result({ orders, byToken }, lines.length === 0 ? ["No orders yet."] : lines)
      }),
    )
}
