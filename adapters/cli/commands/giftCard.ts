import { statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import type { Command } from "commander"
import * as Option from "effect/Option"
import { reportTotalMismatch } from "../../../application/cart/reportTotalMismatch.ts"
import { addPhysicalGiftCard } from "../../../application/gift-card/addPhysicalGiftCard.ts"
import { addVirtualGiftCard } from "../../../application/gift-card/addVirtualGiftCard.ts"
import { changePhysicalGiftCard } from "../../../application/gift-card/changePhysicalGiftCard.ts"
import { changeVirtualGiftCard } from "../../../application/gift-card/changeVirtualGiftCard.ts"
import { loadGiftCardVideo } from "../../../application/gift-card/loadGiftCardVideo.ts"
import { type ChosenVideo, sendGiftCardVideo } from "../../../application/gift-card/sendGiftCardVideo.ts"
import type { GiftCardInput } from "../../../application/gift-card/GiftCardInput.ts"
import { virtualGiftCardOffer } from "../../../application/gift-card/virtualGiftCardOffer.ts"
import { loadVirtualGiftCard } from "../../../application/gift-card/loadVirtualGiftCard.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import type { GiftCardData, GiftCardVideo, VirtualGiftCardOffer } from "../../../domain/gift-card/GiftCard.ts"
import { momentInZone } from "../../../domain/gift-card/momentInZone.ts"
import { parseLocalMoment } from "../../../domain/gift-card/parseLocalMoment.ts"
import { isPhysicalGiftCard } from "../../../domain/gift-card/isPhysicalGiftCard.ts"
import { videoMediaType } from "../../../domain/gift-card/videoMediaType.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { CliUsageError } from "../CliUsageError.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { table } from "../output/Output.ts"
import type { CliContext } from "../CliContext.ts"
import { addGiftCardBalanceCommands } from "./giftCardBalance.ts"
import { cartLines } from "./cart.ts"

interface GiftCardOptionsInput {
  readonly to?: string
  readonly email?: string
  readonly phone?: string
  readonly from?: string
  readonly message?: string
  readonly design?: string
  readonly sendAt?: string
  readonly quantity?: string
}

const LINE_HELP = "Line IDs are listed by `selvedge cart show`."

/** Options for a gift card by email only. */
const EMAIL_DELIVERY_OPTIONS = [
  ["to", "--to"],
  ["email", "--email"],
  ["phone", "--phone"],
  ["from", "--from"],
  ["design", "--design"],
  ["sendAt", "--send-at"],
] as const

/** `gift-card options|add|show|video|update`: gift cards by email or by mail. */
export function addGiftCardCommands(program: Command): void {
  const giftCard = program.command("gift-card").description("Buy gift cards by email or mail")
  giftCard
    .command("options")
    .description("List amounts, designs and the time zone of sending")
    .action((_options: unknown, command: Command) =>
      within(command, async (shop) => {
        const offer = await loadGiftCardOffer(shop)
        shop.output.result(offer, [
          ...table(
            [
              ...offer.amounts.map((amount) => [amount, "by email"] as const),
              ...offer.physicalAmounts.map((amount) => [amount, "by mail"] as const),
            ].map(([{ sku, price }, delivery]) => [sku, formatMoney(price, shop.store.currency), delivery]),
          ),
          ...(offer.styles.length === 0 ? [] : ["", ...table(offer.styles.map(({ id, name }) => [id, name]))]),
          "",
          `Send dates are in ${offer.timeZone}, up to ${offer.maximumDaysAhead} days ahead.`,
          ...(offer.video.mediaTypes.length === 0
            ? []
            : [
                `Gift cards by email can include a video: ${offer.video.mediaTypes.join(", ")}, up to ` +
                  `${offer.video.maximumBytes} bytes.`,
              ]),
        ])
      }),
    )
  addGiftCardBalanceCommands(giftCard)
  addGiftCardOptions(
    giftCard
      .command("add <sku>")
      .description("Add a gift card to the cart")
      .addHelpText(
        "after",
        "\nGift cards by mail take --message and --quantity only. Run `selvedge gift-card options` for SKUs.\n\n" +
          "Example:\n  $ selvedge gift-card add giftcard.virtual-5000 --to Luis --email luis@example.com " +
          '--phone +34600000000 --from Ana --message "Happy birthday!" --send-at "2026-12-24 10:00"',
      ),
  )
    .option("--quantity <number>", "Quantity from 1 to 9", "1")
    .action((sku: string, typed: GiftCardOptionsInput, command: Command) =>
      within(command, async (shop) => {
        const offer = await loadGiftCardOffer(shop)
        const byMail = offer.physicalAmounts.find((one) => one.sku === sku)
        if (byMail !== undefined)
          return show(
            shop,
            await shop.run(
              addPhysicalGiftCard({
                sku: byMail.sku,
                quantity: Number(typed.quantity),
                message: messageByMail(typed) ?? "",
              }),
            ),
          )
        const amount = offer.amounts.find((one) => one.sku === sku)
        if (amount === undefined)
          throw new CliUsageError({
            message: `Unknown gift card "${sku}". Run \`selvedge gift-card options\`.`,
          })
        await show(
          shop,
          await shop.run(addVirtualGiftCard(amount.sku, toGiftCard(typed, Number(typed.quantity)), offer)),
        )
      }),
    )
  giftCard
    .command("show <line-id>")
    .description("Show a gift card in the cart")
    .addHelpText("after", `\n${LINE_HELP}`)
    .action((line: string, _options: unknown, command: Command) =>
      within(command, async (shop) => {
        const { data } = await shop.run(loadVirtualGiftCard(line))
        const video = data.hasVideo ? await shop.run(loadGiftCardVideo(line)) : undefined
        shop.output.result({ ...data, ...(video === undefined ? {} : { video }) }, dataLines(data, video, shop))
      }),
    )
  giftCard
    .command("video <line-id> <file>")
    .description("Add or replace the video of a gift card by email")
    .addHelpText("after", `\n${LINE_HELP}`)
    .action((line: string, file: string, _options: unknown, command: Command) =>
      within(command, async (shop) => {
        const { video: limits } = await loadGiftCardOffer(shop)
        const video = await shop.run(sendGiftCardVideo(line, readVideoFile(file), limits))
        shop.output.result(video, [`Video: ${videoText(video)}`])
      }),
    )
  addGiftCardOptions(
    giftCard
      .command("update <line-id>")
      .description("Update a gift card in the cart")
      .addHelpText("after", `\nOptions that are not given keep their values. ${LINE_HELP}`),
  ).action((line: string, typed: GiftCardOptionsInput, command: Command) =>
    within(command, async (shop) => {
      const offer = await loadGiftCardOffer(shop)
      const { data, sendAt } = await shop.run(loadVirtualGiftCard(line))
      if (isPhysicalGiftCard(data))
        return show(shop, await shop.run(changePhysicalGiftCard(line, messageByMail(typed) ?? data.message ?? "")))
      const {
        senderName = "",
        receiverName = "",
        receiverEmail = "",
        receiverPhone = "",
        message = "",
        style,
        quantity,
      } = data
      const known = {
        senderName,
        receiverName,
        receiverEmail,
        receiverPhone,
        message,
        quantity,
        ...(style === undefined ? {} : { style }),
        ...(sendAt === undefined ? {} : { sendAt }),
      }
      await show(shop, await shop.run(changeVirtualGiftCard(line, { ...known, ...withoutNulls(typed) }, offer)))
    }),
  )
}

/** Checks the size of a video file before reading it. */
function readVideoFile(file: string): ChosenVideo {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined || !found.isFile())
    throw new CliUsageError({ message: `Cannot read ${file}. Give a video file.` })
  return { size: found.size, mediaType: videoMediaType(file), read: async () => new Uint8Array(await readFile(file)) }
}

function addGiftCardOptions(command: Command): Command {
  return command
    .option("--to <name>", "Name of the recipient")
    .option("--email <address>", "Email address of the recipient")
    .option("--phone <number>", "Phone number of the recipient")
    .option("--from <name>", "Name of the sender")
    .option("--message <text>", "Message")
    .option("--design <id>", "ID of the design")
    .option(
      "--send-at <datetime>",
      'Send date in the store\'s time zone, such as "2026-12-24 10:00" (default: after payment)',
    )
}

/** Returns a complete gift card. Missing values are empty, and validation names them. */
function toGiftCard(typed: GiftCardOptionsInput, quantity: number): GiftCardInput {
  return { senderName: "", receiverName: "", receiverEmail: "", receiverPhone: "", quantity, ...withoutNulls(typed) }
}

/** Returns the message of a card by mail; all other options are for cards by email. */
function messageByMail(typed: GiftCardOptionsInput): string | undefined {
  const others = EMAIL_DELIVERY_OPTIONS.flatMap(([name, flag]) => (typed[name] === undefined ? [] : [flag]))
  if (others.length > 0)
    throw new CliUsageError({
      message:
        "This gift card is mailed to the shipping address. Leave out " +
        `${others.join(", ")}; only --message applies.`,
    })
  return typed.message
}

function withoutNulls({
  to,
  email,
  phone,
  from,
  message,
  design,
  sendAt: typedDate,
}: GiftCardOptionsInput): Partial<GiftCardInput> {
  const [date = "", time = ""] = (typedDate ?? "").trim().split(/[ T]+/)
  const sendAt = parseLocalMoment(date, time)
  return {
    ...(to === undefined ? {} : { receiverName: to }),
    ...(email === undefined ? {} : { receiverEmail: email }),
    ...(phone === undefined ? {} : { receiverPhone: phone }),
    ...(from === undefined ? {} : { senderName: from }),
    ...(message === undefined ? {} : { message }),
    ...(design === undefined ? {} : { style: design }),
    ...(sendAt === undefined ? {} : { sendAt }),
  }
}

async function loadGiftCardOffer({ run }: CliContext): Promise<VirtualGiftCardOffer> {
  const offer = await run(virtualGiftCardOffer())
  if (Option.isNone(offer)) throw new CliUsageError({ message: "This store does not sell gift cards." })
  return offer.value
}

async function show({ run, output, store }: CliContext, cart: Cart): Promise<void> {
  await run(reportTotalMismatch(cart))
  output.result(cart, cartLines(cart, store.currency))
}

function dataLines(
  {
    kind,
    price,
    quantity,
    receiverName,
    receiverEmail,
    receiverPhone,
    senderName,
    message,
    style,
    sendAt,
    timeZone,
    isEditable,
  }: GiftCardData,
  video: GiftCardVideo | undefined,
  { store }: CliContext,
): readonly string[] {
  return table(
    [
      ["Delivery", isPhysicalGiftCard({ kind }) ? "by mail" : "by email"],
      ["Amount", `${quantity} × ${formatMoney(price, store.currency)}`],
      ["To", receiverName ?? ""],
      ["Email", receiverEmail ?? ""],
      ["Phone", receiverPhone ?? ""],
      ["From", senderName ?? ""],
      ["Message", message ?? ""],
      ["Design", style ?? ""],
      ["Send date", sendDateText(sendAt, timeZone)],
      ["Video", videoText(video)],
      ["Editable", isEditable ? "yes" : "no"],
    ].filter(([, value]) => value !== ""),
  )
}

function videoText(video: GiftCardVideo | undefined): string {
  return video?.hasVideo === true
    ? [video.mediaType ?? "yes", ...(video.size === undefined ? [] : [`${video.size} bytes`])].join(", ")
    : ""
}

function within(command: Command, use: (shop: CliContext) => Promise<void>): Promise<void> {
  const options: GlobalOptions = command.optsWithGlobals()
  return withCliContext(options, use)
}

/** Formats the send date in the store's time zone. A time skipped by a clock change is shown as the hour of sending. */
function sendDateText(sendAt: string | undefined, timeZone: string | undefined): string {
  const shown = sendAt === undefined || timeZone === undefined ? undefined : momentInZone(timeZone, Date.parse(sendAt))
  if (shown === undefined) return [sendAt, timeZone].filter((part) => part !== undefined).join(" ")
  return `${shown.year}-${shown.month}-${shown.day} ${shown.hour}:${shown.minute} (${timeZone ?? ""})`
}
