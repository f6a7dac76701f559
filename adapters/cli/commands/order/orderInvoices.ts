import type { Command } from "commander"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { openOrder } from "../../../../application/order/openOrder.ts"
import {
  updateInvoiceCustomer,
  guestInvoices,
  requestOrderInvoice,
  requestTicketInvoice,
  downloadInvoice,
} from "../../../../application/order/orderInvoices.ts"
import { requiresCfdiUse, NO_TAX_EFFECT_USE } from "../../../../domain/order/cfdiUses.ts"
import type { Invoice, InvoiceTicket } from "../../../../domain/order/Invoice.ts"
import type { OrderId } from "../../../../domain/shared/OrderId.ts"
import type { Store } from "../../../../domain/store/Store.ts"
import { formatMoney } from "../../../../domain/store/formatMoney.ts"
import { replaceFile } from "../../output/writeWholeFile.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import type { GuestTokenOption } from "../../input/guestTokenOption.ts"
import { addGuestTokenOption, guestTokenFor } from "../../input/guestTokenOption.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"
import { orderIdOf } from "../../input/orderIdOf.ts"
import { readJson } from "../../input/readJson.ts"
import type { CliContext } from "../../CliContext.ts"

interface InvoiceOptions extends GlobalOptions, GuestTokenOption {
  readonly use?: string
  readonly out?: string
}

interface CustomerOptions extends GlobalOptions, GuestTokenOption {
  readonly customer: string
  readonly receipt?: string
}

const Text = Schema.String
const Customer = Schema.Struct({
  name: Schema.optionalKey(Text),
  surnames: Schema.optionalKey(Text),
  companyName: Schema.optionalKey(Text),
  vat: Schema.optionalKey(Text),
  countryCode: Text,
  use: Schema.optionalKey(Text),
  email: Text,
  isForeigner: Schema.optionalKey(Schema.Boolean),
})
const Ticket = Schema.Struct({
  reference: Text,
  amount: Schema.Int,
  operationNumber: Text,
  workstationId: Text,
  date: Text,
})

const CUSTOMER_FIELDS_HELP = "name and surnames, or companyName and vat, with countryCode and email"
const RECEIPT_FIELDS_HELP = "reference, amount in minor units, operationNumber, workstationId and date from the receipt"

/** `order invoice|invoices|correct-invoice|receipt-invoice`. */
export function addOrderInvoices(order: Command): void {
  addGuestTokenOption(
    order.command("invoice <order-id>").description("Request the invoice of an order, or download it with --out"),
  )
    .option("--use <code>", "CFDI use code, such as G03 (Mexico)")
    .option("--out <file>", "Save the invoice as a PDF")
    .action(async (id: string, _options: unknown, command: Command) => {
      const options: InvoiceOptions = command.optsWithGlobals()
      await withCliContext(options, (shop) => ask(shop, orderIdOf(id), options))
    })
  addGuestTokenOption(
    order.command("invoices <order-id>").description("List the invoices of an order, newest first"),
  ).action(async (id: string, _options: unknown, command: Command) => {
    const options: GlobalOptions & GuestTokenOption = command.optsWithGlobals()
    await withCliContext(options, async (shop) => {
      const { invoices } = await invoicesOf(shop, orderIdOf(id), options)
      shop.output.result(
        invoices,
        invoices.length === 0 ? ["No invoices."] : invoices.map((invoice) => lineOf(invoice, shop.store)),
      )
    })
  })
  addGuestTokenOption(
    order.command("correct-invoice <order-id>").description("Replace the latest invoice with one for another customer"),
  )
    .requiredOption("--customer <file>", `JSON file with ${CUSTOMER_FIELDS_HELP}`)
    .action(async (id: string, _options: unknown, command: Command) => {
      const options: CustomerOptions = command.optsWithGlobals()
      const orderId = orderIdOf(id)
      const customer = readJson(options.customer, Customer, CUSTOMER_FIELDS_HELP)
      await withCliContext(options, async (shop) => {
        const { invoices, token } = await invoicesOf(shop, orderId, options)
        const last = invoices.find(({ isReplaced }) => !isReplaced)
        if (last === undefined)
          throw new CliUsageError({
            message: `Order ${orderId} has no invoice. Request one with \`selvedge order invoice ${orderId}\`.`,
          })
        print(shop, await shop.run(updateInvoiceCustomer(last.id, customer, token)))
      })
    })
  order
    .command("receipt-invoice")
    .description("Request an invoice for a receipt of the shop or a physical store")
    .requiredOption("--receipt <file>", `JSON file with ${RECEIPT_FIELDS_HELP}`)
    .requiredOption("--customer <file>", `JSON file with ${CUSTOMER_FIELDS_HELP}`)
    .action(async (_options: unknown, command: Command) => {
      const options: CustomerOptions = command.optsWithGlobals()
      const { amount, operationNumber, ...printed } = readJson(options.receipt ?? "", Ticket, RECEIPT_FIELDS_HELP)
      const customer = readJson(options.customer, Customer, CUSTOMER_FIELDS_HELP)
      await withCliContext(options, async (shop) => {
        const ticket: InvoiceTicket = {
          ...printed,
          amount: { minorUnits: amount, currencyCode: shop.store.currency.currencyCode },
          operationNumber: Redacted.make(operationNumber),
        }
        print(shop, await shop.run(requestTicketInvoice(ticket, customer)))
      })
    })
}

async function ask(shop: CliContext, orderId: OrderId, options: InvoiceOptions): Promise<void> {
  const { use, out } = options
  const { invoices, country, token } = await invoicesOf(shop, orderId, options)
  if (use === undefined && requiresCfdiUse(country))
    throw new CliUsageError({
      message: "Invoices in Mexico need a CFDI use code. Add --use with a code such as G03.",
    })
  const issued = invoices.find(({ isReplaced }) => !isReplaced)
  const invoice = issued ?? (await shop.run(requestOrderInvoice(orderId, use ?? NO_TAX_EFFECT_USE)))
  if (out === undefined) return print(shop, invoice)
  const { bytes, mediaType } = await shop.run(downloadInvoice(orderId, invoice, token))
  await replaceFile(out, bytes)
  shop.output.result({ ...invoice, file: out, mediaType, bytes: bytes.length }, [
    lineOf(invoice, shop.store),
    `Saved to ${out}.`,
  ])
}

/** Returns the invoices of an order, opened by the session or a guest token; with the token if it was used. */
async function invoicesOf(
  { run }: CliContext,
  orderId: OrderId,
  options: GuestTokenOption,
): Promise<{ readonly invoices: readonly Invoice[]; readonly country: string; readonly token?: string }> {
  const guestToken = await guestTokenFor({ run }, orderId, options)
  const { openedBy, order, invoices = [] } = await run(openOrder(orderId, guestToken))
  const country = (order.billing ?? order.address)?.countryCode ?? ""
  if (openedBy === "session" || guestToken === undefined) return { invoices, country }
  return { invoices: await run(guestInvoices(orderId, guestToken)), country, token: guestToken }
}

function print({ output, store }: CliContext, invoice: Invoice): void {
  output.result(invoice, [lineOf(invoice, store)])
}

function lineOf({ number, issuedAt, total, isReplaced, replacedBy, use }: Invoice, { currency }: Store): string {
  return (
    `Invoice ${number}  ${issuedAt}  ${formatMoney(total, currency)}` +
    `${use === undefined ? "" : `  CFDI ${use}`}` +
    `${isReplaced ? `  replaced${replacedBy === undefined ? "" : ` by ${replacedBy}`}` : ""}`
  )
}
