import type { Command } from "commander"
import { createBundleAddition } from "../../../application/cart/createBundleAddition.ts"
import { addCustomized } from "../../../application/cart/addCustomized.ts"
import { addToCartOrQueue } from "../../../application/cart/addToCartOrQueue.ts"
import { cartUpdates, dismissCartUpdates, discardLeftovers } from "../../../application/cart/cartUpdates.ts"
import { applyCoupon } from "../../../application/cart/applyCoupon.ts"
import { addPromoCode, changeQuantity, removeFromCart } from "../../../application/cart/changeCart.ts"
import { packAsGift, removeGiftInfo, saveGiftInfo } from "../../../application/cart/changeGifts.ts"
import { loadCart } from "../../../application/cart/loadCart.ts"
import { reportTotalMismatch } from "../../../application/cart/reportTotalMismatch.ts"
import { unpaidOrders } from "../../../application/checkout/unpaidOrders.ts"
import { lotSizeOfSku } from "../../../application/catalog/lotSizeOfSku.ts"
import { saveBackup, restoreBackup } from "../../../application/cart/cartBackup.ts"
import type { Cart, CartItem } from "../../../domain/cart/Cart.ts"
import type { CartAddition } from "../../../domain/cart/CartAddition.ts"
import type { Product } from "../../../domain/catalog/Product.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { isGiftCard } from "../../../domain/cart/isGiftCard.ts"
import { isCustomizedLine } from "../../../domain/cart/LineCustomization.ts"
import { lotSize } from "../../../domain/catalog/lotSize.ts"
import type { Sku } from "../../../domain/shared/Sku.ts"
import { isSku } from "../../../domain/shared/Sku.ts"
import type { CurrencyFormat } from "../../../domain/store/CurrencyFormat.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { productBySku } from "../../../application/catalog/productBySku.ts"
import { cartNoticeLines } from "../cartNoticeLines.ts"
import { CliUsageError } from "../CliUsageError.ts"
import { METADATA_OPTION_NAMES, parseMetadata } from "../parseMetadata.ts"
import {
  itemCustomizationLines,
  type CustomizationOptions,
  parseCustomizationOptions,
} from "../customizationOptions.ts"
import { loadNamedProduct } from "../namedProduct.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { waitingOrderLines } from "../waitingOrderLines.ts"
import { table } from "../Output.ts"
import type { CliContext } from "../CliContext.ts"

interface AddToCartOptions extends CustomizationOptions {
  readonly position?: string
  readonly set: readonly string[]
}

const LINE_OPTION_HELP = "the id of the line, where several are of this sku (see `cart show`)"

/**
 * `cart show`, `cart add`, `cart add-bundle`, `cart update`, `cart remove`, `cart promo`, `cart coupon`, `cart gift`,
 * `cart card`; `cart take` and `cart let-go` for items that a sign-in left out; `cart restore` for a backup.
 */
export function addCartCommands(program: Command): void {
  const cart = program.command("cart").description("the cart")
  cart
    .command("show")
    .description("what is in it")
    .action((_options: unknown, command: Command) => changed(command, ({ run }) => run(loadCart())))
  cart
    .command("add <sku> [quantity]")
    .description(
      "put pieces of a sku in, as they come or made for the shopper; one, or one lot where it " +
        "is sold in lots, without a quantity",
    )
    .option(
      "--customize <json>",
      "letters on it, by the ids of `product NUMBER --customization`: " +
        '\'{"areaId":"chest","colorId":"indigo","typographyId":"serif","text":"AB"}\', or a list ' +
        "of these",
    )
    .option("--tailoring <file>", "a JSON file that says how it is made to measure; - reads standard input")
    .option("--position <number>", "where a new line is to stand, 1 for the first; at the end without it")
    .option(
      "--set <member=value>",
      `tell something of it, as often as needed: ${METADATA_OPTION_NAMES.join(", ")}`,
      (setting: string, before: readonly string[]) => [...before, setting],
      [],
    )
    .action(
      (
        sku: string,
        quantity: string | undefined,
        { customize, tailoring, position, set }: AddToCartOptions,
        command: Command,
      ) => {
        const asked = {
          sku: parseSku(sku),
          ...parseMetadata(set),
          ...(position === undefined ? {} : { position: parsePosition(position) }),
        }
        const components = quantity === undefined ? undefined : parseQuantity(quantity)
        const customization = parseCustomizationOptions({ customize, tailoring })
        return changed(command, async ({ run }) => {
          const unitsLot = await run(lotSizeOfSku(asked.sku))
          const sold = unitsLot === undefined ? {} : { unitsLot }
          const addition = { ...asked, ...sold, quantity: components ?? lotSize(sold) }
          return isCustomizedLine(customization)
            ? run(addCustomized({ ...addition, ...customization, productId: (await run(productBySku(asked.sku))).id }))
            : run(addToCartOrQueue(addition))
        })
      },
    )
  cart
    .command("add-bundle <number> <skus...>")
    .description(
      "put the pieces of a bundle in together: one sku of each piece; the number is at the end of its address",
    )
    .action((number: string, skus: readonly string[], _options: unknown, command: Command) =>
      changed(command, async ({ run }) =>
        run(createBundleAddition()(bundleLines((await run(loadNamedProduct(number))).product, skus.map(parseSku)))),
      ),
    )
  cart
    .command("update <sku> <quantity>")
    .description("set how many pieces of a sku are in it; 0 removes it")
    .option("--line <id>", LINE_OPTION_HELP)
    .action((sku: string, quantity: string, { line }: { readonly line?: string }, command: Command) =>
      changed(command, ({ run }) => run(changeQuantity(parseSku(sku), parseQuantity(quantity), line))),
    )
  cart
    .command("remove <sku>")
    .description("take a sku out")
    .option("--line <id>", LINE_OPTION_HELP)
    .action((sku: string, { line }: { readonly line?: string }, command: Command) =>
      changed(command, ({ run }) => run(removeFromCart(parseSku(sku), line))),
    )
  cart
    .command("promo <code>")
    .description("apply a promotion code")
    .action((code: string, _options: unknown, command: Command) =>
      changed(command, async (shop) => shop.run(addPromoCode(await orderIdOf(shop), code))),
    )
  cart
    .command("coupon <code>")
    .description("apply a personal coupon")
    .option("--promo <code>", "the promotion code that came with it")
    .action((code: string, { promo }: { readonly promo?: string }, command: Command) =>
      changed(command, async (shop) => shop.run(applyCoupon(await orderIdOf(shop), code, promo))),
    )
  cart
    .command("gift <sku>")
    .description("pack the pieces of a sku as a gift; without options take wrapping and words off")
    .option("--wrap", "wrap them")
    .option("--message <text>", "words that go with them")
    .action((sku: string, { wrap, message }: { readonly wrap?: true; readonly message?: string }, command: Command) =>
      changed(command, async (shop) =>
        shop.run(
          packAsGift(await orderIdOf(shop), parseSku(sku), {
            isWrapped: wrap === true,
            ...(message === undefined ? {} : { message }),
          }),
        ),
      ),
    )
  cart
    .command("card")
    .description("write a card that goes with the whole cart; without options take it off")
    .option("--from <name>", "who gives")
    .option("--to <name>", "who receives")
    .option("--email <address>", "of the receiver")
    .option("--phone <number>", "of the receiver")
    .option("--message <text>", "words on the card")
    .action((options: GiftNoteOptions, command: Command) => changed(command, (shop) => saveGiftNote(shop, options)))
  cart
    .command("take <sku>")
    .description("put in what a login left out and is kept for later")
    .action((sku: string, _options: unknown, command: Command) =>
      changed(command, async ({ run }) => {
        const { leftovers = [] } = await run(loadCart())
        const items = leftovers.filter((item) => item.sku === sku)
        if (items.length === 0)
          throw new CliUsageError({ message: `Nothing of "${sku}" is kept for later: see \`selvedge cart show\`.` })
        for (const item of items)
          await run(addToCartOrQueue({ sku: item.sku, quantity: item.quantity, leftoverId: item.id }))
        return run(loadCart())
      }),
    )
  cart
    .command("restore")
    .description("put what is backed up for the account into the cart again")
    .action((_options: unknown, command: Command) => changed(command, ({ run }) => run(restoreBackup())))
  cart
    .command("let-go")
    .description("let go of everything that is kept for later")
    .action((_options: unknown, command: Command) => changed(command, ({ run }) => run(discardLeftovers())))
}

/** Commands that may empty the cart on purpose: the empty cart is backed up too. */
const EMPTYING: readonly string[] = ["remove", "update"]

async function changed(command: Command, change: (shop: CliContext) => Promise<Cart>): Promise<void> {
  const options: GlobalOptions = command.optsWithGlobals()
  await withCliContext(options, async (shop) => {
    const cart = await change(shop)
    await shop.run(reportTotalMismatch(cart))
    await shop.run(saveBackup(cart, EMPTYING.includes(command.name())))
    const notices = await shop.run(cartUpdates(cart))
    const waiting = command.name() === "show" ? await shop.run(unpaidOrders()) : []
    const shown =
      waiting.length === 0
        ? cart
        : {
            ...cart,
            unpaidOrders: waiting.map(({ order: { id, status, totalOrder }, isPending }) => ({
              orderId: id,
              status,
              totalOrder,
              isPending,
            })),
          }
    shop.output.result(shown, [
      ...cartLines(cart, shop.store.currency),
      ...cartNoticeLines(notices, cart),
      ...waitingOrderLines(waiting, shop.store.currency),
    ])
    await shop.run(dismissCartUpdates(notices))
  })
}

/** Returns a cart as lines of text: its lines, adjustments and total. */
export function cartLines(cart: Omit<Cart, "promoCodes">, currency: CurrencyFormat): readonly string[] {
  if (cart.items.length === 0) return ["The cart is empty."]
  const rows = cart.items.map((item) => [
    item.sku,
    `${item.quantity} ×`,
    formatMoney(item.unitPrice, currency),
    [item.name, item.color, item.size, item.bundle?.name].filter((part) => part !== undefined).join(", "),
    giftText(item),
    ...(needsLineId(item, cart.items) ? [`line ${item.id}`] : []),
  ])
  const { giftInfo } = cart
  return [
    ...table(rows),
    ...cart.items.flatMap(itemCustomizationLines),
    ...cart.items.flatMap((item) => metadataLines(item, currency)),
    ...(giftInfo === undefined
      ? []
      : [
          "",
          `A gift from ${giftInfo.senderName} for ${giftInfo.receiverName}` +
            `${giftInfo.message === undefined ? "" : `: "${giftInfo.message}"`}`,
        ]),
    "",
    ...table([
      ["Products", formatMoney(cart.totalProduct, currency)],
      ...cart.adjustments.map(({ description, promotionId, amount }) => [
        [description, ...(promotionId === undefined ? [] : [`(${promotionId})`])].join(" "),
        formatMoney(amount, currency),
      ]),
      ["Shipping", formatMoney(cart.shippingPrice, currency)],
      ...cart.taxes.map((tax) => [tax.name, formatMoney(tax.amount, currency)]),
      ["Total", formatMoney(cart.totalOrder, currency)],
    ]),
  ]
}

/** True when the SKU of a line is ambiguous, so that commands need its id: `--line` and the gift card commands. */
function needsLineId(item: CartItem, items: readonly CartItem[]): boolean {
  return isGiftCard(item) || items.some((other) => other !== item && other.sku === item.sku)
}

/** Returns the backend's remarks on a line; empty without any. */
function metadataLines(item: CartItem, currency: CurrencyFormat): readonly string[] {
  const { isBuyable, isSoldOut, presaleType, isHeavyProduct, adjustments = [] } = item
  const unavailableText =
    presaleType === "coming_soon"
      ? "not on sale yet"
      : presaleType === "back_soon"
        ? "sold out, and coming back soon"
        : isSoldOut === true
          ? "sold out for now"
          : "no longer sold"
  return [
    ...(isBuyable ? [] : [unavailableText]),
    ...(isBuyable && presaleType !== undefined ? ["pre-order: sent as soon as it arrives"] : []),
    ...(isHeavyProduct === true ? ["brought by a carrier for heavy goods"] : []),
    ...(lotSize(item) > 1 ? [`sold in lots of ${lotSize(item)}`] : []),
    ...adjustments.map(
      ({ description, amount }) => `${description === "" ? "discount" : description} ${formatMoney(amount, currency)}`,
    ),
  ].map((detail) => `  ${item.sku}, line ${item.id}: ${detail}`)
}

interface GiftNoteOptions {
  readonly from?: string
  readonly to?: string
  readonly email?: string
  readonly phone?: string
  readonly message?: string
}

function giftText({ giftPacking }: CartItem): string {
  if (giftPacking === undefined) return ""
  return [
    giftPacking.isWrapped ? "wrapped" : "with words",
    ...(giftPacking.message === undefined ? [] : [`"${giftPacking.message}"`]),
  ].join(": ")
}

async function saveGiftNote({ run }: CliContext, { from, to, email, phone, message }: GiftNoteOptions): Promise<Cart> {
  const typed = [from, to, email, phone, message]
  if (typed.some((text) => text !== undefined))
    return run(
      saveGiftInfo({
        senderName: from ?? "",
        receiverName: to ?? "",
        receiverEmail: email ?? "",
        receiverPhone: phone ?? "",
        message: message ?? "",
      }),
    )
  const cart = await run(loadCart())
  return cart.giftInfo?.id === undefined ? cart : run(removeGiftInfo(cart.giftInfo.id))
}

/** The id of the cart, which is the id of its order. */
async function orderIdOf({ run }: CliContext): Promise<OrderId> {
  const { id, items } = await run(loadCart())
  if (id === undefined || items.length === 0)
    throw new CliUsageError({ message: "The cart is empty: put something in first, with `selvedge cart add SKU`." })
  return id
}

/**
 * Returns one line for each item of a bundle. Fails with `CliUsageError` when the product is not a bundle, or the SKUs
 * are not one of each item.
 */
function bundleLines({ id, bundle }: Product, skus: readonly Sku[]): readonly CartAddition[] {
  if (bundle === undefined)
    throw new CliUsageError({ message: "This product is no bundle: `selvedge cart add SKU` puts it in." })
  return bundle.components.map((piece) => {
    const own = piece.colors.flatMap(({ sizes }) => sizes).filter(({ sku }) => skus.includes(sku))
    const [size] = own
    if (size === undefined || own.length > 1 || skus.length !== bundle.components.length)
      throw new CliUsageError({
        message:
          `Name one sku of each of the ${bundle.components.length} pieces; of "${piece.name}" ` +
          `there are ${own.length}. \`selvedge product NUMBER\` shows them.`,
      })
    return { sku: size.sku, quantity: lotSize(size), productId: piece.id, bundleId: id }
  })
}

function parseSku(text: string): Sku {
  if (!isSku(text))
    throw new CliUsageError({ message: `"${text}" is no sku: see \`selvedge product NUMBER\` for those of a product.` })
  return text
}

/** Displayed from 1, sent from 0. */
function parsePosition(text: string): number {
  const place = parseQuantity(text)
  if (place < 1) throw new CliUsageError({ message: `"${text}" is no place in the cart: the first is 1.` })
  return place - 1
}

function parseQuantity(text: string): number {
  if (!/^[0-9]{1,4}$/.test(text)) throw new CliUsageError({ message: `"${text}" is no quantity: give a whole number.` })
  return Number(text)
}
