import type { Command } from "commander"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { BusinessOrderGateway } from "../../../../application/order/BusinessOrderGateway.ts"
import { type Cancellation, cancelOrder } from "../../../../application/order/cancelOrder.ts"
import { changeOrderAddress } from "../../../../application/order/changeOrderAddress.ts"
import { OrderProgressGateway } from "../../../../application/order/OrderProgressGateway.ts"
import { openOrder } from "../../../../application/order/openOrder.ts"
import { orderStage } from "../../../../domain/order/orderStage.ts"
import { refundEstimate } from "../../../../domain/order/refundEstimate.ts"
import type { OrderId } from "../../../../domain/shared/OrderId.ts"
import { formatMoney } from "../../../../domain/store/formatMoney.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import { ExitCode } from "../../ExitCode.ts"
import type { GuestTokenOption } from "../../input/guestTokenOption.ts"
import { addGuestTokenOption, guestTokenFor } from "../../input/guestTokenOption.ts"
import { saveGuestToken } from "../../guestTokens.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"
import { orderIdOf } from "../../input/orderIdOf.ts"
import { orderLines } from "../../output/orderLines.ts"
import { readAddress } from "../../input/readAddress.ts"
import type { CliContext } from "../../CliContext.ts"
import { addOrderInvoices } from "./orderInvoices.ts"
import { addOrderList } from "./orderList.ts"
import { addOrderDocumentCommands } from "./orderDocuments.ts"

interface CancelOptions extends GlobalOptions, GuestTokenOption {
  readonly shipment?: string
  readonly yes?: boolean
}

interface AddressOptions extends GlobalOptions {
  readonly address: string
}

/** `order …`. Returns the command, so that other modules can add subcommands. */
export function addOrderCommands(program: Command): Command {
  const order = program.command("order").description("List, show and manage orders")
  addGuestTokenOption(
    order
      .command("show <order-id>")
      .description("Show an order and its shipments")
      .addHelpText(
        "after",
        "\nA guest's order is opened with its token: from the state file, or from --guest-token, which is then saved.",
      ),
  ).action(async (id: string, _options: unknown, command: Command) => {
    const options: GlobalOptions & GuestTokenOption = command.optsWithGlobals()
    const orderId = orderIdOf(id)
    await withCliContext(options, (shop) => showOrder(shop, orderId, options))
  })
  addGuestTokenOption(order.command("cancel <order-id>").description("Cancel an order or a shipment before it is sent"))
    .option("--shipment <id>", "ID of a single shipment (see `selvedge order show`)")
    .option("--yes", "Cancel; without it only the refund is shown")
    .addHelpText(
      "after",
      "\nExamples:\n  $ selvedge order cancel 700000000001\n  $ selvedge order cancel 700000000001 --yes\n\n" +
        "Exit codes: 0 canceled, 1 shop unavailable, 2 invalid command, 3 not canceled (too late, or without --yes).",
    )
    .action(async (id: string, _options: unknown, command: Command) => {
      const options: CancelOptions = command.optsWithGlobals()
      await cancel(id, options)
    })
  order
    .command("update-address <order-id>")
    .description("Change the shipping address before the order is sent")
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
            ? ["Shipping address updated.", ...orderLines(change.order, store)]
            : ["The address can no longer be changed."],
        )
        process.exitCode = change.outcome === "changed" ? ExitCode.done : ExitCode.refused
      })
    })
  order
    .command("pickup <order-id>")
    .description("Show the pickup status and code of an order")
    .action(async (id: string, _options: unknown, command: Command) => {
      const options: GlobalOptions = command.optsWithGlobals()
      const orderId = orderIdOf(id)
      await withCliContext(options, async ({ run, output }) => {
        const found = Option.getOrUndefined(
          await run(OrderProgressGateway.use((gateway) => gateway.getClickAndCollect(orderId))),
        )
        if (found === undefined)
          return output.result({ orderId, isCollected: false }, [`Order ${orderId} is not a pickup order.`])
        const { pickupCode, status, keptUntil, ...place } = found
        const code = pickupCode === undefined ? {} : { pickupCode: Redacted.value(pickupCode) }
        output.result(
          { orderId, isCollected: true, status, ...(keptUntil === undefined ? {} : { keptUntil }), ...place, ...code },
          [
            `${status}${keptUntil === undefined ? "" : `, held until ${keptUntil}`}`,
            ...("pickupCode" in code ? [`Show this code at the counter: ${code.pickupCode}`] : []),
          ],
        )
      })
    })
  order
    .command("confirm <order-id>")
    .description("Confirm an order as a business customer")
    .action(async (id: string, _options: unknown, command: Command) => {
      const options: GlobalOptions = command.optsWithGlobals()
      const orderId = orderIdOf(id)
      await withCliContext(options, async ({ run, output }) => {
        const confirmation = await run(BusinessOrderGateway.use((gateway) => gateway.confirmBusinessOrder(orderId)))
        output.result(confirmation, [`Order ${confirmation.orderId} confirmed at ${confirmation.confirmedAt}.`])
      })
    })
  addOrderList(order)
  addOrderDocumentCommands(order)
  addOrderInvoices(order)
  return order
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
    const { shipment: part } = options
    if (part !== undefined && !opened.parts.some((one) => one.id === part))
      throw new CliUsageError({
        message:
          `Order ${orderId} has no shipment "${part}". Available: ` +
          `${opened.parts.map((one) => one.id).join(", ") || "none"}.`,
      })
    // A token allows cancelling single parts only. An order with one part is cancelled by that part.
    const only = opened.openedBy === "token" && opened.parts.length === 1 ? opened.parts[0]?.id : undefined
    const partId = part ?? only
    if (opened.openedBy === "token" && partId === undefined)
      throw new CliUsageError({
        message:
          "With a guest token you can cancel single shipments only. Add --shipment with one of " +
          `${opened.parts.map((one) => one.id).join(", ")}.`,
      })
    if (options.yes !== true) {
      const back = refundEstimate(opened, partId)
      const amount = formatMoney(back.amount, store.currency)
      const refundText = back.isVoid
        ? "You have not been charged, so there is no refund."
        : `${back.isUpperBound ? `Up to ${amount}` : amount} would be refunded to ` +
          opened.order.payments
            .map(({ name, maskedNumber }) => [name, maskedNumber].filter((word) => word !== undefined).join(" "))
            .join(", ") +
          " (gift cards first)."
      // A script without --yes must not take its failed cancellation for a success.
      process.exitCode = ExitCode.refused
      return output.result({ orderId, cancelled: false, ...(partId === undefined ? {} : { partId }), back }, [
        refundText,
        "Not canceled yet. Add --yes to cancel.",
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
  if (outcome !== "tooLate") return outcome === "cancelled" ? "Order canceled." : "The order was already canceled."
  const stage = orderStage(order)
  if (stage === "delivered" || stage === "collected")
    return "The order can no longer be canceled: it is delivered. You can return it."
  if (stage === "refunded") return "The order can no longer be canceled: it is refunded."
  return (
    `The order can no longer be canceled${stage === "shipped" ? ": it has shipped" : ""}. You can return it ` +
    "after delivery."
  )
}
