import type { Command } from "commander"
import * as Effect from "effect/Effect"
import { AccountGateway } from "../../../../application/account/AccountGateway.ts"
import { NewsletterGateway } from "../../../../application/newsletter/NewsletterGateway.ts"
import { confirmNewsletter, unsubscribeNewsletter } from "../../../../application/newsletter/newsletterMailLinks.ts"
import {
  subscribeNewsletter,
  unsubscribeAccount,
  withdrawNewsletterRequest,
} from "../../../../application/newsletter/subscribeNewsletter.ts"
import { NEWSLETTER_LISTS, PRIVACY_POLICY } from "../../../../domain/newsletter/NewsletterRequest.ts"
import type { NewsletterOutcome } from "../../../../domain/newsletter/newsletterStep.ts"
import type { NewsletterSubscription } from "../../../../domain/newsletter/NewsletterSubscription.ts"
import type { CliContext } from "../../CliContext.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import { ExitCode } from "../../ExitCode.ts"
import { table } from "../../output/Output.ts"
import { replaceFile } from "../../output/writeWholeFile.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"
import { requireRegisteredUser } from "../requireRegisteredUser.ts"

interface SubscribeOptions extends GlobalOptions {
  readonly acceptPrivacy?: true
  readonly list?: readonly string[]
  readonly origin?: string
}

const STATUS_TEXTS = {
  pending: "Confirmation pending: open the link in the email.",
  subscribed: "Subscribed.",
  notSubscribed: "Not subscribed.",
  unknown: "Status not available: sign in with this address to see it.",
} as const

/** `newsletter subscribe|status|confirm|unsubscribe|withdraw|origins|qr`. */
export function addNewsletterCommands(program: Command): void {
  const newsletter = program.command("newsletter").description("Subscribe to the newsletter and manage it")
  newsletter
    .command("subscribe [email]")
    .description("Subscribe an address (default: the account's), or change the lists of the account's subscription")
    .option("--accept-privacy", "Accept the privacy policy (required)")
    .option("--list <names...>", `Lists: ${NEWSLETTER_LISTS.join(", ")} (default: all)`)
    .option("--origin <id>", "Where you found the newsletter (see `selvedge newsletter origins`)")
    .addHelpText("after", "\nThe owner of the address confirms with the link in our email.")
    .action((email: string | undefined, _options: unknown, command: Command) => {
      const options: SubscribeOptions = command.optsWithGlobals()
      return withCliContext(options, async (shop) => {
        const own = await ownEmail(shop)
        const address = email ?? own ?? (await requireEmail(shop))
        const request = {
          email: address,
          policies: options.acceptPrivacy === true ? [PRIVACY_POLICY] : [],
          ...(options.list === undefined ? {} : { lists: options.list.map(parseList) }),
          ...(options.origin === undefined ? {} : { origin: options.origin }),
          ...(address === own && (await isVerified(shop, address)) ? { inAccount: true } : {}),
        }
        printStatus(shop, await shop.run(subscribeNewsletter(request)))
      })
    })
  newsletter
    .command("status [email]")
    .description("Show the status of the account's subscription")
    .action((email: string | undefined, _options: unknown, command: Command) =>
      within(command, async (shop) => {
        const address = email ?? (await requireEmail(shop))
        printStatus(shop, await shop.run(NewsletterGateway.use((gateway) => gateway.getNewsletterStatus(address))))
      }),
    )
  newsletter
    .command("confirm <link>")
    .description("Confirm a subscription with the link from the email")
    .action((link: string, _options: unknown, command: Command) =>
      within(command, async (shop) => {
        const { email, hash } = parseLink(link)
        printOutcome(shop, await shop.run(confirmNewsletter(email, hash)))
      }),
    )
  newsletter
    .command("unsubscribe [link]")
    .description("Unsubscribe with the link from an email, or the account's address")
    .action((link: string | undefined, _options: unknown, command: Command) =>
      within(command, async (shop) => {
        if (link === undefined) {
          printStatus(shop, await shop.run(unsubscribeAccount(await requireEmail(shop))))
          return
        }
        const { email, hash } = parseLink(link)
        printOutcome(shop, await shop.run(unsubscribeNewsletter(email, hash)))
      }),
    )
  newsletter
    .command("withdraw")
    .description("Withdraw the account's request before it is confirmed")
    .action((_options: unknown, command: Command) =>
      within(command, async (shop) =>
        printStatus(shop, await shop.run(withdrawNewsletterRequest(await requireEmail(shop)))),
      ),
    )
  newsletter
    .command("origins")
    .description("List the places that offer the newsletter")
    .action((_options: unknown, command: Command) =>
      within(command, async ({ run, output }) => {
        const origins = await run(NewsletterGateway.use((gateway) => gateway.listNewsletterOrigins))
        output.result({ origins }, table(origins.map(({ id, description }) => [id, description])))
      }),
    )
  newsletter
    .command("qr")
    .description("Download a QR code that leads to the newsletter, as a PNG")
    .requiredOption("--out <file>", "Output file")
    .option("--origin <id>", "Where the code is shown (see `selvedge newsletter origins`)")
    .action((_options: unknown, command: Command) => {
      const options: GlobalOptions & { readonly out: string; readonly origin?: string } = command.optsWithGlobals()
      return withCliContext(options, async ({ run, output }) => {
        const { mediaType, bytes } = await run(
          NewsletterGateway.use((gateway) => gateway.getNewsletterQr(options.origin)),
        )
        await replaceFile(options.out, bytes)
        output.result({ file: options.out, mediaType, bytes: bytes.length }, [`Saved to ${options.out}.`])
      })
    })
}

function within(command: Command, use: (shop: CliContext) => Promise<void>): Promise<void> {
  return withCliContext(command.optsWithGlobals<GlobalOptions>(), use)
}

/** The account's address; undefined for a guest. */
async function ownEmail({ run }: CliContext): Promise<string | undefined> {
  const user = await run(
    AccountGateway.use((gateway) => gateway.getCurrentUser).pipe(
      Effect.catchReason("BackendError", "SessionExpired", () => Effect.undefined),
    ),
  )
  return user?.kind === "guest" ? undefined : user?.email
}

async function requireEmail(shop: CliContext): Promise<string> {
  const { email } = await requireRegisteredUser(shop)
  if (email === undefined) throw new CliUsageError({ message: "The account has no email. Name an email address." })
  return email
}

/** An unverified address is not the account's own yet. */
async function isVerified({ run }: CliContext, email: string): Promise<boolean> {
  return (await run(NewsletterGateway.use((gateway) => gateway.getNewsletterStatus(email)))).status !== "unknown"
}

function parseList(name: string): string {
  if (NEWSLETTER_LISTS.some((known) => known === name)) return name
  throw new CliUsageError({ message: `Unknown list "${name}". Use ${NEWSLETTER_LISTS.join(", ")}.` })
}

function parseLink(link: string): { readonly email: string; readonly hash: string } {
  const parameters = URL.canParse(link) ? new URL(link).searchParams : new URLSearchParams()
  const [email, hash] = [parameters.get("email"), parameters.get("hash")]
  if (email === null || hash === null)
    throw new CliUsageError({ message: "This is not a link from a newsletter email. Quote the whole link." })
  return { email, hash }
}

function printStatus({ output }: CliContext, subscription: NewsletterSubscription): void {
  const { status, lists } = subscription
  output.result(subscription, [STATUS_TEXTS[status], ...(lists.length === 0 ? [] : [`Lists: ${lists.join(", ")}`])])
}

function printOutcome({ output }: CliContext, outcome: NewsletterOutcome): void {
  output.result({ outcome }, [
    outcome === "unknown"
      ? "The link is invalid or has expired."
      : outcome === "subscribed"
        ? "Subscribed."
        : "Unsubscribed.",
  ])
  if (outcome === "unknown") process.exitCode = ExitCode.refused
}
