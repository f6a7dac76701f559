import type { LoggedIn } from "../../../application/account/LogonGateway.ts"
import { logonOf } from "../../../domain/account/Logon.ts"
import { CliProblem } from "../CliProblem.ts"
import type { Shop } from "../Shop.ts"

/** Stands under the help of every command that needs a password. */
export const PASSWORD_HELP =
  "\nThe password is asked for at the terminal, or read from standard input with --password-stdin; it never stands on the command line."

/** Says who has come in. */
export function tellEntered({ output }: Shop, { userId, claimedOrderIds }: LoggedIn): void {
  output.result({ userId, claimedOrderIds }, [
    `You are logged in as ${userId}.`,
    ...(claimedOrderIds.length === 0 ? [] : [`Orders that are in your account now: ${claimedOrderIds.join(", ")}.`]),
  ])
}

/** A logon as the shop compares it. */
export function logonText(typed: string): string {
  const logon = logonOf(typed)
  if (logon === undefined)
    throw new CliProblem({
      message: `"${typed}" is neither an e-mail address nor a telephone number with its country code, like +34600000000.`,
    })
  return logon.text
}
