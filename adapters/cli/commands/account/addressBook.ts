import type { Command } from "commander"
import * as Redacted from "effect/Redacted"
import { AddressBookGateway } from "../../../../application/address/AddressBookGateway.ts"
import type { SavedAddress } from "../../../../application/account/listAddresses.ts"
import { listAddresses } from "../../../../application/account/listAddresses.ts"
import type { AddressUse } from "../../../../application/account/addressBook.ts"
import {
  ADDRESS_USES,
  deleteFromAddressBook,
  saveToAddressBook,
  setDefaultAddress,
  useOfAddress,
} from "../../../../application/account/addressBook.ts"
import { addressLabel } from "../../../../domain/address/addressLabel.ts"
import type { CliContext } from "../../CliContext.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import type { GuestTokenOption } from "../../input/guestTokenOption.ts"
import { addGuestTokenOption, guestTokenFor } from "../../input/guestTokenOption.ts"
import { orderIdOf } from "../../input/orderIdOf.ts"
import { readAddress } from "../../input/readAddress.ts"
import { table } from "../../output/Output.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"
import { withRegisteredUser } from "../withRegisteredUser.ts"

interface GuestAddressOptions extends GlobalOptions, GuestTokenOption {
  readonly order: string
}

interface SaveOptions extends GlobalOptions {
  readonly address: string
  readonly use?: string
}

/** `address list|add|edit|default|delete`, on the command that `addAddressCommands` returns. */
export function addAddressBookCommands(address: Command): void {
  address
    .command("list")
    .description("List saved addresses, the default one first")
    .action((_options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) => printAddresses(shop, await shop.run(listAddresses()))),
    )
  addGuestTokenOption(
    address
      .command("of-order <address-id>")
      .description("Show an address of a guest's order, with the order's token")
      .requiredOption("--order <order-id>", "Order number"),
  ).action((addressId: string, _options: unknown, command: Command) => {
    const options: GuestAddressOptions = command.optsWithGlobals()
    const orderId = orderIdOf(options.order)
    return withCliContext(options, async (shop) => {
      const guestToken = await guestTokenFor(shop, orderId, options)
      if (guestToken === undefined)
        throw new CliUsageError({ message: "This order has no token here. Add --guest-token." })
      const query = { addressId, orderId, guestToken: Redacted.make(guestToken) }
      const found = await shop.run(AddressBookGateway.use((gateway) => gateway.getGuestAddress(query)))
      shop.output.result(found, addressLabel(found))
    })
  })
  addSaveOptions(address.command("add").description("Save an address")).action((_options: unknown, command: Command) =>
    withRegisteredUser<SaveOptions>(command, async (shop, { address: file, use }) =>
      printAddresses(shop, await shop.run(saveToAddressBook(readAddress(file), parseUse(use)))),
    ),
  )
  addSaveOptions(address.command("edit <id>").description("Replace a saved address")).action(
    (id: string, _options: unknown, command: Command) =>
      withRegisteredUser<SaveOptions>(command, async (shop, { address: file, use }) =>
        printAddresses(shop, await shop.run(saveToAddressBook({ ...readAddress(file), id }, parseUse(use)))),
      ),
  )
  address
    .command("default <id>")
    .description("Make a saved address the default one")
    .action((id: string, _options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) => printAddresses(shop, await shop.run(setDefaultAddress(id)))),
    )
  address
    .command("delete <id>")
    .description("Delete a saved address")
    .action((id: string, _options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) => printAddresses(shop, await shop.run(deleteFromAddressBook(id)))),
    )
}

function addSaveOptions(command: Command): Command {
  return command
    .requiredOption("--address <file>", "JSON file with the address (see `selvedge address fields`)")
    .option("--use <purpose>", "What it is used for: both, delivery or billing", "both")
}

function parseUse(text = "both"): AddressUse {
  const use = ADDRESS_USES.find((known) => known === text)
  if (use === undefined) throw new CliUsageError({ message: `Unknown --use "${text}". Use both, delivery or billing.` })
  return use
}

/** Prints the address book: ID, label, VAT number, purpose. */
export function printAddresses({ output }: CliContext, addresses: readonly SavedAddress[]): void {
  const rows = addresses.map((address) => [
    address.id,
    addressLabel(address).join(", "),
    address.company?.vatin ?? "",
    address.preferred === true ? "default" : "",
    useOfAddress(address) === "both" ? "" : useOfAddress(address),
  ])
  output.result({ addresses }, rows.length === 0 ? ["No saved addresses."] : table(rows))
}
