import type { Command } from "commander"
import * as Schema from "effect/Schema"
import { signInWithProvider } from "../../../../application/account/auth/signInWithProvider.ts"
import { verifyRegistrationPhone, sendRegistrationCode } from "../../../../application/account/verifyPhone.ts"
import { registerCustomer } from "../../../../application/account/auth/registerCustomer.ts"
import { parseLoginId } from "../../../../domain/account/LoginId.ts"
import type { RegistrationDetails } from "../../../../domain/account/Registration.ts"
import { Address } from "../../../../domain/address/Address.ts"
import { guestOrderTokens } from "../../guestTokens.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"
import { ADDRESS_HINT } from "../../input/readAddress.ts"
import { readJson } from "../../input/readJson.ts"
import { readPassword } from "../../input/readPassword.ts"
import { PASSWORD_HELP, printSignedIn, requireLoginId } from "../signIn.ts"

interface RegistrationOptions extends GlobalOptions {
  readonly passwordStdin?: boolean
  readonly remember: boolean
  readonly acceptPrivacy?: boolean
  readonly acceptConditions?: boolean
  readonly acceptPersonalization?: boolean
  readonly newsletter?: boolean
  readonly nickname?: string
  readonly email?: string
  readonly phone?: string
  readonly sponsor?: string
  readonly physicalStore?: string
  readonly company?: string
  readonly code?: string
}

/** The file of a business customer. */
const CompanyFile = Schema.Struct({
  vatin: Schema.String,
  email2: Schema.String,
  companyName: Schema.optionalKey(Schema.String),
  address: Address,
})

/** `account register`. */
export function addRegisterCommand(account: Command): void {
  withDetails(account.command("register <email-or-phone>").description("Create an account and sign in"))
    .option("--password-stdin", "Read the password from standard input")
    .option("--no-remember", "Do not stay signed in")
    .option("--email <address>", "Email address, if you register a phone number")
    .option("--phone <number>", "Phone number with country code, if you register an email address")
    .option("--code <digits>", "Code from the text message")
    .addHelpText(
      "after",
      `\nA phone number is verified first: run the command without --code to receive a code, then with --code.
${PASSWORD_HELP}

Example:
  $ selvedge --store ES account register ana@example.com --accept-privacy`,
    )
    .action((loginId: string, _options: unknown, command: Command) => {
      const options: RegistrationOptions = command.optsWithGlobals()
      return withCliContext(options, async (shop) => {
        const isPhone = parseLoginId(loginId)?.kind === "phone"
        if (isPhone && options.code === undefined) {
          const phone = await shop.run(sendRegistrationCode(loginId))
          return shop.output.result({ codeSentTo: phone }, [
            `We sent a code to ${phone}. Run the command again with --code within ten minutes.`,
          ])
        }
        const password = await readPassword(options.passwordStdin === true, "New password: ")
        if (isPhone && options.code !== undefined) await shop.run(verifyRegistrationPhone(loginId, options.code))
        const guestTokens = await shop.run(guestOrderTokens)
        return printSignedIn(
          shop,
          await shop.run(
            registerCustomer({ logon: loginId, password, ...registrationDetailsOf(options), guestTokens }),
          ),
        )
      })
    })
}

/** `auth login-with`. */
export function addLoginWithCommand(auth: Command): void {
  withDetails(auth.command("login-with <provider>").description("Sign in with an identity provider, such as google"))
    .option("--email <address>", "Email address of a new account")
    .option("--register", "Create an account if none is linked")
    .addHelpText(
      "after",
      "\nThe authorization code is a secret and is read from standard input, not from the command line.\n\n" +
        "Example:\n  $ selvedge --store ES auth login-with google < code.txt",
    )
    .action((provider: string, _options: unknown, command: Command) => {
      const options: RegistrationOptions & { readonly register?: boolean } = command.optsWithGlobals()
      return withCliContext({ ...options }, async (shop) => {
        const code = await readPassword(!process.stdin.isTTY, "Authorization code: ")
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
    .option("--accept-privacy", "Accept the privacy policy (required)")
    .option("--accept-conditions", "Accept the terms of sale")
    .option("--accept-personalization", "Allow recommendations based on your purchases")
    .option("--newsletter", "Subscribe to the newsletter")
    .option("--nickname <name>", "Display name")
    .option("--sponsor <code>", "Referral code of your sponsor")
    .option("--physical-store <id>", "ID of the preferred physical store")
    .option("--company <file>", "JSON file of a business customer: vatin, email2, companyName and address")
}

/** 1 privacy, 2 purchase conditions, 3 with usage (S3.5). */
function registrationDetailsOf(options: RegistrationOptions): RegistrationDetails {
  const { email, phone, nickname, sponsor, physicalStore, company } = options
  const policies = [
    [1, options.acceptPrivacy],
    [2, options.acceptConditions],
    [3, options.acceptPersonalization],
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
