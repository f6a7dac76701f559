import type { Command } from "commander"
import * as Effect from "effect/Effect"
import { AccountGateway } from "../../../application/account/AccountGateway.ts"
import { AuthGateway } from "../../../application/account/AuthGateway.ts"
import { signIn } from "../../../application/account/signIn.ts"
import { signOut } from "../../../application/account/signOut.ts"
import { resetPassword } from "../../../application/account/resetPassword.ts"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import { parseLoginId } from "../../../domain/account/LoginId.ts"
import { guestOrderTokens } from "../guestTokens.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { table } from "../Output.ts"
import { readPassword } from "../readPassword.ts"
import type { CliContext } from "../CliContext.ts"
import { addRegisterCommand, addSocialCommand } from "./accountRegistration.ts"
import { PASSWORD_HELP, printSignedIn, requireLoginId } from "./signIn.ts"

interface PasswordOptions extends GlobalOptions {
  readonly passwordStdin?: boolean
  readonly remember: boolean
}

/**
 * Adds `account login|register|social|reset|exists|whoami|logout`. Returns the command, so that other modules can add
 * subcommands.
 */
export function addAccountCommands(program: Command): Command {
  const account = program.command("account").description("ways into an account, and what is kept in it")
  account
    .command("login <logon>")
    .description("log in with an e-mail address or a telephone number; a guest's orders of this state file come along")
    .option("--password-stdin", "read the password from standard input")
    .option("--no-remember", "let the session end early")
    .addHelpText("after", PASSWORD_HELP)
    .action((logon: string, _options: unknown, command: Command) => {
      const options: PasswordOptions = command.optsWithGlobals()
      return withCliContext(options, async (shop) => {
        const password = await readPassword(options.passwordStdin === true)
        const guestTokens = await shop.run(guestOrderTokens)
        printSignedIn(shop, await shop.run(signIn({ logon, password, rememberMe: options.remember, guestTokens })))
      })
    })
  addRegisterCommand(account)
  addSocialCommand(account)
  addReset(account)
  account
    .command("exists <logon>")
    .description("whether there is an account with this e-mail address or telephone number; few questions are free")
    .action((logon: string, _options: unknown, command: Command) =>
      withCliContext(command.optsWithGlobals<GlobalOptions>(), async (shop) => {
        const exists = await shop.run(
          Effect.flatMap(AuthGateway, (gateway) => gateway.existUser(requireLoginId(logon))),
        )
        shop.output.result({ exists }, [exists ? "There is an account." : "There is no account."])
      }),
    )
  account
    .command("whoami")
    .description("who is logged in")
    .action((_options: unknown, command: Command) => withCliContext(command.optsWithGlobals<GlobalOptions>(), whoAmI))
  account
    .command("logout")
    .description("log out; the cart stays in the account")
    .action((_options: unknown, command: Command) =>
      withCliContext(command.optsWithGlobals<GlobalOptions>(), async ({ run, output }) => {
        await run(signOut())
        output.result({ session: "none" }, ["You are logged out."])
      }),
    )
  return account
}

function addReset(account: Command): void {
  account
    .command("reset <logon>")
    .description("a new password for whoever forgot theirs: first a code is sent, then taken with the new password")
    .option("--sms", "send the code to the telephone number")
    .option("--email <address>", "the account's e-mail address, where the logon is a number and the code goes there")
    .option("--code <digits>", "the code that came")
    .option("--password-stdin", "read the new password from standard input")
    .addHelpText("after", PASSWORD_HELP)
    .action((logon: string, _options: unknown, command: Command) => {
      const options: GlobalOptions & {
        readonly sms?: boolean
        readonly email?: string
        readonly code?: string
        readonly passwordStdin?: boolean
      } = command.optsWithGlobals()
      return withCliContext(options, async (shop) => {
        const { code, email } = options
        const type =
          options.sms === true || (email === undefined && parseLoginId(logon)?.kind === "phone")
            ? ("SMS" as const)
            : ("EMAIL" as const)
        const proof =
          code === undefined
            ? {}
            : { proof: { code, newPassword: await readPassword(options.passwordStdin === true, "New password: ") } }
        const outcome = await shop.run(
          resetPassword({ logon, type, ...(email === undefined ? {} : { email }), ...proof }),
        )
        shop.output.result({ outcome }, [
          outcome === "codeSent"
            ? `If there is an account with ${logon}, a code is on its way. Run the command again with ` +
              "--code within ten minutes."
            : "The password is changed, and every session has ended. Log in with the new one.",
        ])
      })
    })
}

async function whoAmI({ run, output }: CliContext): Promise<void> {
  const { state } = await run(Effect.flatMap(SessionHolder, (holder) => holder.current))
  if (state === "none") return output.result({ session: state }, ["Nobody: there is no session in this store yet."])
  const user = await run(Effect.flatMap(AccountGateway, (gateway) => gateway.getCurrentUser))
  output.result(
    { session: state, user },
    table([
      ["Kind", user.kind],
      ["Id", user.id],
      ...(user.email === undefined ? [] : [["E-mail", user.email]]),
      ...(user.phone === undefined ? [] : [["Phone", user.phone]]),
    ]),
  )
}
