import type { Command } from "commander"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { BusinessOrderGateway } from "../../../application/order/BusinessOrderGateway.ts"
import { type Cancellation, cancelOrder } from "../../../application/order/cancelOrder.ts"
import { changeOrderAddress } from "../../../application/order/changeOrderAddress.ts"
import { OrderProgressGateway } from "../../../application/order/OrderProgressGateway.ts"
import { openOrder } from "../../../application/order/openOrder.ts"
import { orderStage } from "../../../domain/order/orderStage.ts"
import { refundEstimate } from "../../../domain/order/refundEstimate.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { CliUsageError } from "../CliUsageError.ts"
import { ExitCode } from "../ExitCode.ts"
import type { GuestTokenOption } from "../guestTokenOption.ts"
import { addGuestTokenOption, guestTokenFor } from "../guestTokenOption.ts"
import { saveGuestToken } from "../guestTokens.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { orderIdOf } from "../orderIdOf.ts"
import { orderLines } from "../orderLines.ts"
import { readAddress } from "../readAddress.ts"
import type { CliContext } from "../CliContext.ts"
import { addOrderInvoices } from "./orderInvoices.ts"
import { addOrderList } from "./orderList.ts"
import { addOrderDocumentCommands } from "./orderDocuments.ts"

interface CancelOptions extends GlobalOptions, GuestTokenOption {
  readonly part?: string
  readonly yes?: boolean
}

interface AddressOptions extends GlobalOptions {
  readonly address: string
}

/** `order …`. */
export function addOrderCommands(program: Command): void {
  const order = program.command("order").description("orders that were placed")
  addGuestTokenOption(
    order
      .command("show <orderId>")
      .description(
        "one order, with its parts; a guest's is opened by the token that its purchase left in " +
          "the state file, or that is given, which then is kept there",
      ),
  ).action(async (id: string, _options: unknown, command: Command) => {
    const options: GlobalOptions & GuestTokenOption = command.optsWithGlobals()
    const orderId = orderIdOf(id)
    await withCliContext(options, (shop) => showOrder(shop, orderId, options))
  })
  addGuestTokenOption(
    order
      .command("cancel <orderId>")
      .description("cancel an order, or a part of it, before it is sent; first says what comes back"),
  )
    .option("--part <id>", "one part alone (`order show` lists them)")
    .option("--yes", "cancel it")
    .addHelpText(
      "after",
      "\nWithout --yes nothing is cancelled.\nExit codes: 0 cancelled, 1 shop unavailable, 2 " +
        "usage, 3 nothing cancelled: too late, or without --yes.",
    )
    .action(async (id: string, _options: unknown, command: Command) => {
      const options: CancelOptions = command.optsWithGlobals()
      await cancel(id, options)
    })
  order
    .command("address <orderId>")
    .description("send an order elsewhere before it leaves")
    .requiredOption("--address <file>", "JSON file with the new address")
    .action(async (id: string, _options: unknown, command: Command) => {
      const options: AddressOptions = command.optsWithGlobals()
      const orderId = orderIdOf(id)
      const address = readAddress(options.address)
      await withCliContext(options, async ({ run, output, store }) => {
        const change = await run(changeOrderAddress(orderId, address))
        output.result(
          { outcome: change.outcome, ...change.order.order },
          change.outcome === "changed"
            ? ["It goes to the new address.", ...orderLines(change.order, store)]
            : ["It is too late: the address can no longer be changed."],
        )
        process.exitCode = change.outcome === "changed" ? ExitCode.done : ExitCode.refused
      })
    })
  order
    .command("collection <orderId>")
    .description("how an order that is collected stands at its place, and the code to collect it with")
    .action(async (id: string, _options: unknown, command: Command) => {
      const options: GlobalOptions = command.optsWithGlobals()
      const orderId = orderIdOf(id)
      await withCliContext(options, async ({ run, output }) => {
        const found = Option.getOrUndefined(
          await run(OrderProgressGateway.use((gateway) => gateway.getClickAndCollect(orderId))),
        )
        if (found === undefined)
          return output.result({ orderId, isCollected: false }, [`Order ${orderId} is sent, and not collected.`])
        const { pickupCode, status, keptUntil, ...place } = found
        const code = pickupCode === undefined ? {} : { pickupCode: Redacted.value(pickupCode) }
        output.result(
          { orderId, isCollected: true, status, ...(keptUntil === undefined ? {} : { keptUntil }), ...place, ...code },
          [
            `${status}${keptUntil === undefined ? "" : `, kept until ${keptUntil}`}`,
            ...("pickupCode" in code ? [`Show this code at the counter: ${code.pickupCode}`] : []),
          ],
        )
      })
    })
  order
    .command("confirm <orderId>")
    .description("a business client's word that an order stands; said again, the first word counts")
    .action(async (id: string, _options: unknown, command: Command) => {
      const options: GlobalOptions = command.optsWithGlobals()
      const orderId = orderIdOf(id)
      await withCliContext(options, async ({ run, output }) => {
        const confirmation = await run(BusinessOrderGateway.use((gateway) => gateway.confirmBusinessOrder(orderId)))
        output.result(confirmation, [`Order ${confirmation.orderId} is confirmed since ${confirmation.confirmedAt}.`])
      })
    })
  addOrderList(order)
  addOrderDocumentCommands(order)
  addOrderInvoices(order)
}

/** Shows an order. The token that opened it is stored for later commands. */
export async function showOrder(shop: CliContext, orderId: OrderId, options: GuestTokenOption): Promise<void> {
  const { run, output, store } = shop
  const guestToken = await guestTokenFor(shop, orderId, options)
  const { order: found, ...rest } = await run(openOrder(orderId, guestToken))
  if (rest.openedBy === "token" && guestToken !== undefined) await run(saveGuestToken(orderId, guestToken))
  output.result({ ...found, ...rest }, orderLines({ order: found, ...rest }, store))
}

async function cancel(id: string, options: CancelOptions): Promise<void> {
  const orderId = orderIdOf(id)
  await withCliContext(options, async (shop) => {
    const { run, output, store } = shop
    const guestToken = await guestTokenFor(shop, orderId, options)
    const opened = await run(openOrder(orderId, guestToken))
    const { part } = options
    if (part !== undefined && !opened.parts.some((one) => one.id === part))
      throw new CliUsageError({
        message:
          `Order ${orderId} has no part "${part}": it has ` +
          `${opened.parts.map((one) => one.id).join(", ") || "none"}.`,
      })
    // A token allows cancelling single parts only. An order with one part is cancelled by that part.
    const only = opened.openedBy === "token" && opened.parts.length === 1 ? opened.parts[0]?.id : undefined
    const partId = part ?? only
    if (opened.openedBy === "token" && partId === undefined)
      throw new CliUsageError({
        message:
          "With its token alone the order is cancelled part by part: add --part with one of " +
          `${opened.parts.map((one) => one.id).join(", ")}.`,
      })
    if (options.yes !== true) {
      const back = refundEstimate(opened, partId)
      const amount = formatMoney(back.amount, store.currency)
      const said = back.isVoid
        ? "Nothing was taken yet, and nothing will be."
        : `${back.isUpperBound ? `Up to ${amount}` : amount} would come back: ` +
          opened.order.payments
            .map(({ name, maskedNumber }) => [name, maskedNumber].filter((word) => word !== undefined).join(" "))
            .join(", ") +
          "; gift cards first."
      // A script without --yes must not take its failed cancellation for a success.
      process.exitCode = ExitCode.refused
      return output.result({ orderId, cancelled: false, ...(partId === undefined ? {} : { partId }), back }, [
        said,
        "Nothing is cancelled yet: add --yes.",
      ])
    }
    const { outcome, order } = await run(
      cancelOrder(orderId, {
        ...(partId === undefined ? {} : { partId }),
        ...(guestToken === undefined ? {} : { guestToken }),
      }),
    )
    const { order: found, ...rest } = order
    output.result({ outcome, ...found, ...rest }, [cancellationText({ outcome, order }), ...orderLines(order, store)])
    process.exitCode = outcome === "tooLate" ? ExitCode.refused : ExitCode.done
  })
}

/** Describes the outcome of a cancellation; for a late one the order's stage gives the reason. */
function cancellationText({ outcome, order: { order } }: Cancellation): string {
  if (outcome !== "tooLate")
    return outcome === "cancelled" ? "It is cancelled." : "It was cancelled already, here or elsewhere."
  const stage = orderStage(order)
  if (stage === "delivered" || stage === "collected")
    return "It can no longer be cancelled: it has been delivered. You can return it."
  if (stage === "refunded") return "It can no longer be cancelled: it has been refunded."
  return (
    `It can no longer be cancelled${stage === "shipped" ? ": it is on its way" : ""}. You ` +
    "can return it once it has arrived."
  )
}
