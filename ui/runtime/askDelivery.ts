import type { CommandDefect, CommandResult } from "./CommandResult.ts"
import type { DeliveryCommands } from "./DeliveryCommands.ts"
import type { ShopCommands } from "./ShopCommands.ts"

/** Asks about a delivery; the part that answers is fetched at the first question. */
export function askDelivery<A, E>(
  { nearby }: Pick<ShopCommands, "nearby">,
  ask: (delivery: DeliveryCommands) => Promise<CommandResult<A, E>>,
): Promise<CommandResult<A, E | CommandDefect>> {
  return nearby(async (core) => ask(await core.delivery()))
}
