import type { Command } from "commander"
import * as Schema from "effect/Schema"
import { signInWithProvider } from "../../../application/account/signInWithProvider.ts"
import { verifyRegistrationPhone, sendRegistrationCode } from "../../../application/account/verifyPhone.ts"
import { registerCustomer } from "../../../application/account/registerCustomer.ts"
import { parseLoginId } from "../../../domain/account/LoginId.ts"
import type { RegistrationDetails } from "../../../domain/account/Registration.ts"
import { Address } from "../../../domain/address/Address.ts"
import { guestOrderTokens } from "../guestTokens.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { ADDRESS_HINT } from "../readAddress.ts"
import { readJson } from "../readJson.ts"
import { readPassword } from "../readPassword.ts"
import { PASSWORD_HELP, printSignedIn, requireLoginId } from "./signIn.ts"

interface RegistrationOptions extends GlobalOptions {
  readonly passwordStdin?: boolean
  readonly remember: boolean
  readonly acceptPrivacy?: boolean
  readonly acceptConditions?: boolean
  readonly acceptUsage?: boolean
  readonly newsletter?: boolean
  readonly nickname?: string
  readonly email?: string
  readonly phone?: string
  readonly sponsor?: string
  readonly physicalStore?: string
  readonly company?: string
  readonly code?: string
}

/** The file of a business client. */
const CompanyFile = Schema.Struct({
  vatin: Schema.String,
  email2: Schema.String,
  companyName: Schema.optionalKey(Schema.String),
  address: Address,
})

/** `account register`. */
export function addRegisterCommand(account: Command): void {
  withDetails(
    account
      .command("register <logon>")
      .description("make an account with an e-mail address or a telephone number, and log in"),
  )
    .option("--password-stdin", "read the password from standard input")
    .option("--no-remember", "let the session end early")
    .option("--email <address>", "e-mail address, where the logon is a number")
    .option("--phone <number>", "telephone number with its country code, where the logon is an e-mail address")
    .option("--code <digits>", "the code that came to the number; without it one is sent there first")
    .addHelpText(
      "after",
      `${PASSWORD_HELP}\nA number as logon is proved first: without --code a code is sent to ` +
        "it, with --code the account is made.",
    )
    .action((logon: string, _options: unknown, command: Command) => {
      const options: RegistrationOptions = command.optsWithGlobals()
      return withCliContext(options, async (shop) => {
        const isPhone = parseLoginId(logon)?.kind === "phone"
        if (isPhone && options.code === undefined) {
          const phone = await shop.run(sendRegistrationCode(logon))
          return shop.output.result({ codeSentTo: phone }, [
            `A code was sent to ${phone}. Run the command again with --code within ten minutes.`,
          ])
        }
        const password = await readPassword(options.passwordStdin === true, "New password: ")
        if (isPhone && options.code !== undefined) await shop.run(verifyRegistrationPhone(logon, options.code))
        const guestTokens = await shop.run(guestOrderTokens)
        return printSignedIn(
          shop,
          await shop.run(registerCustomer({ logon, password, ...registrationDetailsOf(options), guestTokens })),
        )
      })
    })
}

/** `account social`. */
export function addSocialCommand(account: Command): void {
  withDetails(
    account
      .command("social <provider>")
      .description("log in with what a provider gave, such as google; its code is read from standard input"),
  )
    .option("--email <address>", "e-mail address of a new account")
    .option("--register", "make an account where none is linked yet")
    .addHelpText(
      "after",
      "\nThe code opens an account to whoever has it: it is read from standard input and never " +
        "stands on the command line.",
    )
    .action((provider: string, _options: unknown, command: Command) => {
      const options: RegistrationOptions & { readonly register?: boolean } = command.optsWithGlobals()
      return withCliContext({ ...options }, async (shop) => {
        const code = await readPassword(!process.stdin.isTTY, "Code of the provider: ")
        const registration =
          options.register === true ? { registration: registrationDetailsOf({ ...options, remember: true }) } : {}
        const guestTokens = await shop.run(guestOrderTokens)
        printSignedIn(
          shop,
          await shop.run(
            signInWithProvider({ socialType: provider.toLowerCase(), code, guestTokens, ...registration }),
          ),
        )
      })
    })
}

function withDetails(command: Command): Command {
  return command
    .option("--accept-privacy", "accept the privacy policy, which an account needs")
    .option("--accept-conditions", "accept the purchase conditions")
    .option("--accept-usage", "let purchases be used for suggestions")
    .option("--newsletter", "ask for the newsletter")
    .option("--nickname <name>", "how the shop shall call you")
    .option("--sponsor <code>", "code of whoever recommended the shop")
    .option("--physical-store <id>", "preferred physical store")
    .option("--company <file>", "JSON file that makes a business client: vatin, email2, companyName and address")
}

/** 1 privacy, 2 purchase conditions, 3 with usage (specification, section 3). */
function registrationDetailsOf(options: RegistrationOptions): RegistrationDetails {
  const { email, phone, nickname, sponsor, physicalStore, company } = options
  const policies = [
    [1, options.acceptPrivacy],
    [2, options.acceptConditions],
    [3, options.acceptUsage],
  ] as const
  const { address, ...business } = company === undefined ? { address: undefined } : readCompanyFile(company)
  return {
    acceptedPolicies: policies.flatMap(([type, isAccepted]) => (isAccepted === true ? [type] : [])),
    newsletter: options.newsletter === true,
    rememberMe: options.remember,
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone: requireLoginId(phone) }),
    ...(nickname === undefined ? {} : { nickname }),
    ...(sponsor === undefined ? {} : { sponsorCode: sponsor }),
    ...(physicalStore === undefined ? {} : { preferredStoreId: physicalStore }),
    ...(address === undefined || !("vatin" in business) ? {} : { primaryAddress: address, business }),
  }
}

function readCompanyFile(file: string): typeof CompanyFile.Type {
  return readJson(file, CompanyFile, "a company with vatin, email2, companyName and address", ADDRESS_HINT)
}
