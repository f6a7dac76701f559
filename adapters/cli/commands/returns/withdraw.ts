import type { Command } from "commander"
import { IdGenerator } from "../../../../application/platform/IdGenerator.ts"
import { openWithdrawal, withdraw } from "../../../../application/returns/withdraw.ts"
import type { OpenedWithdrawal } from "../../../../application/returns/withdraw.ts"
import type { Withdrawal, WithdrawalLine, WithdrawalStatement } from "../../../../domain/returns/Withdrawal.ts"
import { isOrderId } from "../../../../domain/shared/OrderId.ts"
import { BackendError } from "../../../../application/shared/BackendError.ts"
import type { CliContext } from "../../CliContext.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import { ExitCode } from "../../ExitCode.ts"
import type { GuestTokenOption } from "../../input/guestTokenOption.ts"
import { addGuestTokenOption, guestTokenFor } from "../../input/guestTokenOption.ts"
import { table } from "../../output/Output.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"

interface WithdrawOptions extends GlobalOptions, GuestTokenOption {
  readonly name?: string
  readonly email?: string
  readonly message?: string
  readonly yes?: boolean
}

/** `withdraw`: two steps, first what it concerns, then the confirmation with --yes. */
export function addWithdrawCommand(program: Command): void {
  addGuestTokenOption(
    program
      .command("withdraw <order-number> [items...]")
      .description("Withdraw from a contract without giving a reason (EU and EEA stores)")
      .option("--name <name>", "Your name; from the order where it is yours")
      .option("--email <email>", "Email for the receipt; from the order where it is yours")
      .option("--message <text>", "Further words, at most 2,000 characters")
      .option("--yes", "Confirm the withdrawal; without it nothing is sent")
      .addHelpText(
        "after",
        "\nItems are SKU or SKU:QUANTITY; without them the whole order. An order that is not yours by session or " +
          "token needs --name and --email, and is accepted unverified.\n\nExamples:\n" +
          "  $ selvedge withdraw 700000000001\n  $ selvedge withdraw 700000000001 8201-400-3:1 --yes\n\n" +
          "Exit codes: 0 received, 1 shop unavailable, 2 invalid command, 3 not withdrawn.",
      ),
  ).action(async (reference: string, items: readonly string[], _options: unknown, command: Command) => {
    const options: WithdrawOptions = command.optsWithGlobals()
    await withCliContext(options, (shop) => runWithdraw(shop, reference, items, options))
  })
}

async function runWithdraw(
  shop: CliContext,
  reference: string,
  items: readonly string[],
  options: WithdrawOptions,
): Promise<void> {
  const guestToken = isOrderId(reference) ? await guestTokenFor(shop, reference, options) : undefined
  const opened = await openOwn(shop, reference, guestToken)
  const statement = statementFrom(reference, items, options, opened)
  if (options.yes !== true) {
    shop.output.result({ isSubmitted: false, statement, options: opened?.options }, [
      ...(opened === undefined ? ["This order is not yours by session or token: the statement is not verified."] : []),
      ...(opened === undefined ? [] : linesOf(opened)),
      `You withdraw from ${statement.lines === undefined ? "the whole order" : "these items of order"} ` +
        `${reference}. The receipt goes to ${statement.email}.`,
      "Not sent yet. Add --yes to confirm the withdrawal.",
    ])
    process.exitCode = ExitCode.refused
    return
  }
  const attemptKey = await shop.run(IdGenerator.use((ids) => ids.uuid))
  const receipt = await shop.run(
    withdraw(statement, {
      attemptKey,
      ...(opened === undefined ? {} : { options: opened.options }),
      ...(guestToken === undefined ? {} : { guestToken }),
    }),
  )
  shop.output.result({ isSubmitted: true, receipt }, receiptLines(receipt))
}

/** The caller's own order; undefined for any other. */
async function openOwn(
  { run }: CliContext,
  reference: string,
  guestToken: string | undefined,
): Promise<OpenedWithdrawal | undefined> {
  if (!isOrderId(reference)) return undefined
  try {
    return await run(openWithdrawal(reference, guestToken))
  } catch (error) {
    if (error instanceof BackendError && error.reason._tag === "NotFound") return undefined
    throw error
  }
}

function statementFrom(
  orderReference: string,
  items: readonly string[],
  { name, email, message }: WithdrawOptions,
  opened: OpenedWithdrawal | undefined,
): WithdrawalStatement {
  const order = opened?.order.order
  const ownName = [order?.address?.firstName, order?.address?.lastName].filter((part) => part !== undefined).join(" ")
  const statedName = name ?? (ownName === "" ? undefined : ownName)
  const statedEmail = email ?? order?.email
  if (statedName === undefined || statedEmail === undefined)
    throw new CliUsageError({ message: "Add --name and --email: the shop does not know them for this order." })
  if (opened === undefined && items.length > 0)
    throw new CliUsageError({ message: "Only the whole order without its session or token. Name items in --message." })
  const lines = items.map((entry): WithdrawalLine => {
    const [sku = "", quantity = "1"] = entry.split(":")
    const item = order?.items.find((candidate) => candidate.sku === sku)
    if (item === undefined || !/^[1-9][0-9]{0,3}$/.test(quantity))
      throw new CliUsageError({ message: `"${entry}" is not an item of this order. Use SKU or SKU:QUANTITY.` })
    return { orderItemId: item.id, quantity: Number(quantity) }
  })
  return {
    name: statedName,
    email: statedEmail,
    orderReference,
    ...(lines.length === 0 ? {} : { lines }),
    ...(message === undefined ? {} : { message }),
  }
}

function linesOf({ order, options }: OpenedWithdrawal): readonly string[] {
  return [
    options.lastDay === undefined
      ? "You can withdraw until 14 days after the last delivery."
      : `You can withdraw until ${options.lastDay}.`,
    ...table(
      options.lines.map(({ orderItemId, quantity, isWithdrawable }) => {
        const item = order.order.items.find(({ id }) => id === orderItemId)
        return [
          item?.sku ?? orderItemId,
          item?.name ?? "",
          isWithdrawable ? String(quantity) : "exempt from withdrawal",
        ]
      }),
    ),
  ]
}

function receiptLines({ id, receivedAt, isVerified, orderReference, email }: Withdrawal): readonly string[] {
  return [
    `Withdrawal ${id} from order ${orderReference} received at ${receivedAt}.`,
    `We've emailed the receipt to ${email}.`,
    ...(isVerified
      ? []
      : ["It is not verified yet: the owner of the order is notified, and nothing is refunded by it alone."]),
  ]
}
