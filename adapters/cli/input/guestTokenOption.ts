import type { Command } from "commander"
import { isGuestToken } from "../../../domain/account/Registration.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { CliUsageError } from "../CliUsageError.ts"
import { guestTokenOf } from "../guestTokens.ts"
import type { CliContext } from "../CliContext.ts"

/** The token of a guest's order that was placed on another device. */
export interface GuestTokenOption {
  readonly guestToken?: string
}

/** Adds the token option of commands that open an order. */
export function addGuestTokenOption(command: Command): Command {
  return command.option(
    "--guest-token <token>",
    "Token from the link in a guest's order email; prefer SELVEDGE_GUEST_TOKEN",
  )
}

/**
 * Returns a guest order's token: from the option, the environment, or the state file. Fails with `CliUsageError` for an
 * invalid token, without repeating it.
 */
export async function guestTokenFor(
  { run }: Pick<CliContext, "run">,
  orderId: OrderId,
  options: GuestTokenOption,
): Promise<string | undefined> {
  return namedGuestToken(options) ?? run(guestTokenOf(orderId))
}

/** Returns the token from the option or the environment only. Fails as `guestTokenFor`. */
export function namedGuestToken({ guestToken }: GuestTokenOption): string | undefined {
  const optionValue = guestToken ?? process.env["SELVEDGE_GUEST_TOKEN"]
  if (optionValue === undefined) return undefined
  if (!isGuestToken(optionValue))
    throw new CliUsageError({
      message:
        `${guestToken === undefined ? "SELVEDGE_GUEST_TOKEN" : "--guest-token"} is not a valid order ` +
        "token. Copy the value after guestToken= from the link in the order email.",
    })
  return optionValue
}
