import type { Command } from "commander"
import { isGuestToken } from "../../domain/account/Registration.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { CliProblem } from "./CliProblem.ts"
import { guestTokenOf } from "./guestTokens.ts"
import type { Shop } from "./Shop.ts"

/** What opens a guest's order that was bought on another device. */
export interface GuestTokenOption {
  readonly guestToken?: string
}

/** The option of commands that open an order. */
export function addGuestTokenOption(command: Command): Command {
  return command.option(
    "--guest-token <token>",
    "opens a guest's order that was bought elsewhere, as the link of its mail has it; better in SELVEDGE_GUEST_TOKEN",
  )
}

/**
 * What opens a guest's order: what is given, or in the environment, and else what its purchase left in the state file.
 * Fails with `CliProblem` for what is no token, and does not repeat it.
 */
export async function guestTokenFor(
  { run }: Pick<Shop, "run">,
  orderId: OrderId,
  { guestToken }: GuestTokenOption,
): Promise<string | undefined> {
  const given = guestToken ?? process.env["SELVEDGE_GUEST_TOKEN"]
  if (given === undefined) return run(guestTokenOf(orderId))
  if (!isGuestToken(given))
    throw new CliProblem({
      message: `${guestToken === undefined ? "SELVEDGE_GUEST_TOKEN" : "--guest-token"} is no token of an order: give the letters and digits that stand after guestToken= in the link of the mail.`,
    })
  return given
}
