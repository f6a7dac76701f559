import type { Command } from "commander"
import { CaptchaGateway } from "../../../../application/catalog/CaptchaGateway.ts"
import { openOrder } from "../../../../application/order/openOrder.ts"
import { fetchTicket, createGiftReceipt } from "../../../../application/order/orderDocuments.ts"
import { TicketGateway } from "../../../../application/order/TicketGateway.ts"
import type { FileContent } from "../../../../application/shared/FileContent.ts"
import type { GiftReceiptItem } from "../../../../domain/order/GiftReceiptItem.ts"
import type { OrderId } from "../../../../domain/shared/OrderId.ts"
import { replaceFile } from "../../output/writeWholeFile.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import type { GuestTokenOption } from "../../input/guestTokenOption.ts"
import { addGuestTokenOption, guestTokenFor } from "../../input/guestTokenOption.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCaptchaRetry } from "../../withCaptchaRetry.ts"
import { withCliContext } from "../../withCliContext.ts"
import { orderIdOf } from "../../input/orderIdOf.ts"
import type { CliContext } from "../../CliContext.ts"

interface DocumentOptions extends GlobalOptions, GuestTokenOption {
  readonly out: string
}

/** Commands that write files: `order receipt|gift-receipt|barcode|qr|wallet-pass`. */
export function addOrderDocumentCommands(order: Command): void {
  addGuestTokenOption(
    documentCommand(order, "receipt <order-id>", "Download the receipt as a PDF", async (shop, orderId, options) =>
      shop.run(fetchTicket(orderId, await guestTokenFor(shop, orderId, options))),
    ),
  )
  documentCommand(order, "barcode <order-id>", "Download the order barcode as a PNG", ({ run }, orderId) =>
    run(TicketGateway.use((gateway) => gateway.getOrderBarcode(orderId))),
  )
  documentCommand(order, "qr <order-id>", "Download the order QR code as a PNG", ({ run }, orderId) =>
    run(TicketGateway.use((gateway) => gateway.getOrderQrImage(orderId))),
  )
  documentCommand(order, "wallet-pass <order-id>", "Download a wallet pass", ({ run }, orderId) =>
    run(TicketGateway.use((gateway) => gateway.getOrderPkpass(orderId))),
  )
  order
    .command("barcode-of <text>")
    .description("Draw a barcode of a receipt or pickup number as a PNG")
    .requiredOption("--out <file>", "Output file")
    .action((text: string, _options: unknown, command: Command) => {
      const options: DocumentOptions = command.optsWithGlobals()
      return withCliContext(options, async (shop) => {
        const { bytes } = await withCaptchaRetry(shop, (captcha) =>
          CaptchaGateway.use((gateway) =>
            gateway.getCaptchaBarcode(text, captcha !== undefined && "id" in captcha ? captcha : undefined),
          ),
        )
        await replaceFile(options.out, bytes)
        shop.output.result({ file: options.out, bytes: bytes.length }, [`Saved to ${options.out}.`])
      })
    })
  order
    .command("gift-receipt <order-id> <sku...>")
    .description("Download a gift receipt without prices as a PDF")
    .requiredOption("--out <file>", "Output file")
    .addHelpText(
      "after",
      "\nAdd a quantity after a colon.\n\nExample:\n" +
        "  $ selvedge order gift-receipt 700000000001 8201-400-3:2 --out receipt.pdf",
    )
    .action(async (id: string, skus: readonly string[], _options: unknown, command: Command) => {
      const options: DocumentOptions = command.optsWithGlobals()
      const orderId = orderIdOf(id)
      await withCliContext(options, async (shop) => {
        const opened = await shop.run(openOrder(orderId))
        const items = skus.map((entry): GiftReceiptItem => {
          const [sku = "", count = "1"] = entry.split(":")
          const item = opened.order.items.find((candidate) => candidate.sku === sku)
          if (item === undefined || !/^[1-9][0-9]?$/.test(count))
            throw new CliUsageError({
              message:
                `"${entry}" is not an item of order ${orderId}. Use SKU or SKU:QUANTITY with one of ` +
                `${opened.order.items.map((one) => one.sku).join(", ")}.`,
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
    .requiredOption("--out <file>", "Output file")
    .action(async (id: string, _options: unknown, command: Command) => {
      const options: DocumentOptions = command.optsWithGlobals()
      const orderId = orderIdOf(id)
      await withCliContext(options, async (shop) => saveFile(shop, options.out, await read(shop, orderId, options)))
    })
}

async function saveFile({ output }: CliContext, out: string, { mediaType, bytes }: FileContent): Promise<void> {
  await replaceFile(out, bytes)
  output.result({ file: out, mediaType, bytes: bytes.length }, [`Saved to ${out}.`])
}
