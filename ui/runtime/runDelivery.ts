import type { CommandDefect, CommandResult } from "./CommandResult.ts"
import type { DeliveryCommands } from "./DeliveryCommands.ts"
import type { ShopCommands } from "./ShopCommands.ts"

/** Asks about a delivery; the part that answers is fetched at the first question. */
export function runDelivery<A, E>(
  { productActions }: Pick<ShopCommands, "productActions">,
  ask: (delivery: DeliveryCommands) => Promise<CommandResult<A, E>>,
): Promise<CommandResult<A, E | CommandDefect>> {
  return productActions(async (commands) => ask(await commands.delivery()))
}
