import type { Command } from "commander"
import * as Effect from "effect/Effect"
import {
  addEmailLogon,
  changeEmail,
  changePassword,
  changePhone,
  removePhoneLogon,
} from "../../../application/account/changeLogons.ts"
import { changeBirthday, changeContactMethod, nameSponsor } from "../../../application/account/changeProfile.ts"
import { enterByProvider } from "../../../application/account/enterByProvider.ts"
import { ProfileGateway } from "../../../application/account/ProfileGateway.ts"
import { checkCode, sendCode } from "../../../application/account/sendCode.ts"
import { unlinkSocialIdentity } from "../../../application/account/socialIdentities.ts"
import type { CodePurpose } from "../../../domain/account/CodePurpose.ts"
import { phonePurpose } from "../../../domain/account/CodePurpose.ts"
import type { ContactMethod } from "../../../domain/account/ContactMethod.ts"
import { logonOf } from "../../../domain/account/Logon.ts"
import { isPolicyType } from "../../../domain/account/PolicyType.ts"
import { hasPassword } from "../../../domain/account/User.ts"
import { CliProblem } from "../CliProblem.ts"
import type { GlobalOptions } from "../openShop.ts"
import { withShop } from "../openShop.ts"
import { readPassword, readPasswords } from "../readPassword.ts"
import type { Shop } from "../Shop.ts"
import { addAccountDataCommands } from "./accountData.ts"
import { registeredUser, showUser } from "./registeredUser.ts"

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

/** What is kept in an account, and how it is changed. */
export function addAccountSettings(account: Command): void {
  account
    .command("show")
    .description("what the shop keeps about you")
    .action((_options: unknown, command: Command) =>
      within(command, async (shop) => showUser(shop, await registeredUser(shop))),
    )
  addProfile(account)
  addLogons(account)
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
        await registeredUser(shop)
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
          throw new CliProblem({ message: `"${method}" is no way to get in touch: give email, sms or phone.` })
        showUser(shop, await shop.run(changeContactMethod(known, await registeredUser(shop))))
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
            nameSponsor({ userId, sponsorCode, ...(email === undefined ? {} : { email }) }, await registeredUser(shop)),
          ),
        ),
      ),
    )
}

function addLogons(account: Command): void {
  account
    .command("email <address>")
    .description("another e-mail address, or a first one")
    .option("--code <digits>", "the code that came to it")
    .addHelpText("after", CODE_HELP)
    .action((address: string, _options: unknown, command: Command) =>
      within(command, async (shop, { code }) => {
        const user = await registeredUser(shop)
        if (code === undefined)
          return codeSent(shop, address, "EMAIL", user.email === undefined ? "EMAIL_LOGON" : "UPDATE_EMAIL")
        return showUser(
          shop,
          await shop.run(
            user.email === undefined ? addEmailLogon(address, code) : changeEmail({ newEmail: address, code }, user),
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
        const user = await registeredUser(shop)
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
        await registeredUser(shop)
        if (code === undefined) return codeSent(shop, number, "SMS", phonePurpose(asLogon))
        return showUser(shop, await shop.run(changePhone(number, code, asLogon)))
      }),
    )
  account
    .command("remove-phone-logon")
    .description("log in by telephone number no more; the number stays")
    .action((_options: unknown, command: Command) =>
      within(command, async (shop) => {
        await registeredUser(shop)
        showUser(shop, await shop.run(removePhoneLogon()))
      }),
    )
  account
    .command("link <provider>")
    .description("link an identity with what its provider gave, such as google; its code is read from standard input")
    .action((provider: string, _options: unknown, command: Command) =>
      within(command, async (shop) => {
        await registeredUser(shop)
        await shop.run(
          enterByProvider({
            socialType: provider.toLowerCase(),
            code: await readPassword(!process.stdin.isTTY, "Code of the provider: "),
          }),
        )
        showUser(shop, await registeredUser(shop))
      }),
    )
  account
    .command("unlink <provider>")
    .description("end a link")
    .action((provider: string, _options: unknown, command: Command) =>
      within(command, async (shop) => {
        await registeredUser(shop)
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
        if (known === undefined) throw new CliProblem({ message: `A code is for one of ${PURPOSES.join(", ")}.` })
        await codeSent(shop, place, typeOf(place), known)
      }),
    )
  codes
    .command("check <place> <code>")
    .description("prove a place by the newest code that was sent there")
    .action((place: string, code: string, _options: unknown, command: Command) =>
      within(command, async ({ run, output }) => {
        const proved = await run(checkCode(typeOf(place), place, code))
        output.result({ proved }, [`${placeText(proved)} is proved to be yours for ten minutes.`])
      }),
    )
}

async function showPolicies({ run, output }: Shop, types: readonly string[]): Promise<void> {
  const asked = types.map(Number).filter(isPolicyType)
  if (asked.length !== types.length)
    throw new CliProblem({
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

async function codeSent(
  { run, output }: Shop,
  typed: string,
  type: "SMS" | "EMAIL",
  purpose: CodePurpose,
): Promise<void> {
  const place = await run(sendCode(type, typed, purpose))
  output.result({ codeSentTo: placeText(place), purpose }, [
    `A code was sent to ${placeText(place)}. It is good for ten minutes.`,
  ])
}

function placeText(place: { readonly phone: string } | { readonly email: string }): string {
  return "phone" in place ? place.phone : place.email
}

function typeOf(place: string): "SMS" | "EMAIL" {
  return logonOf(place)?.kind === "phone" ? "SMS" : "EMAIL"
}

function within(command: Command, use: (shop: Shop, options: SettingOptions) => Promise<void> | void): Promise<void> {
  const options: SettingOptions = command.optsWithGlobals()
  return withShop(options, async (shop) => use(shop, options))
}
