import type { Command } from "commander"
import { reportPageView } from "../../../application/analytics/reportPageView.ts"
import { createBundleAddition } from "../../../application/cart/createBundleAddition.ts"
import { addCustomized } from "../../../application/cart/addCustomized.ts"
import { addToCartOrQueue } from "../../../application/cart/addToCartOrQueue.ts"
import { cartUpdates, dismissCartUpdates, discardLeftovers } from "../../../application/cart/cartUpdates.ts"
import { applyCoupon } from "../../../application/cart/applyCoupon.ts"
import { addPromoCode, changeQuantity, removeFromCart } from "../../../application/cart/changeCart.ts"
import { packAsGift, removeGiftInfo, saveGiftInfo } from "../../../application/cart/changeGifts.ts"
import { loadCart } from "../../../application/cart/loadCart.ts"
import { reportTotalMismatch } from "../../../application/cart/reportTotalMismatch.ts"
import { unpaidOrders } from "../../../application/checkout/repayment/unpaidOrders.ts"
import { lotSizeOfSku } from "../../../application/catalog/lotSizeOfSku.ts"
import { saveBackup, restoreBackup } from "../../../application/cart/cartBackup.ts"
import type { Cart, CartItem } from "../../../domain/cart/Cart.ts"
import type { CartAddition } from "../../../domain/cart/CartAddition.ts"
import type { Product } from "../../../domain/catalog/Product.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { isGiftCard } from "../../../domain/cart/isGiftCard.ts"
import { isCustomizedLine } from "../../../domain/cart/LineCustomization.ts"
import { lotSize } from "../../../domain/catalog/stock/lotSize.ts"
import type { Sku } from "../../../domain/shared/Sku.ts"
import { isSku } from "../../../domain/shared/Sku.ts"
import type { CurrencyFormat } from "../../../domain/store/CurrencyFormat.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { productBySku } from "../../../application/catalog/productBySku.ts"
import { cartNoticeLines } from "../output/cartNoticeLines.ts"
import { addCartItemCommand } from "./cartItem.ts"
import { CliUsageError } from "../CliUsageError.ts"
import { METADATA_OPTION_NAMES, parseMetadata } from "../input/parseMetadata.ts"
import {
  itemCustomizationLines,
  type CustomizationOptions,
  parseCustomizationOptions,
} from "../input/customizationOptions.ts"
import { loadNamedProduct } from "../input/namedProduct.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { addQuickOrderCommands } from "./quickOrder.ts"
import { withCliContext } from "../withCliContext.ts"
import { unpaidOrderLines } from "../output/unpaidOrderLines.ts"
import { table } from "../output/Output.ts"
import type { CliContext } from "../CliContext.ts"

interface AddToCartOptions extends CustomizationOptions {
  readonly position?: string
  readonly metadata?: readonly string[]
}

const LINE_OPTION_HELP = "ID of the line, if the cart has several of this SKU"

/**
 * `cart show|add|add-bundle|update|remove|apply-promo|apply-coupon|gift-wrap|gift-note`; `cart add-leftover` and
 * `cart discard-leftovers` for items that a sign-in left out; `cart restore` for a backup.
 */
export function addCartCommands(program: Command): void {
  const cart = program.command("cart").description("Show and change the cart")
  cart
    .command("show")
    .description("Show the cart")
    .action((_options: unknown, command: Command) => changed(command, ({ run }) => run(loadCart())))
  cart
    .command("add <sku> [quantity]")
    .description("Add an item (default quantity: 1, or one pack)")
    .option("--customize <json>", "Monogram, or a list of monograms, as JSON")
    .option("--tailoring <file>", 'JSON file with made-to-measure choices ("-" for standard input)')
    .option("--position <number>", "Position of the new line, from 1 (default: last)")
    .option(
      "--metadata <key=value>",
      "Metadata of the item; repeatable",
      (entry: string, previous: readonly string[] = []) => [...previous, entry],
    )
    .addHelpText(
      "after",
      `\nMetadata keys: ${METADATA_OPTION_NAMES.join(", ")}\n\nExamples:\n` +
        "  $ selvedge cart add 8201-400-3 2\n" +
        '  $ selvedge cart add 8201-400-3 --customize \'{"areaId":"chest","colorId":"indigo","typographyId":"serif",' +
        '"text":"AB"}\'\n' +
        "  $ selvedge cart add 8201-400-3 --metadata purpose=gift",
    )
    .action(
      (
        sku: string,
        quantity: string | undefined,
        { customize, tailoring, position, metadata = [] }: AddToCartOptions,
        command: Command,
      ) => {
        const requested = {
          sku: parseSku(sku),
          ...parseMetadata(metadata),
          ...(position === undefined ? {} : { position: parsePosition(position) }),
        }
        const units = quantity === undefined ? undefined : parseQuantity(quantity)
        const customization = parseCustomizationOptions({ customize, tailoring })
        return changed(command, async ({ run }) => {
          const unitsLot = await run(lotSizeOfSku(requested.sku))
          const pack = unitsLot === undefined ? {} : { unitsLot }
          const addition = { ...requested, ...pack, quantity: units ?? lotSize(pack) }
          return isCustomizedLine(customization)
            ? run(
                addCustomized({
                  ...addition,
                  ...customization,
                  productId: (await run(productBySku(requested.sku))).id,
                }),
              )
            : run(addToCartOrQueue(addition))
        })
      },
    )
  cart
    .command("add-bundle <number> <skus...>")
    .description("Add a bundle, with one SKU of each of its items")
    .addHelpText("after", "\nExample:\n  $ selvedge cart add-bundle 8400 8201-400-3 8310-700-2")
    .action((number: string, skus: readonly string[], _options: unknown, command: Command) =>
      changed(command, async ({ run }) =>
        run(createBundleAddition()(bundleLines((await run(loadNamedProduct(number))).product, skus.map(parseSku)))),
      ),
    )
  cart
    .command("update <sku> <quantity>")
    .description("Set the quantity of an item (0 removes it)")
    .option("--line <id>", LINE_OPTION_HELP)
    .action((sku: string, quantity: string, { line }: { readonly line?: string }, command: Command) =>
      changed(command, ({ run }) => run(changeQuantity(parseSku(sku), parseQuantity(quantity), line))),
    )
  cart
    .command("remove <sku>")
    .description("Remove an item")
    .option("--line <id>", LINE_OPTION_HELP)
    .action((sku: string, { line }: { readonly line?: string }, command: Command) =>
      changed(command, ({ run }) => run(removeFromCart(parseSku(sku), line))),
    )
  cart
    .command("apply-promo <code>")
    .description("Apply a promo code")
    .action((code: string, _options: unknown, command: Command) =>
      changed(command, async (shop) => shop.run(addPromoCode(await orderIdOf(shop), code))),
    )
  cart
    .command("apply-coupon <code>")
    .description("Apply a personal coupon")
    .option("--promo <code>", "Promo code that belongs to the coupon")
    .action((code: string, { promo }: { readonly promo?: string }, command: Command) =>
      changed(command, async (shop) => shop.run(applyCoupon(await orderIdOf(shop), code, promo))),
    )
  cart
    .command("gift-wrap <sku>")
    .description("Gift-wrap an item (without options: remove wrapping and message)")
    .option("--wrap", "Add gift wrapping")
    .option("--message <text>", "Message for the item")
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
    .command("gift-note")
    .description("Add a gift note to the order (without options: remove it)")
    .option("--from <name>", "Name of the sender")
    .option("--to <name>", "Name of the recipient")
    .option("--email <address>", "Email address of the recipient")
    .option("--phone <number>", "Phone number of the recipient")
    .option("--message <text>", "Text of the note")
    .action((options: GiftNoteOptions, command: Command) => changed(command, (shop) => saveGiftNote(shop, options)))
  cart
    .command("add-leftover <sku>")
    .description("Add an item that was saved for later at sign-in")
    .action((sku: string, _options: unknown, command: Command) =>
      changed(command, async ({ run }) => {
        const { leftovers = [] } = await run(loadCart())
        const items = leftovers.filter((item) => item.sku === sku)
        if (items.length === 0)
          throw new CliUsageError({ message: `"${sku}" is not saved for later. Run \`selvedge cart show\`.` })
        for (const item of items)
          await run(addToCartOrQueue({ sku: item.sku, quantity: item.quantity, leftoverId: item.id }))
        return run(loadCart())
      }),
    )
  cart
    .command("restore")
    .description("Restore the cart from the backup of the account")
    .action((_options: unknown, command: Command) => changed(command, ({ run }) => run(restoreBackup())))
  cart
    .command("discard-leftovers")
    .description("Delete all items that are saved for later")
    .action((_options: unknown, command: Command) => changed(command, ({ run }) => run(discardLeftovers())))
  addCartItemCommand(cart)
  addQuickOrderCommands(cart)
}

/** Commands that may empty the cart on purpose: the empty cart is backed up too. */
const EMPTYING: readonly string[] = ["remove", "update"]

async function changed(command: Command, change: (shop: CliContext) => Promise<Cart>): Promise<void> {
  const options: GlobalOptions = command.optsWithGlobals()
  await withCliContext(options, async (shop) => {
    const cart = await change(shop)
    if (command.name() === "show")
      await shop.run(
        reportPageView({
          address: { page: "ItxShopCartPage", parameters: {} },
          content: { content: "cart", cart },
        }),
      )
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
      ...unpaidOrderLines(waiting, shop.store.currency),
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
          `Gift note from ${giftInfo.senderName} to ${giftInfo.receiverName}` +
            `${giftInfo.message === undefined ? "" : `: "${giftInfo.message}"`}`,
        ]),
    "",
    ...table([
      ["Subtotal", formatMoney(cart.totalProduct, currency)],
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
      ? "coming soon"
      : presaleType === "back_soon"
        ? "sold out, back soon"
        : isSoldOut === true
          ? "sold out"
          : "no longer available"
  return [
    ...(isBuyable ? [] : [unavailableText]),
    ...(isBuyable && presaleType !== undefined ? ["pre-order"] : []),
    ...(isHeavyProduct === true ? ["delivered by a freight carrier"] : []),
    ...(lotSize(item) > 1 ? [`sold in packs of ${lotSize(item)}`] : []),
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
    giftPacking.isWrapped ? "gift-wrapped" : "gift message",
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
    throw new CliUsageError({ message: "The cart is empty. Add an item with `selvedge cart add SKU`." })
  return id
}

/**
 * Returns one line for each item of a bundle. Fails with `CliUsageError` when the product is not a bundle, or the SKUs
 * are not one of each item.
 */
function bundleLines({ id, bundle }: Product, skus: readonly Sku[]): readonly CartAddition[] {
  if (bundle === undefined)
    throw new CliUsageError({ message: "This product is not a bundle. Use `selvedge cart add SKU`." })
  return bundle.components.map((component) => {
    const own = component.colors.flatMap(({ sizes }) => sizes).filter(({ sku }) => skus.includes(sku))
    const [size] = own
    if (size === undefined || own.length > 1 || skus.length !== bundle.components.length)
      throw new CliUsageError({
        message:
          `Give one SKU of each of the ${bundle.components.length} items; ${own.length} are of "${component.name}". ` +
          "Run `selvedge product show NUMBER` for the SKUs.",
      })
    return { sku: size.sku, quantity: lotSize(size), productId: component.id, bundleId: id }
  })
}

function parseSku(text: string): Sku {
  if (!isSku(text))
    throw new CliUsageError({
      message: `"${text}" is not a SKU. Run \`selvedge product show NUMBER\` for the SKUs of a product.`,
    })
  return text
}

/** Displayed from 1, sent from 0. */
function parsePosition(text: string): number {
  const position = parseQuantity(text)
  if (position < 1) throw new CliUsageError({ message: `Invalid --position "${text}". Use a number from 1.` })
  return position - 1
}

function parseQuantity(text: string): number {
  if (!/^[0-9]{1,4}$/.test(text))
    throw new CliUsageError({ message: `Invalid number "${text}". Use a whole number up to 9999.` })
  return Number(text)
}
