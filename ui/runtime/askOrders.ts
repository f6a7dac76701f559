import type { CommandDefect, CommandResult } from "./CommandResult.ts"
import type { OrderCommands } from "./OrderCommands.ts"
import type { ShopCommands } from "./ShopCommands.ts"

/** Asks about an order; the part that answers is fetched at the first question. */
export function askOrders<A, E>(
  { nearby }: Pick<ShopCommands, "nearby">,
  ask: (orders: OrderCommands) => Promise<CommandResult<A, E>>,
): Promise<CommandResult<A, E | CommandDefect>> {
  return nearby(async (core) => ask(await core.orders()))
}
