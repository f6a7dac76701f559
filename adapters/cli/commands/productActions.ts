import type { Command } from "commander"
import * as Redacted from "effect/Redacted"
import { bookItems } from "../../../application/booking/bookItems.ts"
import { confirmRestockAlert, cancelRestockAlert } from "../../../application/catalog/restockMailLinks.ts"
import { subscribeToRestock } from "../../../application/catalog/subscribeToRestock.ts"
import { recommendProduct } from "../../../application/catalog/recommendProduct.ts"
import { findInStores } from "../../../application/location/findInStores.ts"
import type { GeoPoint } from "../../../domain/location/GeoPoint.ts"
import type { Sku } from "../../../domain/shared/Sku.ts"
import { isSku } from "../../../domain/shared/Sku.ts"
import { CliUsageError } from "../CliUsageError.ts"
import { findCatentry } from "../namedProduct.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { table } from "../Output.ts"
import type { CliContext } from "../CliContext.ts"

const RESTOCK_MESSAGES = {
  pending: "A mail is on its way: its link has to be confirmed before the shop writes again.",
  active: "The shop writes once, as soon as the sku can be bought again.",
  done: "The sku can be bought already: the mail that says so is on its way.",
  left: "The address is deleted; the shop writes nothing about this sku.",
  unknown: "There is no such wish, or no longer: it was sent, stopped, or the hash is not whole.",
} as const
const PRIVACY_POLICY = 1

/** `notify ask`, `confirm`, `stop`; `shelves`, `book` and `recommend`: product actions other than a purchase. */
export function addProductActionCommands(program: Command): void {
  const notify = program.command("notify").description("to be told when a sku is back")
  notify
    .command("ask <sku>")
    .description("ask for one mail when it can be bought again")
    .requiredOption("--email <address>", "where the mail goes")
    .option("--accept-privacy", "accepts the privacy policy: without it nothing is asked")
    .action(
      (
        named: string,
        { email, acceptPrivacy }: { readonly email: string; readonly acceptPrivacy?: true },
        command: Command,
      ) =>
        within(command, async (shop) => {
          const request = {
            email,
            sku: parseSku(named),
            acceptedPolicies: acceptPrivacy === true ? [PRIVACY_POLICY] : [],
          }
          const alert = await shop.run(subscribeToRestock(request))
          shop.output.result(alert, [RESTOCK_MESSAGES[alert.status]])
        }),
    )
  notify
    .command("confirm <email> <hash>")
    .description("say yes, with the hash of the mail's link")
    .action((email: string, hash: string, _options: unknown, command: Command) =>
      within(command, async (shop) => {
        const outcome = await shop.run(confirmRestockAlert(email, Redacted.make(hash)))
        shop.output.result({ outcome }, [RESTOCK_MESSAGES[outcome]])
      }),
    )
  notify
    .command("stop <email> <hash>")
    .description("say no, with the hash of the mail's link")
    .action((email: string, hash: string, _options: unknown, command: Command) =>
      within(command, async ({ run, output }) => {
        const outcome = await run(cancelRestockAlert(email, Redacted.make(hash)))
        output.result({ outcome }, [RESTOCK_MESSAGES[outcome]])
      }),
    )
  program
    .command("shelves <sku>")
    .description("physical stores with what they have of a sku")
    .option("--search <words>", "words of name, town or address")
    .option("--near <latitude,longitude>", "the nearest to this point first")
    .action((named: string, { search, near }: { readonly search?: string; readonly near?: string }, command: Command) =>
      within(command, async (shop) => {
        const sku = parseSku(named)
        const { productId } = await catentryOf(shop, sku)
        const stores = await shop.run(
          findInStores({
            productId,
            sku,
            ...(search === undefined ? {} : { words: search }),
            ...(near === undefined ? {} : { point: parsePoint(near) }),
          }),
        )
        const rows = stores.map(({ physicalStore: { id, name, city, metres }, units, catentryId, today }) => [
          id,
          `${units}`,
          name,
          city,
          metres === undefined ? "" : `${(metres / 1_000).toFixed(1)} km`,
          today === undefined ? "" : "time" in today ? `${today.state} ${today.time}` : today.state,
          catentryId === undefined ? "" : "can be booked",
        ])
        shop.output.result(
          stores.map(({ physicalStore: { openingHours, ...place }, ...rest }) => ({
            ...rest,
            physicalStore: { ...place, openingHours: { ...openingHours, days: Object.fromEntries(openingHours.days) } },
          })),
          rows.length === 0 ? ["There is no such store."] : table(rows),
        )
      }),
    )
  program
    .command("book <sku> <physicalStoreId>")
    .description("have a physical store keep a piece (see `shelves`)")
    .requiredOption("--name <name>", "who comes for it")
    .requiredOption("--phone <number>", "where to be called")
    .requiredOption("--email <address>", "where the mail goes")
    .option("--units <number>", "how many", "1")
    .option("--observations <words>", "a word to the store")
    .option("--accept-privacy", "accepts the privacy policy: without it nothing is reserved")
    .action((named: string, physicalStoreId: string, typed: BookOptions, command: Command) =>
      within(command, async (shop) => {
        const { catentryId } = await catentryOf(shop, parseSku(named))
        const draft = {
          fullName: typed.name,
          phoneNumber: typed.phone,
          email: typed.email,
          acceptedPolicies: typed.acceptPrivacy === true ? [PRIVACY_POLICY] : [],
          items: [{ catentryId, physicalStoreId, units: Number(typed.units) }],
          ...(typed.observations === undefined ? {} : { observations: typed.observations }),
        }
        const booking = await shop.run(bookItems(draft))
        shop.output.result(booking, [
          `Reserved under number ${booking.id}, kept until ${booking.keptUntil}: ` +
            booking.items
              .map(({ units, name, physicalStoreName }) => `${units} × ${name}, ${physicalStoreName}`)
              .join("; "),
        ])
      }),
    )
  program
    .command("recommend <mfname> <recipient> <message>")
    .description("send a product to a friend by mail")
    .option("--from <name>", "who sends it")
    .action(
      (mfname: string, recipient: string, message: string, { from }: { readonly from?: string }, command: Command) =>
        within(command, async (shop) => {
          const { productId } = await catentryOf(shop, mfname)
          await shop.run(
            recommendProduct({ productId, recipient, message, ...(from === undefined ? {} : { senderName: from }) }),
          )
          shop.output.result({ sent: true }, ["The mail is on its way."])
        }),
    )
}

interface BookOptions {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly units: string
  readonly observations?: string
  readonly acceptPrivacy?: true
}

function within(command: Command, use: (shop: CliContext) => Promise<void>): Promise<void> {
  const options: GlobalOptions = command.optsWithGlobals()
  return withCliContext(options, use)
}

function parseSku(text: string): Sku {
  if (!isSku(text)) throw new CliUsageError({ message: `"${text}" is no sku: see \`selvedge product\`.` })
  return text
}

async function catentryOf({ run }: CliContext, partNumber: string) {
  const found = await run(findCatentry(partNumber))
  if (found === undefined)
    throw new CliUsageError({
      message: `"${partNumber}" is no product or sku of this store: see \`selvedge products\`.`,
    })
  return found
}

function parsePoint(text: string): GeoPoint {
  const match = /^(-?[0-9]{1,3}(?:\.[0-9]+)?),(-?[0-9]{1,3}(?:\.[0-9]+)?)$/.exec(text.trim())
  if (match === null) throw new CliUsageError({ message: `--near is "${text}": give degrees like 40.42,-3.70.` })
  return { latitude: Number(match[1]), longitude: Number(match[2]) }
}
