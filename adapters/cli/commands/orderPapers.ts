import type { Command } from "commander"
import { openOrder } from "../../../application/order/openOrder.ts"
import { fetchTicket, makeGiftTicket } from "../../../application/order/orderPapers.ts"
import { TicketGateway } from "../../../application/order/TicketGateway.ts"
import type { FileContent } from "../../../application/shared/FileContent.ts"
import type { GiftTicketItem } from "../../../domain/order/GiftTicketItem.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { replaceFile } from "../writeWholeFile.ts"
import { CliProblem } from "../CliProblem.ts"
import type { GuestTokenOption } from "../guestTokenOption.ts"
import { addGuestTokenOption, guestTokenFor } from "../guestTokenOption.ts"
import type { GlobalOptions } from "../openShop.ts"
import { withShop } from "../openShop.ts"
import { orderIdOf } from "../orderIdOf.ts"
import type { Shop } from "../Shop.ts"

interface PaperOptions extends GlobalOptions, GuestTokenOption {
  readonly out: string
}

/** What is written into a file: `order ticket`, `order gift-ticket`, `order barcode`, `order qr`, `order pass`. */
export function addOrderPapers(order: Command): void {
  addGuestTokenOption(
    paper(
      order,
      "ticket <orderId>",
      "the ticket as a PDF; a guest's is opened by the token in the state file",
      async (shop, orderId, options) => shop.run(fetchTicket(orderId, await guestTokenFor(shop, orderId, options))),
    ),
  )
  paper(order, "barcode <orderId>", "the bar code as a PNG, to be shown in a store", ({ run }, orderId) =>
    run(TicketGateway.use((gateway) => gateway.getOrderBarcode(orderId))),
  )
  paper(order, "qr <orderId>", "the same as a QR code", ({ run }, orderId) =>
    run(TicketGateway.use((gateway) => gateway.getOrderQrImage(orderId))),
  )
  paper(order, "pass <orderId>", "a pass for a telephone's wallet", ({ run }, orderId) =>
    run(TicketGateway.use((gateway) => gateway.getOrderPkpass(orderId))),
  )
  order
    .command("gift-ticket <orderId> <sku...>")
    .description("a ticket without prices as a PDF, for the pieces that are given away; SKU:2 for two of one")
    .requiredOption("--out <file>", "where the file goes")
    .action(async (id: string, skus: readonly string[], _options: unknown, command: Command) => {
      const options: PaperOptions = command.optsWithGlobals()
      const orderId = orderIdOf(id)
      await withShop(options, async (shop) => {
        const opened = await shop.run(openOrder(orderId))
        const items = skus.map((word): GiftTicketItem => {
          const [sku = "", count = "1"] = word.split(":")
          const item = opened.order.items.find((candidate) => candidate.sku === sku)
          if (item === undefined || !/^[1-9][0-9]?$/.test(count))
            throw new CliProblem({
              message: `"${word}" is no piece of order ${orderId}: give one of ${opened.order.items.map((one) => one.sku).join(", ")}, and after a colon how many of it.`,
            })
          return { orderItemId: item.id, quantity: Number(count) }
        })
        await keep(shop, options.out, await shop.run(makeGiftTicket(opened, items)))
      })
    })
}

function paper(
  order: Command,
  words: string,
  description: string,
  read: (shop: Shop, orderId: OrderId, options: PaperOptions) => Promise<FileContent>,
): Command {
  return order
    .command(words)
    .description(description)
    .requiredOption("--out <file>", "where the file goes")
    .action(async (id: string, _options: unknown, command: Command) => {
      const options: PaperOptions = command.optsWithGlobals()
      const orderId = orderIdOf(id)
      await withShop(options, async (shop) => keep(shop, options.out, await read(shop, orderId, options)))
    })
}

async function keep({ output }: Shop, out: string, { mediaType, bytes }: FileContent): Promise<void> {
  await replaceFile(out, bytes)
  output.result({ file: out, mediaType, bytes: bytes.length }, [`Written to ${out}.`])
}
