import type { Command } from "commander"
import * as Effect from "effect/Effect"
import {
  addEmailLogin,
  changeEmail,
  changePassword,
  changePhone,
  removePhoneLogin,
} from "../../../application/account/changeLoginMethods.ts"
import { changeBirthday, changeContactMethod, setSponsor } from "../../../application/account/changeProfile.ts"
import { signInWithProvider } from "../../../application/account/signInWithProvider.ts"
import { ProfileGateway } from "../../../application/account/ProfileGateway.ts"
import { checkCode, sendCode } from "../../../application/account/sendCode.ts"
import { unlinkSocialIdentity } from "../../../application/account/socialIdentities.ts"
import type { CodePurpose } from "../../../domain/account/CodePurpose.ts"
import { phonePurpose } from "../../../domain/account/CodePurpose.ts"
import type { ContactMethod } from "../../../domain/account/ContactMethod.ts"
import { parseLoginId } from "../../../domain/account/LoginId.ts"
import { isPolicyType } from "../../../domain/account/PolicyType.ts"
import { hasPassword } from "../../../domain/account/User.ts"
import { CliUsageError } from "../CliUsageError.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { readPassword, readPasswords } from "../readPassword.ts"
import type { CliContext } from "../CliContext.ts"
import { addAccountDataCommands } from "./accountData.ts"
import { requireRegisteredUser, showUser } from "./requireRegisteredUser.ts"

interface SettingOptions extends GlobalOptions {
  readonly code?: string
  readonly asLogon?: boolean
  readonly passwordStdin?: boolean
  readonly format?: string
  readonly email?: string
  readonly for?: string
}

const CODE_HELP = "\nWithout --code a code is sent there first; run the command again with the code within ten minutes."
const METHODS: readonly ContactMethod[] = ["EMAIL", "SMS", "PHONE"]
const PURPOSES: readonly CodePurpose[] = ["REGISTER", "PHONE_LOGON", "EMAIL_LOGON", "UPDATE_EMAIL", "VALIDATION"]

/** Adds the commands that show and change account data. */
export function addAccountSettings(account: Command): void {
  account
    .command("show")
    .description("what the shop keeps about you")
    .action((_options: unknown, command: Command) =>
      within(command, async (shop) => showUser(shop, await requireRegisteredUser(shop))),
    )
  addProfile(account)
  addLoginIdCommands(account)
  addCodes(account)
  account
    .command("policies [types...]")
    .description("what you agreed to in this store; with types (1 to 4) whether all of them")
    .action((types: readonly string[], _options: unknown, command: Command) =>
      within(command, (shop) => showPolicies(shop, types)),
    )
  addAccountDataCommands(account)
}

function addProfile(account: Command): void {
  account
    .command("birthday <day>")
    .description("keep a birthday")
    .option("--format <format>", "how the day is written, such as dd/MM/yyyy", "yyyy-MM-dd")
    .action((day: string, _options: unknown, command: Command) =>
      within(command, async (shop, { format = "yyyy-MM-dd" }) => {
        await requireRegisteredUser(shop)
        showUser(shop, await shop.run(changeBirthday(day, format)))
      }),
    )
  account
    .command("contact-method <method>")
    .description("how the shop gets in touch: email, sms or phone")
    .action((method: string, _options: unknown, command: Command) =>
      within(command, async (shop) => {
        const known = METHODS.find((name) => name === method.toUpperCase())
        if (known === undefined)
          throw new CliUsageError({ message: `"${method}" is no way to get in touch: give email, sms or phone.` })
        showUser(shop, await shop.run(changeContactMethod(known, await requireRegisteredUser(shop))))
      }),
    )
  account
    .command("sponsor <userId> <sponsorCode>")
    .description("say who recommended the shop, once")
    .option("--email <address>", "their e-mail address")
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
    .command("email <address>")
    .description("another e-mail address, or a first one")
    .option("--code <digits>", "the code that came to it")
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
    .command("password")
    .description("another password, or a first one; sessions elsewhere end")
    .option("--password-stdin", "read the password before and the new one from standard input, a line each")
    .action((_options: unknown, command: Command) =>
      within(command, async (shop, { passwordStdin = false }) => {
        const user = await requireRegisteredUser(shop)
        const asked = [
          ...(hasPassword(user) ? ["Password until now: "] : []),
          "New password: ",
          ...(passwordStdin ? [] : ["New password again: "]),
        ]
        const typed = [...(hasPassword(user) ? [] : [""]), ...(await readPasswords(passwordStdin, asked))]
        const [oldPassword = "", newPassword = "", newPasswordConfirm = newPassword] = typed
        showUser(shop, await shop.run(changePassword({ oldPassword, newPassword, newPasswordConfirm }, user)))
      }),
    )
  account
    .command("phone <number>")
    .description("keep a telephone number")
    .option("--as-logon", "log in with it too")
    .option("--code <digits>", "the code that came to it")
    .addHelpText("after", CODE_HELP)
    .action((number: string, _options: unknown, command: Command) =>
      within(command, async (shop, { code, asLogon = false }) => {
        await requireRegisteredUser(shop)
        if (code === undefined) return sendCodeAndPrint(shop, number, "SMS", phonePurpose(asLogon))
        return showUser(shop, await shop.run(changePhone(number, code, asLogon)))
      }),
    )
  account
    .command("remove-phone-logon")
    .description("log in by telephone number no more; the number stays")
    .action((_options: unknown, command: Command) =>
      within(command, async (shop) => {
        await requireRegisteredUser(shop)
        showUser(shop, await shop.run(removePhoneLogin()))
      }),
    )
  account
    .command("link <provider>")
    .description("link an identity with what its provider gave, such as google; its code is read from standard input")
    .action((provider: string, _options: unknown, command: Command) =>
      within(command, async (shop) => {
        await requireRegisteredUser(shop)
        await shop.run(
          signInWithProvider({
            socialType: provider.toLowerCase(),
            code: await readPassword(!process.stdin.isTTY, "Code of the provider: "),
          }),
        )
        showUser(shop, await requireRegisteredUser(shop))
      }),
    )
  account
    .command("unlink <provider>")
    .description("end a link")
    .action((provider: string, _options: unknown, command: Command) =>
      within(command, async (shop) => {
        await requireRegisteredUser(shop)
        showUser(shop, await shop.run(unlinkSocialIdentity(provider.toLowerCase())))
      }),
    )
}

function addCodes(account: Command): void {
  const codes = account
    .command("codes")
    .description("codes of six digits that prove an e-mail address or a telephone number")
  codes
    .command("send <place>")
    .description("send a code")
    .option("--for <purpose>", PURPOSES.join(", "), "VALIDATION")
    .action((place: string, _options: unknown, command: Command) =>
      within(command, async (shop, { for: purpose = "VALIDATION" }) => {
        const known = PURPOSES.find((name) => name === purpose.toUpperCase())
        if (known === undefined) throw new CliUsageError({ message: `A code is for one of ${PURPOSES.join(", ")}.` })
        await sendCodeAndPrint(shop, place, typeOf(place), known)
      }),
    )
  codes
    .command("check <place> <code>")
    .description("prove a place by the newest code that was sent there")
    .action((place: string, code: string, _options: unknown, command: Command) =>
      within(command, async ({ run, output }) => {
        const proved = await run(checkCode(typeOf(place), place, code))
        output.result({ proved }, [`${contactText(proved)} is proved to be yours for ten minutes.`])
      }),
    )
}

async function showPolicies({ run, output }: CliContext, types: readonly string[]): Promise<void> {
  const asked = types.map(Number).filter(isPolicyType)
  if (asked.length !== types.length)
    throw new CliUsageError({
      message: "Policies are 1 privacy, 2 purchase conditions, 3 purchase conditions with usage, 4 wallet privacy.",
    })
  if (asked.length > 0) {
    const validation = await run(Effect.flatMap(ProfileGateway, (gateway) => gateway.validatePolicies(asked)))
    return output.result(
      validation,
      validation.policies.map(({ type, accepted }) => `${type}  ${accepted ? "accepted" : "not accepted"}`),
    )
  }
  const policies = await run(Effect.flatMap(ProfileGateway, (gateway) => gateway.getSavedPolicies))
  return output.result(
    { policies },
    policies.length === 0
      ? ["You have agreed to nothing in this store."]
      : policies.map(({ type, acceptedAt }) => `${type}  ${acceptedAt}`),
  )
}

async function sendCodeAndPrint(
  { run, output }: CliContext,
  typed: string,
  type: "SMS" | "EMAIL",
  purpose: CodePurpose,
): Promise<void> {
  const place = await run(sendCode(type, typed, purpose))
  output.result({ codeSentTo: contactText(place), purpose }, [
    `A code was sent to ${contactText(place)}. It is good for ten minutes.`,
  ])
}

function contactText(place: { readonly phone: string } | { readonly email: string }): string {
  return "phone" in place ? place.phone : place.email
}

function typeOf(place: string): "SMS" | "EMAIL" {
  return parseLoginId(place)?.kind === "phone" ? "SMS" : "EMAIL"
}

function within(
  command: Command,
  use: (shop: CliContext, options: SettingOptions) => Promise<void> | void,
): Promise<void> {
  const options: SettingOptions = command.optsWithGlobals()
  return withCliContext(options, async (shop) => use(shop, options))
}
