import type { Command } from "commander"
import * as Effect from "effect/Effect"
import {
  addEmailLogin,
  changeEmail,
  changePassword,
  changePhone,
  removePhoneLogin,
} from "../../../../application/account/changeLoginMethods.ts"
import { changeBirthday, changeContactMethod, setSponsor } from "../../../../application/account/changeProfile.ts"
import { signInWithProvider } from "../../../../application/account/auth/signInWithProvider.ts"
import { ProfileGateway } from "../../../../application/account/ProfileGateway.ts"
import { checkCode, sendCode } from "../../../../application/account/sendCode.ts"
import { unlinkSocialIdentity } from "../../../../application/account/auth/socialIdentities.ts"
import type { CodePurpose } from "../../../../domain/account/CodePurpose.ts"
import { phonePurpose } from "../../../../domain/account/CodePurpose.ts"
import type { ContactMethod } from "../../../../domain/account/ContactMethod.ts"
import { parseLoginId } from "../../../../domain/account/LoginId.ts"
import { isPolicyType } from "../../../../domain/account/PolicyType.ts"
import { hasPassword } from "../../../../domain/account/User.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"
import { readPassword, readPasswords } from "../../input/readPassword.ts"
import type { CliContext } from "../../CliContext.ts"
import { addCustomerRecordCommands } from "./customerRecords.ts"
import { addPasskeyCommands } from "./passkeys.ts"
import { addSessionCommands } from "./sessions.ts"
import { addAccountDataCommands } from "./accountData.ts"
import { requireRegisteredUser, showUser } from "../requireRegisteredUser.ts"

interface SettingOptions extends GlobalOptions {
  readonly code?: string
  readonly useForSignIn?: boolean
  readonly passwordStdin?: boolean
  readonly format?: string
  readonly email?: string
  readonly purpose?: string
}

const CODE_HELP = "\nWithout --code a code is sent; run the command again with --code within ten minutes."
const METHODS: readonly ContactMethod[] = ["EMAIL", "SMS", "PHONE"]
const PURPOSES: readonly CodePurpose[] = ["REGISTER", "PHONE_LOGON", "EMAIL_LOGON", "UPDATE_EMAIL", "VALIDATION"]

/** Adds the commands that show and change account data. */
export function addAccountSettings(account: Command): void {
  account
    .command("show")
    .description("Show the account")
    .action((_options: unknown, command: Command) =>
      within(command, async (shop) => showUser(shop, await requireRegisteredUser(shop))),
    )
  addProfile(account)
  addLoginIdCommands(account)
  addCodes(account)
  account
    .command("policies [types...]")
    .description("List accepted policies, or check the given types (1 to 4)")
    .action((types: readonly string[], _options: unknown, command: Command) =>
      within(command, (shop) => showPolicies(shop, types)),
    )
  addAccountDataCommands(account)
  addSessionCommands(account)
  addPasskeyCommands(account)
  addCustomerRecordCommands(account)
}

function addProfile(account: Command): void {
  account
    .command("set-birthday <date>")
    .description("Set the date of birth")
    .option("--format <format>", "Date format, such as dd/MM/yyyy", "yyyy-MM-dd")
    .action((day: string, _options: unknown, command: Command) =>
      within(command, async (shop, { format = "yyyy-MM-dd" }) => {
        await requireRegisteredUser(shop)
        showUser(shop, await shop.run(changeBirthday(day, format)))
      }),
    )
  account
    .command("set-contact-method <method>")
    .description("Set the contact method: email, sms or phone")
    .action((method: string, _options: unknown, command: Command) =>
      within(command, async (shop) => {
        const known = METHODS.find((name) => name === method.toUpperCase())
        if (known === undefined)
          throw new CliUsageError({ message: `Unknown contact method "${method}". Use email, sms or phone.` })
        showUser(shop, await shop.run(changeContactMethod(known, await requireRegisteredUser(shop))))
      }),
    )
  account
    .command("set-sponsor <user-id> <sponsor-code>")
    .description("Set the customer who referred you (once)")
    .option("--email <address>", "Email address of the sponsor")
    .action((userId: string, sponsorCode: string, _options: unknown, command: Command) =>
      within(command, async (shop, { email }) =>
        showUser(
          shop,
          await shop.run(
            setSponsor(
              { userId, sponsorCode, ...(email === undefined ? {} : { email }) },
              await requireRegisteredUser(shop),
            ),
          ),
        ),
      ),
    )
}

function addLoginIdCommands(account: Command): void {
  account
    .command("set-email <address>")
    .description("Set the email address")
    .option("--code <digits>", "Code from the message")
    .addHelpText("after", CODE_HELP)
    .action((address: string, _options: unknown, command: Command) =>
      within(command, async (shop, { code }) => {
        const user = await requireRegisteredUser(shop)
        if (code === undefined)
          return sendCodeAndPrint(shop, address, "EMAIL", user.email === undefined ? "EMAIL_LOGON" : "UPDATE_EMAIL")
        return showUser(
          shop,
          await shop.run(
            user.email === undefined ? addEmailLogin(address, code) : changeEmail({ newEmail: address, code }, user),
          ),
        )
      }),
    )
  account
    .command("set-password")
    .description("Set the password and end other sessions")
    .option("--password-stdin", "Read the current and the new password from standard input, one per line")
    .action((_options: unknown, command: Command) =>
      within(command, async (shop, { passwordStdin = false }) => {
        const user = await requireRegisteredUser(shop)
        const questions = [
          ...(hasPassword(user) ? ["Current password: "] : []),
          "New password: ",
          ...(passwordStdin ? [] : ["Repeat new password: "]),
        ]
        const typed = [...(hasPassword(user) ? [] : [""]), ...(await readPasswords(passwordStdin, questions))]
        const [oldPassword = "", newPassword = "", newPasswordConfirm = newPassword] = typed
        showUser(shop, await shop.run(changePassword({ oldPassword, newPassword, newPasswordConfirm }, user)))
      }),
    )
  account
    .command("set-phone <number>")
    .description("Set the phone number")
    .option("--use-for-sign-in", "Also sign in with this number")
    .option("--code <digits>", "Code from the message")
    .addHelpText("after", CODE_HELP)
    .action((number: string, _options: unknown, command: Command) =>
      within(command, async (shop, { code, useForSignIn = false }) => {
        await requireRegisteredUser(shop)
        if (code === undefined) return sendCodeAndPrint(shop, number, "SMS", phonePurpose(useForSignIn))
        return showUser(shop, await shop.run(changePhone(number, code, useForSignIn)))
      }),
    )
  account
    .command("remove-sign-in-phone")
    .description("Stop signing in with the phone number")
    .action((_options: unknown, command: Command) =>
      within(command, async (shop) => {
        await requireRegisteredUser(shop)
        showUser(shop, await shop.run(removePhoneLogin()))
      }),
    )
  account
    .command("link <provider>")
    .description("Link an identity provider, such as google")
    .action((provider: string, _options: unknown, command: Command) =>
      within(command, async (shop) => {
        await requireRegisteredUser(shop)
        await shop.run(
          signInWithProvider({
            socialType: provider.toLowerCase(),
            code: await readPassword(!process.stdin.isTTY, "Authorization code: "),
          }),
        )
        showUser(shop, await requireRegisteredUser(shop))
      }),
    )
  account
    .command("unlink <provider>")
    .description("Unlink an identity provider")
    .action((provider: string, _options: unknown, command: Command) =>
      within(command, async (shop) => {
        await requireRegisteredUser(shop)
        showUser(shop, await shop.run(unlinkSocialIdentity(provider.toLowerCase())))
      }),
    )
}

function addCodes(account: Command): void {
  const verification = account
    .command("verification")
    .description("Verify an email address or phone number with a code")
  verification
    .command("send <email-or-phone>")
    .description("Send a verification code")
    .option("--purpose <purpose>", PURPOSES.join(", "), "VALIDATION")
    .action((typed: string, _options: unknown, command: Command) =>
      within(command, async (shop, { purpose = "VALIDATION" }) => {
        const known = PURPOSES.find((name) => name === purpose.toUpperCase())
        if (known === undefined)
          throw new CliUsageError({ message: `Unknown --purpose "${purpose}". Use ${PURPOSES.join(", ")}.` })
        await sendCodeAndPrint(shop, typed, typeOf(typed), known)
      }),
    )
  verification
    .command("confirm <email-or-phone> <code>")
    .description("Confirm with the latest code")
    .action((typed: string, code: string, _options: unknown, command: Command) =>
      within(command, async ({ run, output }) => {
        const verified = await run(checkCode(typeOf(typed), typed, code))
        output.result({ verified }, [`${contactText(verified)} is verified for ten minutes.`])
      }),
    )
}

async function showPolicies({ run, output }: CliContext, types: readonly string[]): Promise<void> {
  const known = types.map(Number).filter(isPolicyType)
  if (known.length !== types.length)
    throw new CliUsageError({
      message: "Unknown policy type. Use 1 (privacy), 2 (terms of sale), 3 (personalization) or 4 (wallet privacy).",
    })
  if (known.length > 0) {
    const validation = await run(Effect.flatMap(ProfileGateway, (gateway) => gateway.validatePolicies(known)))
    return output.result(
      validation,
      validation.policies.map(({ type, accepted }) => `${type}  ${accepted ? "accepted" : "not accepted"}`),
    )
  }
  const policies = await run(Effect.flatMap(ProfileGateway, (gateway) => gateway.getSavedPolicies))
  return output.result(
    { policies },
    policies.length === 0
      ? ["No policies accepted in this store."]
      : policies.map(({ type, acceptedAt }) => `${type}  ${acceptedAt}`),
  )
}

async function sendCodeAndPrint(
  { run, output }: CliContext,
  typed: string,
  type: "SMS" | "EMAIL",
  purpose: CodePurpose,
): Promise<void> {
  const contact = await run(sendCode(type, typed, purpose))
  output.result({ codeSentTo: contactText(contact), purpose }, [
    `We sent a code to ${contactText(contact)}. It is valid for ten minutes.`,
  ])
}

function contactText(contact: { readonly phone: string } | { readonly email: string }): string {
  return "phone" in contact ? contact.phone : contact.email
}

function typeOf(typed: string): "SMS" | "EMAIL" {
  return parseLoginId(typed)?.kind === "phone" ? "SMS" : "EMAIL"
}

function within(
  command: Command,
  use: (shop: CliContext, options: SettingOptions) => Promise<void> | void,
): Promise<void> {
  const options: SettingOptions = command.optsWithGlobals()
  return withCliContext(options, async (shop) => use(shop, options))
}
