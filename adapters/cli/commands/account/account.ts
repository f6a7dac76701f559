import type { Command } from "commander"
import * as Effect from "effect/Effect"
import { AuthGateway } from "../../../../application/account/auth/AuthGateway.ts"
import { resetPassword } from "../../../../application/account/auth/resetPassword.ts"
import { parseLoginId } from "../../../../domain/account/LoginId.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"
import { readPassword } from "../../input/readPassword.ts"
import { addRegisterCommand } from "./accountRegistration.ts"
import { PASSWORD_HELP, requireLoginId } from "../signIn.ts"

/**
 * Adds `account register|reset-password|exists`. Returns the command, so that other modules can add subcommands.
 */
export function addAccountCommands(program: Command): Command {
  const account = program.command("account").description("Manage the account")
  addRegisterCommand(account)
  addReset(account)
  account
    .command("exists <email-or-phone>")
    .description("Check whether an account exists")
    .action((loginId: string, _options: unknown, command: Command) =>
      withCliContext(command.optsWithGlobals<GlobalOptions>(), async (shop) => {
        const exists = await shop.run(
          Effect.flatMap(AuthGateway, (gateway) => gateway.existUser(requireLoginId(loginId))),
        )
        shop.output.result({ exists }, [exists ? "The account exists." : "No account exists."])
      }),
    )
  return account
}

function addReset(account: Command): void {
  account
    .command("reset-password <email-or-phone>")
    .description("Reset a forgotten password with a code")
    .option("--sms", "Send the code by text message")
    .option("--email <address>", "Send the code to this email address of the account")
    .option("--code <digits>", "Code from the message")
    .option("--password-stdin", "Read the new password from standard input")
    .addHelpText(
      "after",
      `\nWithout --code a code is sent; with --code the new password is set.\n${PASSWORD_HELP}

Examples:
  $ selvedge --store ES account reset-password ana@example.com
  $ selvedge --store ES account reset-password ana@example.com --code 204816`,
    )
    .action((loginId: string, _options: unknown, command: Command) => {
      const options: GlobalOptions & {
        readonly sms?: boolean
        readonly email?: string
        readonly code?: string
        readonly passwordStdin?: boolean
      } = command.optsWithGlobals()
      return withCliContext(options, async (shop) => {
        const { code, email } = options
        const type =
          options.sms === true || (email === undefined && parseLoginId(loginId)?.kind === "phone")
            ? ("SMS" as const)
            : ("EMAIL" as const)
        const verification =
          code === undefined
            ? {}
            : { proof: { code, newPassword: await readPassword(options.passwordStdin === true, "New password: ") } }
        const outcome = await shop.run(
          resetPassword({ logon: loginId, type, ...(email === undefined ? {} : { email }), ...verification }),
        )
        shop.output.result({ outcome }, [
          outcome === "codeSent"
            ? `If ${loginId} has an account, we sent a code. Run the command again with --code within ten minutes.`
            : "Password changed. All sessions have ended; sign in with the new password.",
        ])
      })
    })
}
