import type { Command } from "commander"
import { openOrder } from "../../../application/order/openOrder.ts"
import { fetchTicket, createGiftReceipt } from "../../../application/order/orderDocuments.ts"
import { TicketGateway } from "../../../application/order/TicketGateway.ts"
import type { FileContent } from "../../../application/shared/FileContent.ts"
import type { GiftReceiptItem } from "../../../domain/order/GiftReceiptItem.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { replaceFile } from "../writeWholeFile.ts"
import { CliUsageError } from "../CliUsageError.ts"
import type { GuestTokenOption } from "../guestTokenOption.ts"
import { addGuestTokenOption, guestTokenFor } from "../guestTokenOption.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { orderIdOf } from "../orderIdOf.ts"
import type { CliContext } from "../CliContext.ts"

interface DocumentOptions extends GlobalOptions, GuestTokenOption {
  readonly out: string
}

/** Commands that write files: `order ticket`, `order gift-ticket`, `order barcode`, `order qr`, `order pass`. */
export function addOrderDocumentCommands(order: Command): void {
  addGuestTokenOption(
    documentCommand(
      order,
      "ticket <orderId>",
      "the ticket as a PDF; a guest's is opened by the token in the state file",
      async (shop, orderId, options) => shop.run(fetchTicket(orderId, await guestTokenFor(shop, orderId, options))),
    ),
  )
  documentCommand(order, "barcode <orderId>", "the bar code as a PNG, to be shown in a store", ({ run }, orderId) =>
    run(TicketGateway.use((gateway) => gateway.getOrderBarcode(orderId))),
  )
  documentCommand(order, "qr <orderId>", "the same as a QR code", ({ run }, orderId) =>
    run(TicketGateway.use((gateway) => gateway.getOrderQrImage(orderId))),
  )
  documentCommand(order, "pass <orderId>", "a pass for a telephone's wallet", ({ run }, orderId) =>
    run(TicketGateway.use((gateway) => gateway.getOrderPkpass(orderId))),
  )
  order
    .command("gift-ticket <orderId> <sku...>")
    .description("a ticket without prices as a PDF, for the pieces that are given away; SKU:2 for two of one")
    .requiredOption("--out <file>", "where the file goes")
    .action(async (id: string, skus: readonly string[], _options: unknown, command: Command) => {
      const options: DocumentOptions = command.optsWithGlobals()
      const orderId = orderIdOf(id)
      await withCliContext(options, async (shop) => {
        const opened = await shop.run(openOrder(orderId))
        const items = skus.map((word): GiftReceiptItem => {
          const [sku = "", count = "1"] = word.split(":")
          const item = opened.order.items.find((candidate) => candidate.sku === sku)
          if (item === undefined || !/^[1-9][0-9]?$/.test(count))
            throw new CliUsageError({
              message:
                `"${word}" is no piece of order ${orderId}: give one of ` +
                `${opened.order.items.map((one) => one.sku).join(", ")}, and after a colon how many of ` +
                "it.",
            })
          return { orderItemId: item.id, quantity: Number(count) }
        })
        await saveFile(shop, options.out, await shop.run(createGiftReceipt(opened, items)))
      })
    })
}

function documentCommand(
  order: Command,
  usage: string,
  description: string,
  read: (shop: CliContext, orderId: OrderId, options: DocumentOptions) => Promise<FileContent>,
): Command {
  return order
    .command(usage)
    .description(description)
    .requiredOption("--out <file>", "where the file goes")
    .action(async (id: string, _options: unknown, command: Command) => {
      const options: DocumentOptions = command.optsWithGlobals()
      const orderId = orderIdOf(id)
      await withCliContext(options, async (shop) => saveFile(shop, options.out, await read(shop, orderId, options)))
    })
}

async function saveFile({ output }: CliContext, out: string, { mediaType, bytes }: FileContent): Promise<void> {
  await replaceFile(out, bytes)
  output.result({ file: out, mediaType, bytes: bytes.length }, [`Written to ${out}.`])
}
