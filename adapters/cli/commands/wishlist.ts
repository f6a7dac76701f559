import type { Command } from "commander"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import {
  createWishlist,
  deleteWishlist,
  describeWishlist,
  addToList,
  renameWishlist,
  setWishlistQuantity,
  shareWishlist,
  removeFromList,
} from "../../../application/wishlist/changeLists.ts"
import { listWishlists } from "../../../application/wishlist/listWishlists.ts"
import { moveToCart } from "../../../application/wishlist/moveToCart.ts"
import {
  findWishlists,
  listSponsoredWishlists,
  openSharedWishlist,
} from "../../../application/wishlist/sharedWishlists.ts"
import { saveToWishlist } from "../../../application/wishlist/saveToWishlist.ts"
import { createQuote } from "../../../application/wishlist/sendWishlist.ts"
import type { CustomerWishlists } from "../../../application/wishlist/CustomerWishlists.ts"
import { lotSize } from "../../../domain/catalog/stock/lotSize.ts"
import { isSku } from "../../../domain/shared/Sku.ts"
import type { CurrencyFormat } from "../../../domain/store/CurrencyFormat.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { namedList } from "../../../domain/wishlist/changeWishlists.ts"
import { isDefaultListName, displayListName } from "../../../domain/wishlist/defaultListName.ts"
import type { Wishlist, WishlistItem } from "../../../domain/wishlist/Wishlist.ts"
import { DEFAULT_WISHLIST_NAME } from "../../../domain/wishlist/Wishlist.ts"
import { MAX_ENTRY_QUANTITY } from "../../../domain/wishlist/wishlistEntry.ts"
import { replaceFile } from "../output/writeWholeFile.ts"
import { CliUsageError } from "../CliUsageError.ts"
import { findCatentry, findProductId } from "../input/namedProduct.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { SharedWishlistGateway } from "../../../application/wishlist/SharedWishlistGateway.ts"
import { withCliContext } from "../withCliContext.ts"
import { table } from "../output/Output.ts"
import { readAddress } from "../input/readAddress.ts"
import type { CliContext } from "../CliContext.ts"

/**
 * `wishlist show|add|add-item|set-quantity|remove|create|rename|set-description|delete|share|unshare|add-to-cart|find`,
 * `wishlist show-shared|sponsored|quote`. A guest's lists are in the state file, a registered customer's at the
 * backend.
 */
export function addWishlistCommands(program: Command): void {
  const wishlist = program.command("wishlist").description("Manage wishlists")
  wishlist
    .command("show")
    .description("Show all lists and their items")
    .action((_options: unknown, command: Command) => changed(command, ({ run }) => run(listWishlists())))
  wishlist
    .command("add <product>")
    .description("Add a product or SKU to a list")
    .option("--list <name>", "Name or ID of the list; created if it does not exist")
    .action((product: string, options: { readonly list?: string }, command: Command) =>
      changed(command, async ({ run }) => {
        const found = await run(findCatentry(product))
        if (found === undefined)
          throw new CliUsageError({
            message: `Unknown product or SKU "${product}". Run \`selvedge product list\`.`,
          })
        const { productId, categoryId } = found
        await run(
          saveToWishlist(
            { productId, categoryId, ...(isSku(product) && found.sku !== undefined ? { sku: product } : {}) },
            options.list === undefined ? undefined : await run(wireName(options.list)),
          ),
        )
        return run(listWishlists())
      }),
    )
  wishlist
    .command("remove <list> <item>")
    .description("Remove an item by SKU or item ID")
    .action((list: string, item: string, _options: unknown, command: Command) =>
      changed(command, async ({ run }) => {
        const { name, catentryId } = await run(itemOf(list, item))
        return run(removeFromList(name, [catentryId]))
      }),
    )
  wishlist
    .command("add-item <list> <item> <product> [quantity]")
    .description("Add an item by SKU or item ID, with its product and quantity")
    .action(
      (
        list: string,
        item: string,
        product: string,
        quantity: string | undefined,
        _options: unknown,
        command: Command,
      ) =>
        changed(command, async ({ run }) => {
          const entry = await run(entryOf(item, product))
          return run(addToList(await run(wireName(list)), [{ ...entry, quantity: Number(quantity ?? "1") }]))
        }),
    )
  wishlist
    .command("set-quantity <list> <item> <quantity>")
    .description("Set the quantity of an item (1 to 9999)")
    .action((list: string, item: string, quantity: string, _options: unknown, command: Command) => {
      if (!/^[0-9]{1,5}$/.test(quantity))
        throw new CliUsageError({
          message: `Invalid quantity "${quantity}". Use a whole number from 1 to ${MAX_ENTRY_QUANTITY}.`,
        })
      return changed(command, async ({ run }) => {
        const { name, catentryId } = await run(itemOf(list, item))
        return run(setWishlistQuantity(name, catentryId, Number(quantity)))
      })
    })
  wishlist
    .command("create <name>")
    .description("Create a list")
    .action((name: string, _options: unknown, command: Command) =>
      changed(command, ({ run }) => run(createWishlist(name))),
    )
  wishlist
    .command("rename <list> <name>")
    .description("Rename a list")
    .action((list: string, name: string, _options: unknown, command: Command) =>
      changed(command, ({ run }) => run(Effect.flatMap(wireName(list), (before) => renameWishlist(before, name)))),
    )
  wishlist
    .command("set-description <list> <description>")
    .description('Set the description of a list ("" removes it)')
    .action((list: string, description: string, _options: unknown, command: Command) =>
      changed(command, ({ run }) => run(Effect.flatMap(wireName(list), (name) => describeWishlist(name, description)))),
    )
  wishlist
    .command("delete <list>")
    .description("Delete a list and its items")
    .action((list: string, _options: unknown, command: Command) =>
      changed(command, ({ run }) => run(Effect.flatMap(wireName(list), (name) => deleteWishlist(name)))),
    )
  wishlist
    .command("share <list>")
    .description("Share a list by link, or by name and PIN")
    .option("--pin <digits>", "PIN of six to eight digits (default: chosen by the shop)")
    .action((list: string, options: { readonly pin?: string }, command: Command) =>
      changed(command, ({ run }) =>
        run(Effect.flatMap(wireName(list), (name) => shareWishlist(name, "public", options.pin))),
      ),
    )
  wishlist
    .command("unshare <list>")
    .description("Make a list private")
    .action((list: string, _options: unknown, command: Command) =>
      changed(command, ({ run }) => run(Effect.flatMap(wireName(list), (name) => shareWishlist(name, "private")))),
    )
  wishlist
    .command("add-to-cart <list>")
    .description("Move the items with a size to the cart")
    .action((list: string, _options: unknown, command: Command) =>
      changed(command, async ({ run }) => {
        const { items, name } = await listOf(list, run)
        const { left } = await run(moveToCart(items, name))
        return {
          lists: await run(listWishlists()),
          remarks: left.map(
            (item) => `${item.quantity} × ${item.sku ?? item.catentryId} stays in the list: ${leftoverReason(item)}.`,
          ),
        }
      }),
    )
  wishlist
    .command("find <name> <pin>")
    .description("Find a shared list by name and PIN")
    .action(async (name: string, pin: string, _options: unknown, command: Command) => {
      const options: GlobalOptions = command.optsWithGlobals()
      await withCliContext(options, async ({ run, output, store }) => {
        const found = await run(findWishlists(name, pin))
        output.result(
          found.map(withSecrets),
          found.length === 0
            ? ["No list found with this name and PIN."]
            : found.flatMap((list) => listLines(list, store.currency)),
        )
      })
    })
  wishlist
    .command("show-shared <token>")
    .description("Show a shared list by its token")
    .action(async (token: string, _options: unknown, command: Command) => {
      const options: GlobalOptions = command.optsWithGlobals()
      await withCliContext(options, async ({ run, output, store }) => {
        const found = Option.getOrUndefined(await run(openSharedWishlist(Redacted.make(token))))
        const none = "No shared list found for this token. Ask its owner for a new one."
        if (found === undefined) throw new CliUsageError({ message: none })
        output.result(withSecrets(found), listLines(found, store.currency))
      })
    })
  wishlist
    .command("sponsored")
    .description("Show shared lists of the teens you sponsor")
    .action(async (_options: unknown, command: Command) => {
      const options: GlobalOptions = command.optsWithGlobals()
      await withCliContext(options, async ({ run, output, store }) => {
        const teens = await run(listSponsoredWishlists())
        output.result(
          teens.map((teen) => ({ ...teen, wishlists: teen.wishlists.map(withSecrets) })),
          teens.length === 0
            ? ["No shared lists."]
            : teens.flatMap(({ firstName, wishlists }) => [
                `${firstName}:`,
                ...wishlists.flatMap((list) => listLines(list, store.currency)),
              ]),
        )
      })
    })
  wishlist
    .command("event-order <event-id>")
    .description("Show your order with items of an event list, or the cart that has some")
    .action(async (eventId: string, _options: unknown, command: Command) => {
      const options: GlobalOptions = command.optsWithGlobals()
      await withCliContext(options, async ({ run, output }) => {
        const orderId = await run(SharedWishlistGateway.use((gateway) => gateway.getEventWishlistOrderId(eventId)))
        output.result({ orderId }, [orderId])
      })
    })
  wishlist
    .command("quote <list>")
    .description("Save a quote with current prices")
    .requiredOption("--address <file>", "JSON file with the customer's address")
    .option("--format <format>", "File format: pdf or xlsx", "pdf")
    .requiredOption("--out <file>", "Output file")
    .action(
      async (
        list: string,
        options: { readonly address: string; readonly format: string; readonly out: string },
        command: Command,
      ) => {
        if (!["pdf", "xlsx"].includes(options.format))
          throw new CliUsageError({ message: `Unknown format "${options.format}". Use pdf or xlsx.` })
        const globals: GlobalOptions = command.optsWithGlobals()
        const address = readAddress(options.address)
        await withCliContext(globals, async ({ run, output }) => {
          const { items } = await listOf(list, run)
          const { bytes, mediaType } = await run(createQuote(items, address, options.format === "pdf" ? "PDF" : "XLSX"))
          await replaceFile(options.out, bytes)
          output.result({ file: options.out, mediaType, bytes: bytes.length }, [`Saved to ${options.out}.`])
        })
      },
    )
}

async function listOf(name: string, run: CliContext["run"]): Promise<Wishlist> {
  const { wishlists } = await run(listWishlists())
  const list = findList(wishlists, name)
  if (list === undefined)
    throw new CliUsageError({
      message:
        `Unknown list "${name}". Available: ` +
        `${wishlists.map((known) => displayName(known.name)).join(", ") || "none"}.`,
    })
  return list
}

/** Prints all lists after a change, and its remarks. */
async function changed(
  command: Command,
  change: (
    shop: CliContext,
  ) => Promise<CustomerWishlists | { readonly lists: CustomerWishlists; readonly remarks: readonly string[] }>,
): Promise<void> {
  const options: GlobalOptions = command.optsWithGlobals()
  await withCliContext(options, async (shop) => {
    const answer = await change(shop)
    const { lists, remarks: changeRemarks } = "lists" in answer ? answer : { lists: answer, remarks: [] }
    const shownLists = {
      ...lists,
      wishlists: lists.wishlists.map(withSecrets),
      unsaved: lists.unsaved.map(displayName),
      ...(lists.refused === undefined ? {} : { refused: lists.refused.map(displayName) }),
    }
    const lines = lists.wishlists.flatMap((list) => listLines(list, shop.store.currency))
    const remarks = [
      ...changeRemarks,
      ...(lists.place === "device"
        ? ["These lists are saved on this computer. Sign in with `selvedge auth login` to save them to your account."]
        : []),
      ...(lists.unsaved.length > 0 ? [`Not saved to your account yet: ${displayNames(lists.unsaved)}.`] : []),
      ...(lists.refused === undefined
        ? []
        : [`The shop refused these lists, and they were set aside on this computer: ${displayNames(lists.refused)}.`]),
      ...(lists.hasUnreadable ? ["Some lists on this computer could not be read and were set aside."] : []),
    ]
    shop.output.result(shownLists, [...(lines.length === 0 ? ["No lists yet."] : lines), ...remarks])
  })
}

/** The reason why an item was not moved to the cart. */
function leftoverReason(item: WishlistItem): string {
  if (item.sku === undefined) return "select a size first"
  return item.quantity < lotSize(item)
    ? `it is sold in packs of ${lotSize(item)}`
    : "it is sold out, or the cart is full"
}

/** The terminal's language is English. */
function displayName(name: string): string {
  return displayListName(name, "en")
}

function displayNames(names: readonly string[]): string {
  return names.map(displayName).join(", ")
}

/** Format of list ids. */
const LIST_ID = /^[0-9]+$/

/** Finds a list by name, or else by the id that `--json` prints. */
function findList(lists: readonly Wishlist[], named: string): Wishlist | undefined {
  return namedList(lists, named) ?? lists.find(({ id }) => id === named)
}

/**
 * Returns the wire name of a list given by its displayed name or its id. An unknown list is created under the given
 * name.
 */
const wireName = Effect.fnUntraced(function* (typed: string) {
  const isDefault = isDefaultListName(typed)
  if (!isDefault && !LIST_ID.test(typed)) return typed
  return findList((yield* listWishlists()).wishlists, typed)?.name ?? (isDefault ? DEFAULT_WISHLIST_NAME : typed)
})

/** Returns a list, and the id of an item in it given by its id or its SKU: commands print both. */
const itemOf = Effect.fnUntraced(function* (list: string, item: string) {
  const { wishlists } = yield* listWishlists()
  const items = findList(wishlists, list)?.items ?? []
  const found =
    items.find(({ catentryId }) => catentryId === item) ?? items.find(({ sku, id }) => sku === item || id === item)
  return { name: yield* wireName(list), catentryId: found?.catentryId ?? item }
})

/**
 * Returns the ids of an item and its product, each given in any form that a command prints. The backend refuses unknown
 * ones.
 */
const entryOf = Effect.fnUntraced(function* (item: string, product: string) {
  const productId = (yield* findProductId(product)) ?? product
  const catentry = yield* findCatentry(item)
  const isOfProduct = catentry?.sku !== undefined && catentry.productId === productId
  return { catentryId: isOfProduct ? catentry.catentryId : item, productId }
})

/** Exposes the link token and PIN: the list belongs to the user of the terminal. */
function withSecrets({ sharedToken, pin, name, ...list }: Wishlist) {
  return {
    ...list,
    name: displayName(name),
    ...(sharedToken === undefined ? {} : { sharedToken: Redacted.value(sharedToken) }),
    ...(pin === undefined ? {} : { pin: Redacted.value(pin) }),
  }
}

function listLines(list: Wishlist, currency: CurrencyFormat): readonly string[] {
  const { sharedToken, pin } = withSecrets(list)
  const rows = list.items.map(
    ({ catentryId, sku, quantity, price, oldPrice, name, color, size, isBuyable, ...item }) => [
      catentryId,
      sku ?? "",
      `${quantity} ×`,
      price === undefined
        ? ""
        : formatMoney(price, currency) +
          (oldPrice === undefined || (sku !== undefined && !isBuyable)
            ? ""
            : ` (was ${formatMoney(oldPrice, currency)})`),
      [name ?? "", color, size].filter((part) => part !== undefined && part !== "").join(", "),
      sku === undefined ? "select a size" : isBuyable ? "" : "sold out",
      lotSize(item) > 1 ? `in packs of ${lotSize(item)}` : "",
    ],
  )
  return [
    `${displayName(list.name)} (${list.items.length}, ${list.kind})` +
      `${pin === undefined ? "" : `, PIN ${pin}`}` +
      `${sharedToken === undefined ? "" : `, token ${sharedToken}`}`,
    ...(list.description === undefined ? [] : list.description.split("\n").map((line) => `  ${line}`)),
    ...table(rows).map((row) => `  ${row}`),
    "",
  ]
}
