import type { Command } from "commander"
import * as Schema from "effect/Schema"
import { startCheckout } from "../../../application/checkout/startCheckout.ts"
import { checkAffinity } from "../../../application/checkout/checkAffinity.ts"
import type { AffinityResult } from "../../../domain/payment/PaymentSelection.ts"
import type { Money } from "../../../domain/shared/Money.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { table } from "../output/Output.ts"
import { readJson } from "../input/readJson.ts"
import type { CliContext } from "../CliContext.ts"
import type { AnswerPrompt } from "../withCaptchaRetry.ts"
import { withCaptchaRetry } from "../withCaptchaRetry.ts"

interface InstallmentsOptions extends GlobalOptions {
  readonly card: string
}

const AffinityFile = Schema.Struct({ number: Schema.String, vatin: Schema.optionalKey(Schema.String) })

/** Requests the affinity and prompts for a captcha when the backend requires one. */
export function checkStoreCard(
  shop: CliContext,
  card: typeof AffinityFile.Type,
  amount: Money,
  prompt?: AnswerPrompt,
): Promise<AffinityResult> {
  return withCaptchaRetry(shop, (captcha) => checkAffinity(card, amount, captcha), prompt)
}

/** `payment installments`. */
export function addInstallmentsCommand(payment: Command): void {
  payment
    .command("installments")
    .description("Show the installment plans of a store card for the cart")
    .requiredOption(
      "--card <file>",
      'JSON file with the card number, and the holder\'s vatin if the shop asks for it ("-" for standard input)',
    )
    .addHelpText(
      "after",
      "\nThe card is neither charged nor saved.\n\nExample:\n  $ selvedge payment installments --card card.json",
    )
    .action(async (_options: unknown, command: Command) => {
      const options: InstallmentsOptions = command.optsWithGlobals()
      const card = readJson(options.card, AffinityFile, "a card with number, and optionally vatin")
      await withCliContext(options, async (shop) => {
        const { run, output, store } = shop
        const { cart } = await run(startCheckout())
        const result = await checkStoreCard(shop, card, cart.totalOrder)
        const money = (amount: typeof cart.totalOrder) => formatMoney(amount, store.currency)
        const lines = result.instalments.map(({ months, amounts }) => [
          `${months} months`,
          amounts.map(money).join(", "),
        ])
        output.result(
          result,
          result.isAffinity
            ? [`${result.name ?? "Store card"}, installments for ${money(cart.totalOrder)}:`, ...table(lines)]
            : ["This is not a store card. It pays in full."],
        )
      })
    })
}
