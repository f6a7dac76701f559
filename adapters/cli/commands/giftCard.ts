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
import { table } from "../Output.ts"
import type { CliContext } from "../CliContext.ts"
import { cartLines } from "./cart.ts"

interface GiftCardOptionsInput {
  readonly to?: string
  readonly email?: string
  readonly phone?: string
  readonly from?: string
  readonly message?: string
  readonly design?: string
  readonly at?: string
  readonly quantity?: string
}

const LINE_OPTION_HELP = "the id of the gift card's line (see `cart show`)"

/** Options for a gift card by email only. */
const EMAIL_DELIVERY_OPTIONS = ["to", "email", "phone", "from", "design", "at"] as const

/** `gift-card types`, `add`, `show`, `video`, `change`: gift cards by email or by post. */
export function addGiftCardCommands(program: Command): void {
  const giftCard = program.command("gift-card").description("gift cards that go by e-mail or by post")
  giftCard
    .command("types")
    .description("the amounts and designs there are, and by which clocks a card is sent")
    .action((_options: unknown, command: Command) =>
      within(command, async (shop) => {
        const offer = await loadGiftCardOffer(shop)
        shop.output.result(offer, [
          ...table(
            [
              ...offer.amounts.map((amount) => [amount, "by e-mail"] as const),
              ...offer.physicalAmounts.map((amount) => [amount, "by post"] as const),
            ].map(([{ sku, price }, way]) => [sku, formatMoney(price, shop.store.currency), way]),
          ),
          ...(offer.styles.length === 0 ? [] : ["", ...table(offer.styles.map(({ id, name }) => [id, name]))]),
          "",
          `Sent by the clocks of ${offer.timeZone}, at most ${offer.maximumDaysAhead} days ahead.`,
          ...(offer.video.mediaTypes.length === 0
            ? []
            : [
                `A video of ${offer.video.mediaTypes.join(", ")} can go with one by e-mail, at most ` +
                  `${offer.video.maximumBytes} bytes.`,
              ]),
        ])
      }),
    )
  addGiftCardOptions(
    giftCard
      .command("add <sku>")
      .description(
        "put a gift card of an amount into the cart (see `gift-card types`); one by post takes a " +
          "message and a quantity",
      ),
  )
    .option("--quantity <number>", "1 to 9", "1")
    .action((sku: string, typed: GiftCardOptionsInput, command: Command) =>
      within(command, async (shop) => {
        const offer = await loadGiftCardOffer(shop)
        const posted = offer.physicalAmounts.find((one) => one.sku === sku)
        if (posted !== undefined)
          return show(
            shop,
            await shop.run(
              addPhysicalGiftCard({
                sku: posted.sku,
                quantity: Number(typed.quantity),
                message: messageByPost(typed) ?? "",
              }),
            ),
          )
        const amount = offer.amounts.find((one) => one.sku === sku)
        if (amount === undefined)
          throw new CliUsageError({
            message: `"${sku}" is no gift card of this store: see \`selvedge gift-card types\`.`,
          })
        await show(
          shop,
          await shop.run(addVirtualGiftCard(amount.sku, toGiftCard(typed, Number(typed.quantity)), offer)),
        )
      }),
    )
  giftCard
    .command("show <line>")
    .description(`what is written on a gift card; ${LINE_OPTION_HELP}`)
    .action((line: string, _options: unknown, command: Command) =>
      within(command, async (shop) => {
        const { data } = await shop.run(loadVirtualGiftCard(line))
        const video = data.hasVideo ? await shop.run(loadGiftCardVideo(line)) : undefined
        shop.output.result({ ...data, ...(video === undefined ? {} : { video }) }, dataLines(data, video, shop))
      }),
    )
  giftCard
    .command("video <line> <file>")
    .description(
      "send a video along with a gift card of the cart that goes by e-mail; another one takes " +
        `its place; ${LINE_OPTION_HELP}`,
    )
    .action((line: string, file: string, _options: unknown, command: Command) =>
      within(command, async (shop) => {
        const { video: limits } = await loadGiftCardOffer(shop)
        const video = await shop.run(sendGiftCardVideo(line, readVideoFile(file), limits))
        shop.output.result(video, [`Video: ${videoText(video)}`])
      }),
    )
  addGiftCardOptions(
    giftCard
      .command("change <line>")
      .description(
        "change what is written on a gift card of the cart, and when it is sent; what is not " +
          `given stays; one by post takes a message; ${LINE_OPTION_HELP}`,
      ),
  ).action((line: string, typed: GiftCardOptionsInput, command: Command) =>
    within(command, async (shop) => {
      const offer = await loadGiftCardOffer(shop)
      const { data, sendAt } = await shop.run(loadVirtualGiftCard(line))
      if (isPhysicalGiftCard(data))
        return show(shop, await shop.run(changePhysicalGiftCard(line, messageByPost(typed) ?? data.message ?? "")))
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
    throw new CliUsageError({ message: `${file} cannot be read: give a video file.` })
  return { size: found.size, mediaType: videoMediaType(file), read: async () => new Uint8Array(await readFile(file)) }
}

function addGiftCardOptions(command: Command): Command {
  return command
    .option("--to <name>", "who receives it")
    .option("--email <address>", "where it is sent")
    .option("--phone <number>", "of the receiver")
    .option("--from <name>", "who gives it")
    .option("--message <text>", "words on it")
    .option("--design <id>", "what it looks like (see `gift-card types`)")
    .option(
      "--at <moment>",
      'when it is sent, by the store\'s clocks: "2026-12-24 10:00"; as soon as it is paid without it',
    )
}

/** Returns a complete gift card. Missing values are empty, and validation names them. */
function toGiftCard(typed: GiftCardOptionsInput, quantity: number): GiftCardInput {
  return { senderName: "", receiverName: "", receiverEmail: "", receiverPhone: "", quantity, ...withoutNulls(typed) }
}

/** Returns the message of a card by post; all other options are for cards by email. */
function messageByPost(typed: GiftCardOptionsInput): string | undefined {
  const others = EMAIL_DELIVERY_OPTIONS.filter((option) => typed[option] !== undefined)
  if (others.length > 0)
    throw new CliUsageError({
      message:
        "This gift card goes by post to the address of the order: leave out " +
        `${others.map((option) => `--${option}`).join(", ")}, and give --message alone.`,
    })
  return typed.message
}

function withoutNulls({ to, email, phone, from, message, design, at }: GiftCardOptionsInput): Partial<GiftCardInput> {
  const [date = "", time = ""] = (at ?? "").trim().split(/[ T]+/)
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
  if (Option.isNone(offer)) throw new CliUsageError({ message: "This store sells no gift cards." })
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
      ["Goes", isPhysicalGiftCard({ kind }) ? "by post" : "by e-mail"],
      ["Amount", `${quantity} × ${formatMoney(price, store.currency)}`],
      ["To", receiverName ?? ""],
      ["E-mail", receiverEmail ?? ""],
      ["Phone", receiverPhone ?? ""],
      ["From", senderName ?? ""],
      ["Message", message ?? ""],
      ["Design", style ?? ""],
      ["Sent at", sendDateText(sendAt, timeZone)],
      ["Video", videoText(video)],
      ["Can be changed", isEditable ? "yes" : "no"],
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
