import { Command } from "commander"
import { addAccountCommands } from "./commands/account.ts"
import { addAccountAddresses } from "./commands/accountAddresses.ts"
import { addAccountSettings } from "./commands/accountSettings.ts"
import { addAddressCommand } from "./commands/address.ts"
import { addAffinityCommand } from "./commands/affinity.ts"
import { addCartCommands } from "./commands/cart.ts"
import { addCatalogCommands } from "./commands/catalog.ts"
import { addCatalogueCommands } from "./commands/catalogue.ts"
import { addCheckoutCommand } from "./commands/checkout.ts"
import { addGiftCardCommands } from "./commands/giftCard.ts"
import { addProductActionCommands } from "./commands/productActions.ts"
import { addOrderCommands } from "./commands/order.ts"
import { addPaymentCommands } from "./commands/payment.ts"
import { addPickupPointsCommand } from "./commands/pickupPoints.ts"
import { addRepayCommand } from "./commands/repay.ts"
import { addRestCommand } from "./commands/rest.ts"
import { addWishlistCommands } from "./commands/wishlist.ts"

/** Returns the program with every command. Parsing throws instead of exiting, also for `--help`. */
export function cliProgram(): Command {
  const program = new Command("selvedge")
    .description("The Selvedge shop in a terminal: the same use-cases as its pages.")
    .option(
      "--backend <address>",
      "the shop or backend to use",
      process.env["SELVEDGE_BACKEND"] ?? "http://127.0.0.1:4173",
    )
    .option("--store <store>", "country or id of the store", process.env["SELVEDGE_STORE"])
    .option(
      "--language <language>",
      "language code; the store's first when not given",
      process.env["SELVEDGE_LANGUAGE"],
    )
    .option("--state <file>", "where the session is kept between commands (default: the user's state folder)")
    .option(
      "--admin-key <key>",
      "what opens the sandbox's desk; better in SELVEDGE_ADMIN_KEY, or read from the data folder",
    )
    .option("--json", "results as JSON, for scripts")
    .showHelpAfterError("(add --help for what can be given)")
    .exitOverride()
  addCatalogCommands(program)
  addAccountSettings(addAccountAddresses(addAccountCommands(program)))
  addCartCommands(program)
  addGiftCardCommands(program)
  addWishlistCommands(program)
  addCheckoutCommand(program)
  addAddressCommand(program)
  addAffinityCommand(program)
  addRepayCommand(program)
  addPaymentCommands(program)
  addPickupPointsCommand(program)
  addProductActionCommands(program)
  addOrderCommands(program)
  addCatalogueCommands(program)
  addRestCommand(program)
  return program
}
