import type { LoggedIn } from "../../../application/account/AuthGateway.ts"
import { parseLoginId } from "../../../domain/account/LoginId.ts"
import { CliUsageError } from "../CliUsageError.ts"
import type { CliContext } from "../CliContext.ts"

/** Help text of all commands that need a password. */
export const PASSWORD_HELP =
  "\nThe password is asked for at the terminal, or read from standard input with " +
  "--password-stdin; it never stands on the command line."

export function printSignedIn({ output }: CliContext, { userId, claimedOrderIds }: LoggedIn): void {
  output.result({ userId, claimedOrderIds }, [
    `You are logged in as ${userId}.`,
    ...(claimedOrderIds.length === 0 ? [] : [`Orders that are in your account now: ${claimedOrderIds.join(", ")}.`]),
  ])
}

/** Normalizes a login id as the backend compares it. */
export function requireLoginId(typed: string): string {
  const logon = parseLoginId(typed)
  if (logon === undefined)
    throw new CliUsageError({
      message:
        `"${typed}" is neither an e-mail address nor a telephone number with its country code, ` + "like +34600000000.",
    })
  return logon.text
}
