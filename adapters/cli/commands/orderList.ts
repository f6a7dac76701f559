import type { Command } from "commander"
import * as Redacted from "effect/Redacted"
import { openGuestOrders, sendGuestOrderCode } from "../../../application/account/findGuestOrder.ts"
import { OrderGateway } from "../../../application/order/OrderGateway.ts"
import { openOrder } from "../../../application/order/openOrder.ts"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import type { OrderSearch } from "../../../domain/order/OrderSearch.ts"
import { SEARCHED_STATUSES } from "../../../domain/order/OrderSearch.ts"
import { trackOrder } from "../../../domain/order/trackOrder.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { CliUsageError } from "../CliUsageError.ts"
import type { GuestTokenOption } from "../input/guestTokenOption.ts"
import { addGuestTokenOption, guestTokenFor } from "../input/guestTokenOption.ts"
import { guestOrderTokens, saveGuestToken } from "../guestTokens.ts"
import { orderIdOf } from "../input/orderIdOf.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { table } from "../output/Output.ts"

interface ListOptions extends GlobalOptions {
  readonly status?: string
  readonly year?: string
  readonly page?: string
}

interface FindOptions extends GlobalOptions {
  readonly email: string
  readonly sms?: boolean
  readonly code?: string
}

const PAGE_SIZE = 20
const FIRST_YEAR = 2000

/** `order list|find|track`. */
export function addOrderList(order: Command): void {
  order
    .command("list")
    .description("List orders, newest first, 20 per page")
    .option("--status <status>", `Only this status: ${SEARCHED_STATUSES.join(", ").toLowerCase()}`)
    .option("--year <year>", "Only orders of this year")
    .option("--page <number>", "Page, from 1")
    .action(async (_options: unknown, command: Command) => {
      const options: ListOptions = command.optsWithGlobals()
      const search = searchFrom(options)
      await withCliContext(options, async ({ run, output, store }) => {
        const { state } = await run(SessionHolder.use((holder) => holder.current))
        const page =
          state === "none"
            ? { totalCount: 0, index: 0, orders: [] }
            : await run(OrderGateway.use((gateway) => gateway.searchOrders(search)))
        const { orders, totalCount, index } = page
        const tokens = await run(guestOrderTokens)
        const byToken = tokens
          .map(({ orderId }) => orderId)
          .filter((orderId) => !orders.some(({ id }) => id === orderId))
        const rows = orders.map(({ id, placedAt, status, totalOrder }) => [
          id,
          placedAt,
          status,
          formatMoney(totalOrder, store.currency),
        ])
        const lines = [
          ...table(rows),
          ...(totalCount > orders.length
            ? [`${index + 1}–${index + orders.length} of ${totalCount}. Add --page for others.`]
            : []),
          ...byToken.map((id) => `${id}  (guest order)`),
        ]
        output.result({ orders, byToken, totalCount, index }, lines.length === 0 ? ["No orders yet."] : lines)
      })
    })
  addFind(order)
  addGuestTokenOption(
    order.command("track <order-id>").description("Show where an order is: its shipments and expected dates"),
  ).action(async (id: string, _options: unknown, command: Command) => {
    const options: GlobalOptions & GuestTokenOption = command.optsWithGlobals()
    const orderId = orderIdOf(id)
    await withCliContext(options, async (shop) => {
      const opened = await shop.run(openOrder(orderId, await guestTokenFor(shop, orderId, options)))
      const tracked = trackOrder(opened)
      shop.output.result({ orderId, ...tracked }, [
        `Order ${orderId}: ${tracked.stage}`,
        ...tracked.steps.map(({ step, isDone }) => `  ${isDone ? "✓" : "·"} ${step}`),
        ...tracked.shipments.map(
          ({ id: part, stage, units, earliest, latest }) =>
            `Shipment ${part}: ${units} ${units === 1 ? "item" : "items"}, ${stage}` +
            (latest === undefined || stage === "delivered"
              ? ""
              : `, expected ${earliest === undefined || earliest === latest ? latest : `${earliest} to ${latest}`}`),
        ),
      ])
    })
  })
}

function addFind(order: Command): void {
  order
    .command("find [order-id]")
    .description("Find guest orders by email with a code that we send to the order's contact")
    .requiredOption("--email <email>", "Email of the order")
    .option("--sms", "Send the code to the phone number of the order")
    .option("--code <code>", "The six-digit code")
    .addHelpText(
      "after",
      "\nWithout --code a code is sent, if there are such orders; run the command again with --code within 15 " +
        "minutes. The opened orders are saved for other commands.",
    )
    .action(async (id: string | undefined, _options: unknown, command: Command) => {
      const options: FindOptions = command.optsWithGlobals()
      const orderId = id === undefined ? undefined : orderIdOf(id)
      const contact = { email: options.email, channel: options.sms === true ? "SMS" : "EMAIL" } as const
      await withCliContext(options, async ({ run, output }) => {
        if (options.code === undefined) {
          await run(sendGuestOrderCode(contact))
          return output.result({ isSent: true }, [
            "If there are orders with this email, we sent a code to their contact. Run the command again with --code.",
          ])
        }
        const tokens = await run(openGuestOrders(contact, options.code, orderId))
        for (const token of tokens) await run(saveGuestToken(token.orderId, Redacted.value(token.guestToken)))
        output.result(
          { orders: tokens.map((token) => token.orderId) },
          tokens.map((token) => `${token.orderId}  Run \`selvedge order show ${token.orderId}\`.`),
        )
      })
    })
}

function searchFrom({ status, year, page = "1" }: ListOptions): OrderSearch {
  const known = SEARCHED_STATUSES.find((name) => name === status?.toUpperCase())
  if (status !== undefined && known === undefined)
    throw new CliUsageError({
      message: `Unknown status "${status}". Use ${SEARCHED_STATUSES.join(", ").toLowerCase()}.`,
    })
  const [numberOfYear, numberOfPage] = [Number(year), Number(page)]
  if (year !== undefined && (!/^[0-9]{4}$/.test(year) || numberOfYear < FIRST_YEAR))
    throw new CliUsageError({ message: "--year is a year such as 2026." })
  if (!/^[1-9][0-9]{0,3}$/.test(page)) throw new CliUsageError({ message: "--page is a number from 1." })
  return {
    ...(known === undefined ? {} : { status: known }),
    ...(year === undefined ? {} : { year: numberOfYear }),
    index: (numberOfPage - 1) * PAGE_SIZE,
    howMany: PAGE_SIZE,
  }
}
