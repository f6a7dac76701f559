import type { Command } from "commander"
import type { Family, FamilyTeen } from "../../../../application/teen/loadFamily.ts"
import { loadFamily } from "../../../../application/teen/loadFamily.ts"
import type { EnteredProfile } from "../../../../application/teen/sponsorTeens.ts"
import {
  addTeen,
  answerInvitation,
  approvePayment,
  endTeen,
  revokePayment,
  updateTeen,
} from "../../../../application/teen/sponsorTeens.ts"
import { formatMoney } from "../../../../domain/store/formatMoney.ts"
import { parseAmount } from "../../../../domain/store/parseAmount.ts"
import type { CliContext } from "../../CliContext.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import { orderIdOf } from "../../input/orderIdOf.ts"
import { table } from "../../output/Output.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withRegisteredUser } from "../withRegisteredUser.ts"

interface ProfileOptions extends GlobalOptions {
  readonly name?: string
  readonly age?: string
  readonly card?: string
  readonly orderLimit?: string
  readonly monthlyLimit?: string
  readonly notify?: readonly string[]
}

/** `teens list|add|update|end|approve|revoke|accept|decline`: the commands of a sponsor. */
export function addTeenCommands(program: Command): void {
  const teens = program.command("teens").description("Sponsor teens and approve their payments")
  teens
    .command("list")
    .description("List the teens you sponsor, with payment requests and approvals")
    .action((_options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) => printTeens(shop, await shop.run(loadFamily()))),
    )
  addProfileOptions(
    teens.command("add <customer-number>").description("Ask to sponsor a teen, who accepts or declines"),
  ).action((id: string, _options: unknown, command: Command) =>
    withRegisteredUser<ProfileOptions>(command, async (shop, options) =>
      printTeens(shop, await shop.run(addTeen(id, { notificationTypes: ["EMAIL"], ...parseProfile(shop, options) }))),
    ),
  )
  addProfileOptions(
    teens.command("update <customer-number>").description("Change a teen's profile, card and limits"),
  ).action((id: string, _options: unknown, command: Command) =>
    withRegisteredUser<ProfileOptions>(command, async (shop, options) =>
      printTeens(shop, await shop.run(updateTeen(id, parseProfile(shop, options)))),
    ),
  )
  teens
    .command("end <customer-number>")
    .description("End a sponsorship or withdraw the request; open approvals are revoked")
    .action((id: string, _options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) => printTeens(shop, await shop.run(endTeen(id)))),
    )
  teens
    .command("approve <customer-number> <order-id> <amount>")
    .description("Approve a requested payment up to an amount, with the teen's card")
    .addHelpText("after", "\nThe approval is for this order of this teen only. It expires after two days.")
    .action((id: string, order: string, amount: string, _options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) =>
        printTeens(shop, await shop.run(approvePayment(id, orderIdOf(order), amountOf(shop, amount)))),
      ),
    )
  teens
    .command("revoke <customer-number> <order-id>")
    .description("Revoke an approval that has not been used")
    .action((id: string, order: string, _options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) =>
        printTeens(shop, await shop.run(revokePayment(id, orderIdOf(order)))),
      ),
    )
  for (const [name, accepted] of [
    ["accept", true],
    ["decline", false],
  ] as const)
    teens
      .command(`${name} <link>`)
      .description(`${accepted ? "Accept" : "Decline"} an invitation to sponsor, with the link from the email`)
      .action((link: string, _options: unknown, command: Command) =>
        withRegisteredUser(command, async (shop) =>
          printTeens(shop, await shop.run(answerInvitation(parseInvitation(link), accepted))),
        ),
      )
}

function addProfileOptions(command: Command): Command {
  return command
    .option("--name <first-name>", "The teen's first name")
    .option("--age <years>", "The teen's age; it cannot be changed later")
    .option("--card <hash>", "Hash of the saved card that pays")
    .option("--order-limit <amount>", "Limit per order")
    .option("--monthly-limit <amount>", "Limit per 30 days")
    .option("--notify <channels...>", "How you are notified: EMAIL, SMS")
}

function parseProfile(shop: CliContext, options: ProfileOptions): Partial<EnteredProfile> {
  const { name, age, card, orderLimit, monthlyLimit, notify } = options
  return {
    ...(name === undefined ? {} : { firstName: name }),
    ...(age === undefined ? {} : { age: Number(age) }),
    ...(card === undefined ? {} : { payingCard: card }),
    ...(orderLimit === undefined ? {} : { orderLimit: amountOf(shop, orderLimit) }),
    ...(monthlyLimit === undefined ? {} : { monthlyLimit: amountOf(shop, monthlyLimit) }),
    ...(notify === undefined ? {} : { notificationTypes: notify }),
  }
}

function amountOf({ store }: CliContext, text: string): number {
  const amount = parseAmount(text, store.currency.currencyDecimals)
  if (amount === undefined)
    throw new CliUsageError({ message: `"${text}" is not an amount. Use digits, such as 49.90.` })
  return amount
}

function parseInvitation(link: string): Parameters<typeof answerInvitation>[0] {
  const parameters = URL.canParse(link) ? new URL(link).searchParams : new URLSearchParams()
  const [teenUserId, hash] = [parameters.get("teenUserId"), parameters.get("hash")]
  if (teenUserId === null || hash === null)
    throw new CliUsageError({ message: "This is not a link from an invitation. Quote the whole link." })
  return { teenUserId, hash }
}

function printTeens(shop: CliContext, { teens, refusedReasons }: Family): void {
  const rows = teens.flatMap((teen) => [
    [teen.id, teen.firstName ?? "", teen.state, ""],
    ...teen.orders.map((order) => ["", `order ${order.orderId}`, ...stateOf(shop, order, refusedReasons)]),
  ])
  shop.output.result({ teens }, rows.length === 0 ? ["No teens."] : table(rows))
}

function stateOf(
  { store: { currency } }: CliContext,
  { total, isPaymentRequested, approval }: FamilyTeen["orders"][number],
  refusedReasons: Family["refusedReasons"],
): readonly [state: string, total: string] {
  const amount =
    total === undefined ? "" : formatMoney({ minorUnits: total, currencyCode: currency.currencyCode }, currency)
  if (approval === undefined) return [isPaymentRequested ? "payment requested" : "shown", amount]
  const refusedReason = refusedReasons[approval.id]
  return [refusedReason === undefined ? `approved until ${approval.expiresAt}` : `approval: ${refusedReason}`, amount]
}
