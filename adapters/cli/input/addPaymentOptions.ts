import type { Command } from "commander"

/** Adds the payment options that purchases and repayments share. */
export function addPaymentOptions(command: Command): Command {
  return command
    .option("--card <file>", 'JSON file with number, holder, expiry and securityCode ("-" for standard input)')
    .option(
      "--saved-card <last4>",
      "Pay with a saved card; --card then names a file with its securityCode, if the store asks for one",
    )
    .option("--gift-cards <file>", "JSON file with a list of gift cards (number and securityCode)")
    .option("--payment-method <id>", "ID or name of another payment method")
    .option("--bank <id>", "ID of the bank, if the payment method asks for one")
    .option("--payment-category <id>", "ID of the provider's payment category")
}
