import type { CommandDefect, CommandResult } from "./CommandResult.ts"
import type { DeliveryCommands } from "./DeliveryCommands.ts"
import type { ShopCommands } from "./ShopCommands.ts"

/** Runs a delivery command; its module is fetched at the first call. */
export function runDelivery<A, E>(
  { productActions }: Pick<ShopCommands, "productActions">,
  ask: (delivery: DeliveryCommands) => Promise<CommandResult<A, E>>,
): Promise<CommandResult<A, E | CommandDefect>> {
  return productActions(async (commands) => ask(await commands.delivery()))
}
