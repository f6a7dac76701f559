import type { LoggedIn } from "../../../application/account/auth/AuthGateway.ts"
import { parseLoginId } from "../../../domain/account/LoginId.ts"
import { CliUsageError } from "../CliUsageError.ts"
import type { CliContext } from "../CliContext.ts"

/** Help text of all commands that need a password. */
export const PASSWORD_HELP =
  "The password is asked for in the terminal, or read from standard input with --password-stdin."

export function printSignedIn({ output }: CliContext, { userId, claimedOrderIds }: LoggedIn): void {
  output.result({ userId, claimedOrderIds }, [
    `Signed in as ${userId}.`,
    ...(claimedOrderIds.length === 0 ? [] : [`Orders added to your account: ${claimedOrderIds.join(", ")}.`]),
  ])
}

/** Normalizes a login id as the backend compares it. */
export function requireLoginId(typed: string): string {
  const loginId = parseLoginId(typed)
  if (loginId === undefined)
    throw new CliUsageError({
      message: `"${typed}" is not an email address or a phone number with country code, such as +34600000000.`,
    })
  return loginId.text
}
