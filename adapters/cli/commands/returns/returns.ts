import { join } from "node:path"
import type { Command } from "commander"
import * as Redacted from "effect/Redacted"
import { IdGenerator } from "../../../../application/platform/IdGenerator.ts"
import {
  cancelReturn,
  changeReturnReason,
  handOverReturn,
  replaceReturn,
} from "../../../../application/returns/changeReturn.ts"
import type { OpenedReturn } from "../../../../application/returns/openReturn.ts"
import { listExchangeOffers, openReturn } from "../../../../application/returns/openReturn.ts"
import { previewReturn } from "../../../../application/returns/previewReturn.ts"
import type { LabelKind } from "../../../../application/returns/readReturns.ts"
import {
  downloadReturnLabels,
  listGuestReturns,
  listReturns,
  openReturnRequest,
} from "../../../../application/returns/readReturns.ts"
import { requestRefund } from "../../../../application/returns/requestRefund.ts"
import { ReturnGateway } from "../../../../application/returns/ReturnGateway.ts"
import { optionalSecret } from "../../../../application/shared/optionalSecret.ts"
import { submitReturn } from "../../../../application/returns/submitReturn.ts"
import type { RefundTarget } from "../../../../domain/returns/Refund.ts"
import { formatMoney } from "../../../../domain/store/formatMoney.ts"
import type { CliContext } from "../../CliContext.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import { ExitCode } from "../../ExitCode.ts"
import type { GuestTokenOption } from "../../input/guestTokenOption.ts"
import { addGuestTokenOption, guestTokenFor, namedGuestToken } from "../../input/guestTokenOption.ts"
import { orderIdOf } from "../../input/orderIdOf.ts"
import { table } from "../../output/Output.ts"
import { readAddress } from "../../input/readAddress.ts"
import {
  previewLines,
  receiptLines,
  requestLines,
  returnFormLines,
  returnLines,
  returnStatusText,
} from "../../output/returnLines.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"
import { replaceFile } from "../../output/writeWholeFile.ts"
import type { DraftOptions } from "./returnDrafts.ts"
import { draftFrom, readBankAccount } from "./returnDrafts.ts"

interface StartOptions extends GlobalOptions, GuestTokenOption, DraftOptions {
  readonly exchangeOptions?: string
  readonly yes?: boolean
}

interface ReturnOptions extends GlobalOptions, GuestTokenOption {
  readonly page?: string
  readonly outDir?: string
  readonly format?: string
  readonly sku?: string
}

interface RefundOptions extends GlobalOptions, GuestTokenOption {
  readonly account?: string
  readonly address?: string
  readonly contactName?: string
  readonly email?: string
}

const PAGE_SIZE = 20
const LABEL_KINDS = new Map<string, LabelKind>([
  ["png", "qr"],
  ["pdf", "pdf"],
  ["pkpass", "pass"],
])

/** `return …` and `refund`. */
export function addReturnCommands(program: Command): void {
  const returns = program.command("return").description("Return or exchange items of an order")
  addStart(returns)
  addReads(returns)
  addChanges(returns)
  addRefund(program)
}

function addStart(returns: Command): void {
  addGuestTokenOption(
    returns
      .command("start <order-id> [items...]")
      .description("Return or exchange items; without --yes only the refund is shown")
      .option("--reason <id>", "Reason for items without their own")
      .option("--comment <text>", "Comment for the shop, at most 256 characters")
      .option("--exchange <sku=new-sku...>", "Exchange for another size or color of the same product")
      .option("--exchange-options <sku>", "List the sizes and colors that an item can be exchanged for")
      .option("--method <method>", "Return method: store, drop-point or courier")
      .option("--boxes <number>", "Number of boxes, one label each")
      .option("--pickup-date <date>", "Day on which the courier collects the boxes; the first one by default")
      .option("--account <file>", "JSON file with a bank account for the refund (- for standard input)")
      .option("--advance", "Request the refund before the items arrive (registered customers)")
      .option("--yes", "Submit the return")
      .addHelpText(
        "after",
        "\nItems are SKU, SKU:QUANTITY or SKU:QUANTITY:REASON. Without items the returnable ones are listed.\n\n" +
          "Examples:\n  $ selvedge return start 700000000001\n" +
          "  $ selvedge return start 700000000001 8201-400-3:2 --reason 1 --yes\n" +
          "  $ selvedge return start 700000000001 8201-400-3 --reason 1 --exchange 8201-400-3=8201-400-4 --yes\n\n" +
          "Exit codes: 0 submitted or listed, 1 shop unavailable, 2 invalid command, 3 not submitted.",
      ),
  ).action(async (id: string, items: readonly string[], _options: unknown, command: Command) => {
    const options: StartOptions = command.optsWithGlobals()
    const orderId = orderIdOf(id)
    await withCliContext(options, async (shop) => {
      const { run, output, store } = shop
      const guestToken = await guestTokenFor(shop, orderId, options)
      const opened = await run(openReturn(orderId, guestToken))
      if (options.exchangeOptions !== undefined) return listOffers(shop, opened, options.exchangeOptions)
      if (items.length === 0)
        return output.result(
          {
            lastDay: opened.returnability.lastDay,
            isOpen: opened.returnability.isOpen,
            lines: opened.lines.map(({ item, ...line }) => ({ ...line, sku: item.sku, name: item.name })),
            reasons: opened.returnability.reasons,
            methods: opened.methods,
            bankFields: opened.bankFields,
            pickupDates: opened.returnability.pickupDates,
          },
          returnFormLines(opened),
        )
      const draft = draftFrom(opened, items, options)
      const preview = await run(previewReturn(opened, draft, guestToken))
      const shown = previewLines(preview, store.currency)
      if (options.yes !== true) {
        output.result({ isSubmitted: false, preview }, [...shown, "Not submitted yet. Add --yes to submit."])
        process.exitCode = ExitCode.refused
        return
      }
      const attemptKey = await run(IdGenerator.use((ids) => ids.uuid))
      const submission = { attemptKey, ...(guestToken === undefined ? {} : { guestToken }) }
      const request = await run(submitReturn(orderId, draft, submission))
      output.result({ isSubmitted: true, request }, requestLines(request, store.currency))
    })
  })
}

function addReplacement(returns: Command): void {
  addGuestTokenOption(
    returns
      .command("change <return-id> <items...>")
      .description("Replace the items of a return that is not handed over yet; its labels stay valid")
      .option("--reason <id>", "Reason for items without their own")
      .option("--comment <text>", "Comment for the shop, at most 256 characters")
      .option("--exchange <sku=new-sku...>", "Exchange for another size or color of the same product")
      .option("--method <method>", "Return method: store, drop-point or courier")
      .option("--boxes <number>", "Number of boxes, one label each")
      .option("--pickup-date <date>", "Day on which the courier collects the boxes")
      .option("--account <file>", "JSON file with a bank account for the refund (- for standard input)")
      .addHelpText("after", "\nItems are SKU, SKU:QUANTITY or SKU:QUANTITY:REASON, as for `return start`."),
  ).action(async (id: string, items: readonly string[], _options: unknown, command: Command) => {
    const options: StartOptions = command.optsWithGlobals()
    await withReturn(async ({ run, output, store }, returnId, guestToken) => {
      const { request } = await run(openReturnRequest(returnId, guestToken))
      const draft = draftFrom(await run(openReturn(request.orderId, guestToken)), items, options)
      const changed = await run(replaceReturn(request, draft, guestToken))
      output.result({ request: changed }, requestLines(changed, store.currency))
    })(id, undefined, command)
  })
}

async function listOffers({ run, output, store }: CliContext, { lines }: OpenedReturn, sku: string): Promise<void> {
  const item = lines.find((line) => line.item.sku === sku)?.item
  if (item === undefined) throw new CliUsageError({ message: `"${sku}" is not an item of this order.` })
  const offers = await run(listExchangeOffers(item))
  output.result(
    offers,
    offers.length === 0
      ? ["This product is no longer sold, so it cannot be exchanged. You can return it."]
      : table(
          offers.map((offer) => [
            offer.sku,
            offer.color,
            offer.size,
            offer.isAvailable ? formatMoney(offer.priceDifference, store.currency) : "sold out",
          ]),
        ),
  )
}

function addReads(returns: Command): void {
  addGuestTokenOption(
    returns.command("show <return-id>").description("Show a return with its refunds, by its number or RMA number"),
  ).action(
    withReturn(async ({ run, output, store }, id, guestToken) => {
      const found = await run(openReturnRequest(id, guestToken))
      output.result(found, returnLines(found, store.currency))
    }),
  )
  addGuestTokenOption(
    returns
      .command("list")
      .description("List returns, newest first; those of a guest's order with its token")
      .option("--page <number>", "Page, 20 returns each"),
  ).action(async (_options: unknown, command: Command) => {
    const options: ReturnOptions = command.optsWithGlobals()
    const page = Number(options.page ?? "1")
    if (!Number.isSafeInteger(page) || page < 1) throw new CliUsageError({ message: "--page is a number from 1." })
    const guestToken = namedGuestToken(options)
    await withCliContext(options, async ({ run, output, store }) => {
      if (guestToken !== undefined) {
        const requests = await run(listGuestReturns(guestToken))
        return output.result(
          { totalCount: requests.length, returns: requests },
          requests.length === 0 ? ["No returns."] : requests.flatMap((one) => requestLines(one, store.currency)),
        )
      }
      const { totalCount, returns: found } = await run(listReturns(page, PAGE_SIZE))
      output.result(
        { totalCount, returns: found },
        found.length === 0
          ? ["No returns."]
          : table(
              found.map(({ id, orderId, status, units, worth }) => [
                id,
                orderId,
                returnStatusText(status),
                `${units} ${units === 1 ? "item" : "items"}`,
                formatMoney(worth, store.currency),
              ]),
            ),
      )
    })
  })
  addGuestTokenOption(
    returns
      .command("count-labels [return-id]")
      .description("Count the unused labels of a return, or of all your returns"),
  ).action(async (id: string | undefined, _options: unknown, command: Command) => {
    const options: ReturnOptions = command.optsWithGlobals()
    const token = optionalSecret(namedGuestToken(options))
    await withCliContext(options, async ({ run, output }) => {
      const count = await run(ReturnGateway.use((gateway) => gateway.countReturnQrLabels(id, token)))
      output.result({ unusedLabels: count }, [`${count} unused ${count === 1 ? "label" : "labels"}.`])
    })
  })
  addGuestTokenOption(
    returns.command("of-order <order-id>").description("List the returns of a guest's order with their refunds"),
  ).action(async (id: string, _options: unknown, command: Command) => {
    const options: ReturnOptions = command.optsWithGlobals()
    const orderId = orderIdOf(id)
    await withCliContext(options, async (shop) => {
      const guestToken = await guestTokenFor(shop, orderId, options)
      if (guestToken === undefined)
        throw new CliUsageError({ message: "This order has no token here. Add --guest-token, or use `return list`." })
      const rmas = await shop.run(
        ReturnGateway.use((gateway) => gateway.getGuestRma(orderId, Redacted.make(guestToken))),
      )
      shop.output.result(
        { rmas },
        rmas.length === 0
          ? ["No returns."]
          : table(rmas.map(({ id: rmaId, requestId, status }) => [rmaId, requestId, returnStatusText(status)])),
      )
    })
  })
  addGuestTokenOption(
    returns
      .command("label <return-id>")
      .description("Save the labels of a return: QR codes to show on a phone, PDF files to print, or wallet passes")
      .option("--format <format>", "Save as png, pdf or pkpass", "png")
      .option("--out-dir <folder>", "Folder", "."),
  ).action(
    withReturn(async ({ run, output }, id, guestToken, { outDir = ".", format = "png" }) => {
      const kind = LABEL_KINDS.get(format)
      if (kind === undefined)
        throw new CliUsageError({ message: `Unknown label format "${format}". Use png, pdf or pkpass.` })
      const { request } = await run(openReturnRequest(id, guestToken))
      const files: string[] = []
      for (const { box, bytes } of await run(downloadReturnLabels(request, kind))) {
        const file = join(outDir, `return-${request.id}-box-${box}.${format}`)
        await replaceFile(file, bytes)
        files.push(file)
      }
      output.result(
        { files },
        files.length === 0 ? ["This return has no labels."] : files.map((file) => `Saved to ${file}.`),
      )
    }),
  )
}

function addChanges(returns: Command): void {
  addReplacement(returns)
  addGuestTokenOption(
    returns
      .command("cancel <return-id>")
      .description("Cancel a return before it is handed over")
      .addHelpText("after", "\nExit codes: 0 canceled, 1 shop unavailable, 2 invalid command, 3 not canceled."),
  ).action(
    withReturn(async ({ run, output, store }, id, guestToken) => {
      const { outcome, request } = await run(cancelReturn(id, guestToken))
      output.result(
        { outcome, request },
        outcome === "tooLate"
          ? ["The return can no longer be canceled.", ...requestLines(request, store.currency)]
          : [outcome === "cancelled" ? "Return canceled." : "The return was already canceled."],
      )
      process.exitCode = outcome === "tooLate" ? ExitCode.refused : ExitCode.done
    }),
  )
  addGuestTokenOption(
    returns
      .command("reason <return-id> <reason-id>")
      .description("Change the reason of a return")
      .option("--sku <sku>", "Only for this item"),
  ).action(async (id: string, reasonId: string, _options: unknown, command: Command) => {
    const options: ReturnOptions = command.optsWithGlobals()
    const guestToken = namedGuestToken(options)
    await withCliContext(options, async ({ run, output, store }) => {
      const { rma } = await run(openReturnRequest(id, guestToken))
      const catentryId = rma.items.find(({ sku }) => sku === options.sku)?.catentryId
      if (options.sku !== undefined && catentryId === undefined)
        throw new CliUsageError({ message: `"${options.sku}" is not an item of this return.` })
      const scope = {
        ...(catentryId === undefined ? {} : { catentryId }),
        ...(guestToken === undefined ? {} : { guestToken }),
      }
      const request = await run(changeReturnReason(rma.requestId, reasonId, scope))
      output.result(request, requestLines(request, store.currency))
    })
  })
  addGuestTokenOption(
    returns.command("sent <return-id>").description("Report that the parcel was handed over to the carrier"),
  ).action(
    withReturn(async ({ run, output, store }, id, guestToken) => {
      const request = await run(handOverReturn(id, guestToken))
      output.result(request, requestLines(request, store.currency))
    }),
  )
}

function addRefund(program: Command): void {
  addGuestTokenOption(
    program
      .command("refund [order-id]")
      .description("Choose where refunds go; without an order, of all your orders to a bank account")
      .option("--account <file>", "JSON file with a bank account (- for standard input)")
      .option("--address <file>", "JSON file with a postal address for a cheque")
      .option("--contact-name <name>", "Name of a person we contact about the refund")
      .option("--email <email>", "Email of that person"),
  ).action(async (id: string | undefined, _options: unknown, command: Command) => {
    const options: RefundOptions = command.optsWithGlobals()
    const target = targetFrom(options)
    const orderId = id === undefined ? undefined : orderIdOf(id)
    await withCliContext(options, async (shop) => {
      const guestToken = orderId === undefined ? undefined : await guestTokenFor(shop, orderId, options)
      const order = {
        ...(orderId === undefined ? {} : { orderId }),
        ...(guestToken === undefined ? {} : { guestToken }),
      }
      const receipt = await shop.run(requestRefund(target, order))
      shop.output.result(receipt, receiptLines(receipt, shop.store.currency))
    })
  })
}

function targetFrom({ account, address, contactName, email }: RefundOptions): RefundTarget {
  if (account !== undefined) return { kind: "bankAccount", account: readBankAccount(account) }
  if (address !== undefined) return { kind: "postalAddress", address: readAddress(address) }
  if (contactName === undefined)
    throw new CliUsageError({ message: "Add --account, --address or --contact-name to say where the refund goes." })
  const [firstName = "", ...lastName] = contactName.trim().split(/\s+/u)
  return {
    kind: "contact",
    contact: { firstName, lastName: lastName.join(" "), ...(email === undefined ? {} : { email }) },
  }
}

function withReturn(
  act: (shop: CliContext, id: string, guestToken: string | undefined, options: ReturnOptions) => Promise<void>,
) {
  return async (id: string, _options: unknown, command: Command): Promise<void> => {
    if (!/^[0-9]{1,18}$/.test(id))
      throw new CliUsageError({ message: `"${id}" is not a return number. Use digits only.` })
    const options: ReturnOptions = command.optsWithGlobals()
    const guestToken = namedGuestToken(options)
    await withCliContext(options, (shop) => act(shop, id, guestToken, options))
  }
}
