import type { CommandDefect, CommandResult } from "./CommandResult.ts"
import type { OrderCommands } from "./OrderCommands.ts"
import type { ShopCommands } from "./ShopCommands.ts"

/** Runs an order command; its module is fetched at the first call. */
export function runOrders<A, E>(
  { productActions }: Pick<ShopCommands, "productActions">,
  ask: (orders: OrderCommands) => Promise<CommandResult<A, E>>,
): Promise<CommandResult<A, E | CommandDefect>> {
  return productActions(async (commands) => ask(await commands.orders()))
}
