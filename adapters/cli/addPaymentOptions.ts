import type { Command } from "commander"

/** Adds the payment options that purchases and repayments share. */
export function addPaymentOptions(command: Command): Command {
  return command
    .option("--card <file>", "JSON file with number, holder, expiry and securityCode; - reads it from standard input")
    .option(
      "--saved-card <digits>",
      "pay with the kept card that ends so; the file of --card holds its securityCode alone, " +
        "or is left out where the store asks for none",
    )
    .option("--gift-cards <file>", "JSON file with a list of number and securityCode; they pay first")
    .option("--pay <way>", "another way to pay, by its id or name")
    .option("--bank <id>", "the bank, where the way asks for one")
    .option("--category <id>", "which of the provider's own ways")
}
