import type { Command } from "commander"
import * as Redacted from "effect/Redacted"
import { bookItems } from "../../../application/booking/bookItems.ts"
import { confirmRestockAlert, cancelRestockAlert } from "../../../application/catalog/restock/restockMailLinks.ts"
import { subscribeToRestock } from "../../../application/catalog/restock/subscribeToRestock.ts"
import { recommendProduct } from "../../../application/catalog/recommendProduct.ts"
import { findInStores } from "../../../application/location/findInStores.ts"
import type { Sku } from "../../../domain/shared/Sku.ts"
import { isSku } from "../../../domain/shared/Sku.ts"
import { CliUsageError } from "../CliUsageError.ts"
import { parsePoint } from "../input/parsePoint.ts"
import { findCatentry } from "../input/namedProduct.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { table } from "../output/Output.ts"
import type { CliContext } from "../CliContext.ts"

const RESTOCK_MESSAGES = {
  pending: "We sent you an email. Confirm the alert with the link in it.",
  active: "Alert active. We'll email you once, when the item is back in stock.",
  done: "The item is already back in stock. We sent you an email.",
  left: "Alert canceled. We deleted your email address.",
  unknown: "Alert not found. It was already sent or canceled, or the hash is incomplete.",
} as const
const PRIVACY_POLICY = 1

/** `restock-alert create|confirm|cancel` and `product availability|reserve|share`. */
export function addProductActionCommands(program: Command, product: Command): void {
  const alerts = program.command("restock-alert").description("Get an email when an item is back in stock")
  alerts
    .command("create <sku>")
    .description("Create a restock alert")
    .requiredOption("--email <address>", "Your email address")
    .option("--accept-privacy", "Accept the privacy policy (required)")
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
  alerts
    .command("confirm <email> <hash>")
    .description("Confirm a restock alert with the hash from the email link")
    .action((email: string, hash: string, _options: unknown, command: Command) =>
      within(command, async (shop) => {
        const outcome = await shop.run(confirmRestockAlert(email, Redacted.make(hash)))
        shop.output.result({ outcome }, [RESTOCK_MESSAGES[outcome]])
      }),
    )
  alerts
    .command("cancel <email> <hash>")
    .description("Cancel a restock alert with the hash from the email link")
    .action((email: string, hash: string, _options: unknown, command: Command) =>
      within(command, async ({ run, output }) => {
        const outcome = await run(cancelRestockAlert(email, Redacted.make(hash)))
        output.result({ outcome }, [RESTOCK_MESSAGES[outcome]])
      }),
    )
  product
    .command("availability <sku>")
    .description("Show the stock of a SKU in physical stores")
    .option("--search <query>", "Part of the name, city or address")
    .option("--near <latitude,longitude>", "Sort by distance to this point")
    .action((named: string, { search, near }: { readonly search?: string; readonly near?: string }, command: Command) =>
      within(command, async (shop) => {
        const sku = parseSku(named)
        const { productId } = await catentryOf(shop, sku)
        const stores = await shop.run(
          findInStores({
            productId,
            sku,
            ...(search === undefined ? {} : { searchText: search }),
            ...(near === undefined ? {} : { point: parsePoint(near, "--near") }),
          }),
        )
        const rows = stores.map(({ physicalStore: { id, name, city, metres }, units, catentryId, today }) => [
          id,
          `${units}`,
          name,
          city,
          metres === undefined ? "" : `${(metres / 1_000).toFixed(1)} km`,
          today === undefined ? "" : "time" in today ? `${today.state} ${today.time}` : today.state,
          catentryId === undefined ? "" : "can be reserved",
        ])
        shop.output.result(stores, rows.length === 0 ? ["No stores found."] : table(rows))
      }),
    )
  product
    .command("reserve <sku> <physical-store-id>")
    .description("Reserve an item in a physical store")
    .requiredOption("--name <name>", "Name of the person who picks it up")
    .requiredOption("--phone <number>", "Your phone number")
    .requiredOption("--email <address>", "Your email address")
    .option("--quantity <number>", "Quantity", "1")
    .option("--note <text>", "Note to the store")
    .option("--accept-privacy", "Accept the privacy policy (required)")
    .action((named: string, physicalStoreId: string, typed: ReserveOptions, command: Command) =>
      within(command, async (shop) => {
        const { catentryId } = await catentryOf(shop, parseSku(named))
        const draft = {
          fullName: typed.name,
          phoneNumber: typed.phone,
          email: typed.email,
          acceptedPolicies: typed.acceptPrivacy === true ? [PRIVACY_POLICY] : [],
          items: [{ catentryId, physicalStoreId, units: Number(typed.quantity) }],
          ...(typed.note === undefined ? {} : { observations: typed.note }),
        }
        const booking = await shop.run(bookItems(draft))
        shop.output.result(booking, [
          `Reservation ${booking.id}, held until ${booking.keptUntil}: ` +
            booking.items
              .map(({ units, name, physicalStoreName }) => `${units} × ${name}, ${physicalStoreName}`)
              .join("; "),
        ])
      }),
    )
  product
    .command("share <number> <recipient> <message>")
    .description("Share a product by email")
    .option("--from <name>", "Your name")
    .addHelpText("after", '\nExample:\n  $ selvedge --store ES product share 8201 luis@example.com "Look at this!"')
    .action(
      (number: string, recipient: string, message: string, { from }: { readonly from?: string }, command: Command) =>
        within(command, async (shop) => {
          const { productId } = await catentryOf(shop, number)
          await shop.run(
            recommendProduct({ productId, recipient, message, ...(from === undefined ? {} : { senderName: from }) }),
          )
          shop.output.result({ sent: true }, ["Email sent."])
        }),
    )
}

interface ReserveOptions {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly quantity: string
  readonly note?: string
  readonly acceptPrivacy?: true
}

function within(command: Command, use: (shop: CliContext) => Promise<void>): Promise<void> {
  const options: GlobalOptions = command.optsWithGlobals()
  return withCliContext(options, use)
}

function parseSku(text: string): Sku {
  if (!isSku(text))
    throw new CliUsageError({
      message: `"${text}" is not a SKU. Run \`selvedge product show NUMBER\` for the SKUs of a product.`,
    })
  return text
}

async function catentryOf({ run }: CliContext, partNumber: string) {
  const found = await run(findCatentry(partNumber))
  if (found === undefined)
    throw new CliUsageError({
      message: `Unknown product or SKU "${partNumber}". Run \`selvedge product list\`.`,
    })
  return found
}
