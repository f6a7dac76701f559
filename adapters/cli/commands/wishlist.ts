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
import { lotSize } from "../../../domain/catalog/lotSize.ts"
import { isSku } from "../../../domain/shared/Sku.ts"
import type { CurrencyFormat } from "../../../domain/store/CurrencyFormat.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { namedList } from "../../../domain/wishlist/changeWishlists.ts"
import { isDefaultListName, displayListName } from "../../../domain/wishlist/defaultListName.ts"
import type { Wishlist, WishlistItem } from "../../../domain/wishlist/Wishlist.ts"
import { DEFAULT_WISHLIST_NAME } from "../../../domain/wishlist/Wishlist.ts"
import { MAX_ENTRY_QUANTITY } from "../../../domain/wishlist/wishlistEntry.ts"
import { replaceFile } from "../writeWholeFile.ts"
import { CliUsageError } from "../CliUsageError.ts"
import { findCatentry, findProductId } from "../namedProduct.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { table } from "../Output.ts"
import { readAddress } from "../readAddress.ts"
import type { CliContext } from "../CliContext.ts"

/**
 * `wishlist show`, `add`, `put`, `quantity`, `remove`, `create`, `rename`, `describe`, `delete`, `share`, `close`,
 * `move`, `find`, `open`, `sponsored`, `budget`. A guest's lists are in the state file, a registered customer's at the
 * backend.
 */
export function addWishlistCommands(program: Command): void {
  const wishlist = program.command("wishlist").description("the lists of what to find again")
  wishlist
    .command("show")
    .description("all lists, and what is in them")
    .action((_options: unknown, command: Command) => changed(command, ({ run }) => run(listWishlists())))
  wishlist
    .command("add <product>")
    .description("save a product, by its number or id, or a sku")
    .option("--list <name>", "in this list, made where there is none")
    .action((product: string, options: { readonly list?: string }, command: Command) =>
      changed(command, async ({ run }) => {
        const found = await run(findCatentry(product))
        if (found === undefined)
          throw new CliUsageError({
            message: `"${product}" is no product or sku of this store: see \`selvedge products\`.`,
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
    .description("take an item out of a list, by its catentryId or sku")
    .action((list: string, item: string, _options: unknown, command: Command) =>
      changed(command, async ({ run }) => {
        const { name, catentryId } = await run(itemOf(list, item))
        return run(removeFromList(name, [catentryId]))
      }),
    )
  wishlist
    .command("put <list> <item> <product> [quantity]")
    .description("save an item by its catentryId or sku, and the id or number of its product")
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
    .command("quantity <list> <item> <quantity>")
    .description("how many of an item, named by its catentryId or sku, are wished for, from 1 to 9999")
    .action((list: string, item: string, quantity: string, _options: unknown, command: Command) => {
      if (!/^[0-9]{1,5}$/.test(quantity))
        throw new CliUsageError({
          message: `"${quantity}" is no quantity: give a whole number from 1 to ${MAX_ENTRY_QUANTITY}.`,
        })
      return changed(command, async ({ run }) => {
        const { name, catentryId } = await run(itemOf(list, item))
        return run(setWishlistQuantity(name, catentryId, Number(quantity)))
      })
    })
  wishlist
    .command("create <name>")
    .description("make an empty list")
    .action((name: string, _options: unknown, command: Command) =>
      changed(command, ({ run }) => run(createWishlist(name))),
    )
  wishlist
    .command("rename <list> <name>")
    .description("give a list another name")
    .action((list: string, name: string, _options: unknown, command: Command) =>
      changed(command, ({ run }) => run(Effect.flatMap(wireName(list), (before) => renameWishlist(before, name)))),
    )
  wishlist
    .command("describe <list> <description>")
    .description('describe a list, "" takes the description away')
    .action((list: string, description: string, _options: unknown, command: Command) =>
      changed(command, ({ run }) => run(Effect.flatMap(wireName(list), (name) => describeWishlist(name, description)))),
    )
  wishlist
    .command("delete <list>")
    .description("delete a list with everything in it")
    .action((list: string, _options: unknown, command: Command) =>
      changed(command, ({ run }) => run(Effect.flatMap(wireName(list), (name) => deleteWishlist(name)))),
    )
  wishlist
    .command("share <list>")
    .description("open a list to others by its link, or its name and pin")
    .option("--pin <digits>", "six to eight digits; made by the shop where none is given")
    .action((list: string, options: { readonly pin?: string }, command: Command) =>
      changed(command, ({ run }) =>
        run(Effect.flatMap(wireName(list), (name) => shareWishlist(name, "public", options.pin))),
      ),
    )
  wishlist
    .command("close <list>")
    .description("make a list private again")
    .action((list: string, _options: unknown, command: Command) =>
      changed(command, ({ run }) => run(Effect.flatMap(wireName(list), (name) => shareWishlist(name, "private")))),
    )
  wishlist
    .command("move <list>")
    .description("move what has a size from a list into the cart")
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
    .description("find somebody's public list")
    .action(async (name: string, pin: string, _options: unknown, command: Command) => {
      const options: GlobalOptions = command.optsWithGlobals()
      await withCliContext(options, async ({ run, output, store }) => {
        const found = await run(findWishlists(name, pin))
        output.result(
          found.map(withSecrets),
          found.length === 0
            ? ["There is no list with this name and pin."]
            : found.flatMap((list) => listLines(list, store.currency)),
        )
      })
    })
  wishlist
    .command("open <token>")
    .description("the public list that the token of `wishlist share` opens")
    .action(async (token: string, _options: unknown, command: Command) => {
      const options: GlobalOptions = command.optsWithGlobals()
      await withCliContext(options, async ({ run, output, store }) => {
        const found = Option.getOrUndefined(await run(openSharedWishlist(Redacted.make(token))))
        const none = "This token opens no list, or no longer: ask its owner for a new one."
        if (found === undefined) throw new CliUsageError({ message: none })
        output.result(withSecrets(found), listLines(found, store.currency))
      })
    })
  wishlist
    .command("sponsored")
    .description("public lists of the teens you sponsor")
    .action(async (_options: unknown, command: Command) => {
      const options: GlobalOptions = command.optsWithGlobals()
      await withCliContext(options, async ({ run, output, store }) => {
        const teens = await run(listSponsoredWishlists())
        output.result(
          teens.map((teen) => ({ ...teen, wishlists: teen.wishlists.map(withSecrets) })),
          teens.length === 0
            ? ["Nobody you sponsor shares a list."]
            : teens.flatMap(({ firstName, wishlists }) => [
                `${firstName}:`,
                ...wishlists.flatMap((list) => listLines(list, store.currency)),
              ]),
        )
      })
    })
  wishlist
    .command("budget <list>")
    .description("a file with today's prices of a list")
    .requiredOption("--address <file>", "for whom, as JSON")
    .option("--format <format>", "pdf or xlsx", "pdf")
    .requiredOption("--out <file>", "where the file goes")
    .action(
      async (
        list: string,
        options: { readonly address: string; readonly format: string; readonly out: string },
        command: Command,
      ) => {
        if (!["pdf", "xlsx"].includes(options.format))
          throw new CliUsageError({ message: `"${options.format}" is no format of a budget: give pdf or xlsx.` })
        const globals: GlobalOptions = command.optsWithGlobals()
        const address = readAddress(options.address)
        await withCliContext(globals, async ({ run, output }) => {
          const { items } = await listOf(list, run)
          const { bytes, mediaType } = await run(createQuote(items, address, options.format === "pdf" ? "PDF" : "XLSX"))
          await replaceFile(options.out, bytes)
          output.result({ file: options.out, mediaType, bytes: bytes.length }, [`Written to ${options.out}.`])
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
        `There is no list "${name}": there are ` +
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
        ? ["These lists are kept on this machine. `selvedge account login` saves them at the shop."]
        : []),
      ...(lists.unsaved.length > 0 ? [`Not saved at the shop yet: ${displayNames(lists.unsaved)}.`] : []),
      ...(lists.refused === undefined
        ? []
        : [`The shop does not take these lists; they were set aside on this machine: ${displayNames(lists.refused)}.`]),
      ...(lists.hasUnreadable ? ["Part of what was kept on this machine cannot be read and was set aside."] : []),
    ]
    shop.output.result(shownLists, [...(lines.length === 0 ? ["There is no list yet."] : lines), ...remarks])
  })
}

/** The reason why an item was not moved to the cart. */
function leftoverReason(item: WishlistItem): string {
  if (item.sku === undefined) return "it has no size yet"
  return item.quantity < lotSize(item)
    ? `it is sold in whole lots of ${lotSize(item)}, and ${item.quantity} is none`
    : "it is sold out, or the cart takes no more"
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
      sku === undefined ? "choose a size" : isBuyable ? "" : "sold out",
      lotSize(item) > 1 ? `in lots of ${lotSize(item)}` : "",
    ],
  )
  return [
    `${displayName(list.name)} (${list.items.length}, ${list.kind})` +
      `${pin === undefined ? "" : `, pin ${pin}`}` +
      `${sharedToken === undefined ? "" : `, token ${sharedToken}`}`,
    ...(list.description === undefined ? [] : list.description.split("\n").map((line) => `  ${line}`)),
    ...table(rows).map((row) => `  ${row}`),
    "",
  ]
}
