import type { Command } from "commander"
import * as Redacted from "effect/Redacted"
import type { OrderId } from "../../../../domain/shared/OrderId.ts"
import type { GuestContact } from "../../../../application/account/findGuestOrder.ts"
import { openGuestOrders, sendGuestOrderCode } from "../../../../application/account/findGuestOrder.ts"
import { CustomerRecordGateway } from "../../../../application/account/CustomerRecordGateway.ts"
import { reorder } from "../../../../application/cart/reorder.ts"
import { findOrderByBarcode, findReceipt } from "../../../../application/order/findReceipt.ts"
import { OrderGateway } from "../../../../application/order/OrderGateway.ts"
import { openOrder } from "../../../../application/order/openOrder.ts"
import { SessionHolder } from "../../../../application/session/SessionHolder.ts"
import type { OrderSearch } from "../../../../domain/order/OrderSearch.ts"
import { SEARCHED_STATUSES } from "../../../../domain/order/OrderSearch.ts"
import type { OrderStep } from "../../../../domain/order/trackOrder.ts"
import { trackOrder } from "../../../../domain/order/trackOrder.ts"
import type { FoundPurchase } from "../../../../domain/order/PurchaseSearch.ts"
import { formatMoney } from "../../../../domain/store/formatMoney.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import { ExitCode } from "../../ExitCode.ts"
import type { GuestTokenOption } from "../../input/guestTokenOption.ts"
import { addGuestTokenOption, guestTokenFor } from "../../input/guestTokenOption.ts"
import { guestOrderTokens, saveGuestToken } from "../../guestTokens.ts"
import { orderIdOf } from "../../input/orderIdOf.ts"
import type { CliContext } from "../../CliContext.ts"
import { withCaptchaRetry } from "../../withCaptchaRetry.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"
import { leftoverLines } from "../../output/leftoverLines.ts"
import { table } from "../../output/Output.ts"

interface ListOptions extends GlobalOptions {
  readonly status?: string
  readonly year?: string
  readonly page?: string
}

interface FindOptions extends GlobalOptions {
  readonly email?: string
  readonly phone?: string
  readonly sms?: boolean
  readonly code?: string
}

interface ReceiptOptions extends GlobalOptions {
  readonly storeNumber: string
  readonly barcode: string
}

const PAGE_SIZE = 20
const FIRST_YEAR = 2000

const STEP_NAMES: Readonly<Record<OrderStep, string>> = {
  placed: "placed",
  paid: "paid",
  packed: "packed",
  shipped: "shipped",
  outForDelivery: "out for delivery",
  ready: "ready to collect",
  delivered: "delivered",
  collected: "collected",
  cancelled: "canceled",
  returned: "returned",
  refunded: "refunded",
}

/** `order list|find|track|reorder|receipts|add-receipt|lookup`. */
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
  addReorder(order)
  addReceipts(order)
  addGuestTokenOption(
    order.command("track <order-id>").description("Show where an order is: its steps, parcels and expected dates"),
  ).action(async (id: string, _options: unknown, command: Command) => {
    const options: GlobalOptions & GuestTokenOption = command.optsWithGlobals()
    const orderId = orderIdOf(id)
    await withCliContext(options, async (shop) => {
      const opened = await shop.run(openOrder(orderId, await guestTokenFor(shop, orderId, options)))
      const tracked = trackOrder(opened)
      shop.output.result({ orderId, ...tracked }, [
        `Order ${orderId}: ${tracked.stage}`,
        ...tracked.steps.map(
          ({ step, isDone, at }) => `  ${isDone ? "✓" : "·"} ${STEP_NAMES[step]}${at === undefined ? "" : `  ${at}`}`,
        ),
        ...tracked.shipments.flatMap(({ id: part, stage, step, units, earliest, latest, parcel }) => [
          `Shipment ${part}: ${units} ${units === 1 ? "item" : "items"}, ${STEP_NAMES[step]}` +
            (latest === undefined || stage === "delivered"
              ? ""
              : `, expected ${earliest === undefined || earliest === latest ? latest : `${earliest} to ${latest}`}`),
          ...(parcel === undefined
            ? []
            : [
                `  ${parcel.carrier} ${parcel.trackingNumber}` +
                  (parcel.trackingUrl === undefined ? "" : `  ${parcel.trackingUrl}`),
              ]),
        ]),
      ])
    })
  })
}

function addReorder(order: Command): void {
  addGuestTokenOption(
    order.command("reorder <order-id>").description("Add the items of an order to the cart again"),
  ).action(async (id: string, _options: unknown, command: Command) => {
    const options: GlobalOptions & GuestTokenOption = command.optsWithGlobals()
    const orderId = orderIdOf(id)
    await withCliContext(options, async (shop) => {
      const opened = await shop.run(openOrder(orderId, await guestTokenFor(shop, orderId, options)))
      const { added, left } = await shop.run(reorder(opened.order.items))
      shop.output.result({ orderId, added, left }, leftoverLines({ added, left }))
      if (added === 0) process.exitCode = ExitCode.refused
    })
  })
}

function addReceipts(order: Command): void {
  order
    .command("receipts")
    .description("List the receipts of your account, online and in store")
    .action(async (_options: unknown, command: Command) => {
      const options: GlobalOptions = command.optsWithGlobals()
      await withCliContext(options, async ({ run, output, store }) => {
        const receipts = await run(CustomerRecordGateway.use((gateway) => gateway.listTicketlessReceipts))
        const rows = receipts.map(({ reference, date, storeNumber, amount }) => [
          reference,
          date,
          storeNumber === undefined ? "online" : `store ${storeNumber}`,
          formatMoney(amount, store.currency),
        ])
        output.result({ receipts }, rows.length === 0 ? ["No receipts yet."] : table(rows))
      })
    })
  order
    .command("add-receipt")
    .description("Find a receipt of a physical store and save it to your account")
    .requiredOption("--store-number <number>", "Number of the store on the receipt")
    .requiredOption("--barcode <text>", "Text of the receipt's barcode")
    .action(async (_options: unknown, command: Command) => {
      const options: ReceiptOptions = command.optsWithGlobals()
      const { storeNumber, barcode } = options
      await withCliContext(options, async (shop) => {
        const found = await withCaptchaRetry(shop, (captcha) => findReceipt({ storeNumber, barcode }, captcha))
        showPurchase(shop, `Receipt ${found.id}`, found)
      })
    })
  order
    .command("lookup <order-id>")
    .description("Show an order by its number and the barcode on its documents, without an account")
    .option("--barcode <text>", "Text of the barcode; not needed for your own orders")
    .action(async (orderId: string, _options: unknown, command: Command) => {
      const options: GlobalOptions & { readonly barcode?: string } = command.optsWithGlobals()
      await withCliContext(options, async (shop) => {
        const found = await withCaptchaRetry(shop, (captcha) =>
          findOrderByBarcode(
            { orderId, ...(options.barcode === undefined ? {} : { barcode: options.barcode }) },
            captcha,
          ),
        )
        showPurchase(shop, `Order ${found.id} (${found.status.toLowerCase()})`, found)
      })
    })
}

/** Prints a purchase that was found by its printed numbers. */
function showPurchase(
  { output, store }: CliContext,
  title: string,
  { id, status, boughtAt, total, lines }: FoundPurchase,
): void {
  output.result({ reference: id, status, boughtAt, total, lines }, [
    `${title}, ${boughtAt.slice(0, 10)}, ${formatMoney(total, store.currency)}`,
    ...lines.map(({ name, quantity, size }) =>
      [`  ${quantity} × ${name}`, size].filter((part) => part !== undefined).join(", "),
    ),
  ])
}

function addFind(order: Command): void {
  order
    .command("find [order-id]")
    .description("Find guest orders by email or phone with a code that we send to the order's contact")
    .option("--email <email>", "Email of the order")
    .option("--phone <number>", "Phone number of the order with country code; needs the order ID")
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
      const contact = contactFrom(options, orderId)
      await withCliContext(options, async ({ run, output }) => {
        if (options.code === undefined) {
          await run(sendGuestOrderCode(contact))
          return output.result({ isSent: true }, [
            "If there are such orders, we sent a code to their contact. Run the command again with --code.",
          ])
        }
        const tokens = await run(openGuestOrders(contact, options.code))
        for (const token of tokens) await run(saveGuestToken(token.orderId, Redacted.value(token.guestToken)))
        output.result(
          { orders: tokens.map((token) => token.orderId) },
          tokens.map((token) => `${token.orderId}  Run \`selvedge order show ${token.orderId}\`.`),
        )
      })
    })
}

function contactFrom({ email, phone, sms }: FindOptions, orderId: OrderId | undefined): GuestContact {
  if ((email === undefined) === (phone === undefined))
    throw new CliUsageError({ message: "Add either --email or --phone." })
  if (phone !== undefined && orderId === undefined) throw new CliUsageError({ message: "--phone needs the order ID." })
  return {
    contact: email ?? phone ?? "",
    channel: sms === true || email === undefined ? "SMS" : "EMAIL",
    ...(orderId === undefined ? {} : { orderId }),
  }
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
