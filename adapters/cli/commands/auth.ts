import type { Command } from "commander"
import * as Effect from "effect/Effect"
import { AccountGateway } from "../../../application/account/AccountGateway.ts"
import { signIn } from "../../../application/account/auth/signIn.ts"
import { signOut } from "../../../application/account/auth/signOut.ts"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import { guestOrderTokens } from "../guestTokens.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { table } from "../output/Output.ts"
import { readPassword } from "../input/readPassword.ts"
import type { CliContext } from "../CliContext.ts"
import { addLoginWithCommand } from "./account/accountRegistration.ts"
import { PASSWORD_HELP, printSignedIn } from "./signIn.ts"

interface PasswordOptions extends GlobalOptions {
  readonly passwordStdin?: boolean
  readonly remember: boolean
}

/** `auth login|login-with|logout|status`. */
export function addAuthCommands(program: Command): void {
  const auth = program.command("auth").description("Sign in, sign out and show the session")
  auth
    .command("login <email-or-phone>")
    .description("Sign in with an email address or phone number")
    .option("--password-stdin", "Read the password from standard input")
    .option("--no-remember", "Do not stay signed in")
    .addHelpText(
      "after",
      `\nOrders placed as a guest with this state file are added to the account.\n${PASSWORD_HELP}

Example:
  $ selvedge --store ES auth login ana@example.com --password-stdin < password.txt`,
    )
    .action((loginId: string, _options: unknown, command: Command) => {
      const options: PasswordOptions = command.optsWithGlobals()
      return withCliContext(options, async (shop) => {
        const password = await readPassword(options.passwordStdin === true)
        const guestTokens = await shop.run(guestOrderTokens)
        printSignedIn(
          shop,
          await shop.run(signIn({ logon: loginId, password, rememberMe: options.remember, guestTokens })),
        )
      })
    })
  addLoginWithCommand(auth)
  auth
    .command("status")
    .description("Show who is signed in")
    .action((_options: unknown, command: Command) =>
      withCliContext(command.optsWithGlobals<GlobalOptions>(), showStatus),
    )
  auth
    .command("logout")
    .description("Sign out")
    .action((_options: unknown, command: Command) =>
      withCliContext(command.optsWithGlobals<GlobalOptions>(), async ({ run, output }) => {
        await run(signOut())
        output.result({ session: "none" }, ["Signed out. The cart stays in the account."])
      }),
    )
}

async function showStatus({ run, output }: CliContext): Promise<void> {
  const { state } = await run(Effect.flatMap(SessionHolder, (holder) => holder.current))
  if (state === "none")
    return output.result({ session: state }, ["Not signed in. There is no session in this store yet."])
  const user = await run(Effect.flatMap(AccountGateway, (gateway) => gateway.getCurrentUser))
  output.result(
    { session: state, user },
    table([
      ["Type", user.kind],
      ["ID", user.id],
      ...(user.email === undefined ? [] : [["Email", user.email]]),
      ...(user.phone === undefined ? [] : [["Phone", user.phone]]),
    ]),
  )
}
