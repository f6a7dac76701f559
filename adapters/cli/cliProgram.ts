import type { Command } from "commander"
import manifest from "../../package.json" with { type: "json" }
import { ShopCommand } from "./ShopCommand.ts"
import { addAccountCommands } from "./commands/account/account.ts"
import { addAccountAddresses } from "./commands/account/accountAddresses.ts"
import { addAccountSettings } from "./commands/account/accountSettings.ts"
import { addAddressCommands } from "./commands/account/address.ts"
import { addAddressBookCommands } from "./commands/account/addressBook.ts"
import { addAdminCommands } from "./commands/merchant/admin.ts"
import { addApiCommand } from "./commands/api.ts"
import { addAuthCommands } from "./commands/auth.ts"
import { addBookingCommands } from "./commands/booking.ts"
import { addCartCommands } from "./commands/cart.ts"
import { addCatalogCommands } from "./commands/catalog/catalog.ts"
import { addCatalogImportCommands } from "./commands/catalog/catalogImport.ts"
import { addChatCommands } from "./commands/support/chat.ts"
import { addCheckoutCommand } from "./commands/checkout.ts"
import { addConsentCommands } from "./commands/consent.ts"
import { addGiftCardCommands } from "./commands/giftCard.ts"
import { addInstallmentsCommand } from "./commands/installments.ts"
import { addNewsletterCommands } from "./commands/account/newsletter.ts"
import { addSponsorCommands } from "./commands/account/sponsors.ts"
import { addTeenCommands } from "./commands/account/teens.ts"
import { addWalletCommands } from "./commands/account/wallet.ts"
import { addOrderCommands } from "./commands/order/order.ts"
import { addOrderPayCommand } from "./commands/order/orderPay.ts"
import { addPaymentCommands } from "./commands/payment.ts"
import { addPickupPointCommands } from "./commands/location/pickupPoints.ts"
import { addPlaceCommands } from "./commands/location/places.ts"
import { addProductActionCommands } from "./commands/productActions.ts"
import { addReturnCommands } from "./commands/returns/returns.ts"
import { addSupportCommands } from "./commands/support/support.ts"
import { addWithdrawCommand } from "./commands/returns/withdraw.ts"
import { addWishlistCommands } from "./commands/wishlist.ts"

const EXAMPLES = `
Examples:
  $ selvedge store list
  $ selvedge --store ES product list --search dress
  $ selvedge --store ES cart add 8201-400-3
  $ selvedge --store ES checkout --shipping-address address.json --card card.json --accept-terms

Environment variables: SELVEDGE_BACKEND, SELVEDGE_STORE, SELVEDGE_LANGUAGE, SELVEDGE_STATE_FILE, SELVEDGE_ADMIN_KEY,
SELVEDGE_GUEST_TOKEN, SELVEDGE_AGENT_KEY.`

/** Returns the program with every command. Parsing throws instead of exiting, also for `--help` and `--version`. */
export function cliProgram(): Command {
  const program = new ShopCommand(manifest.name)
    .description("Browse, buy and manage orders in a Selvedge shop from the command line.")
    .version(`${manifest.name} ${manifest.version}`, "-v, --version", "Show the version")
    .helpOption("-h, --help", "Show help")
    .option("--backend <url>", "URL of the shop or backend", process.env["SELVEDGE_BACKEND"] ?? "http://127.0.0.1:4173")
    .option("--store <store>", "Country code or ID of the store", process.env["SELVEDGE_STORE"])
    .option(
      "--language <code>",
      "Language code (default: the store's first language)",
      process.env["SELVEDGE_LANGUAGE"],
    )
    .option("--state-file <path>", "File with the session (default: in the user's state folder)")
    .option("--admin-key <key>", "Key of the admin console; prefer SELVEDGE_ADMIN_KEY (default: from the data folder)")
    .option("--json", "Print results as JSON")
    .showHelpAfterError("Run the command with --help for usage.")
    .addHelpText("after", EXAMPLES)
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
  program.commandsGroup("Catalog commands:")
  const product = addCatalogCommands(program)
  program.commandsGroup("Shopping commands:")
  addCartCommands(program)
  addWishlistCommands(program)
  addGiftCardCommands(program)
  addProductActionCommands(program, product)
  addPickupPointCommands(program)
  addPlaceCommands(program)
  program.commandsGroup("Order commands:")
  addCheckoutCommand(program)
  addOrderPayCommand(addOrderCommands(program))
  addInstallmentsCommand(addPaymentCommands(program))
  addReturnCommands(program)
  addWithdrawCommand(program)
  addSupportCommands(program)
  addChatCommands(program)
  addBookingCommands(program)
  addAddressBookCommands(addAddressCommands(program))
  program.commandsGroup("Account commands:")
  addAuthCommands(program)
  addNewsletterCommands(program)
  addTeenCommands(program)
  addSponsorCommands(program)
  addAccountSettings(addAccountAddresses(addAccountCommands(program)))
  addWalletCommands(program)
  addConsentCommands(program)
  program.commandsGroup("Merchant and developer commands:")
  addCatalogImportCommands(program)
  addAdminCommands(program)
  addApiCommand(program)
  program.helpCommand("help [command]", "Show help for a command")
  return program
}
