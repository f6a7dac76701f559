import type { Command } from "commander"
import * as Schema from "effect/Schema"
import { startCheckout } from "../../../application/checkout/startCheckout.ts"
import { checkAffinity } from "../../../application/checkout/checkAffinity.ts"
import type { AffinityResult } from "../../../domain/payment/PaymentSelection.ts"
import type { Money } from "../../../domain/shared/Money.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { table } from "../Output.ts"
import { readJson } from "../readJson.ts"
import type { CliContext } from "../CliContext.ts"
import type { AnswerPrompt } from "../withCaptchaRetry.ts"
import { withCaptchaRetry } from "../withCaptchaRetry.ts"

interface AffinityOptions extends GlobalOptions {
  readonly card: string
}

const AffinityFile = Schema.Struct({ number: Schema.String, vatin: Schema.optionalKey(Schema.String) })

/** Requests the affinity and prompts for a captcha when the backend requires one. */
export function askAffinity(
  shop: CliContext,
  card: typeof AffinityFile.Type,
  amount: Money,
  prompt?: AnswerPrompt,
): Promise<AffinityResult> {
  return withCaptchaRetry(shop, (captcha) => checkAffinity(card, amount, captcha), prompt)
}

/** `affinity`. */
export function addAffinityCommand(program: Command): void {
  program
    .command("affinity")
    .description("whether a card is one of the shop's own, and in which parts it would pay the cart")
    .requiredOption(
      "--card <file>",
      "JSON file with the card's number, and its holder's vatin where the shop compares it; - " +
        "reads it from standard input",
    )
    .addHelpText(
      "after",
      "\nNothing is charged and nothing is kept. A card never stands on the command line, " +
        "where other users and the shell's history could see it.",
    )
    .action(async (_options: unknown, command: Command) => {
      const options: AffinityOptions = command.optsWithGlobals()
      const card = readJson(options.card, AffinityFile, "a card with number, and vatin where it has one")
      await withCliContext(options, async (shop) => {
        const { run, output, store } = shop
        const { cart } = await run(startCheckout())
        const answer = await askAffinity(shop, card, cart.totalOrder)
        const money = (amount: typeof cart.totalOrder) => formatMoney(amount, store.currency)
        const lines = answer.instalments.map(({ months, amounts }) => [
          `${months} months`,
          amounts.map(money).join(", "),
        ])
        output.result(
          answer,
          answer.isAffinity
            ? [`${answer.name ?? "A card of the shop"} pays ${money(cart.totalOrder)}:`, ...table(lines)]
            : ["This is no card of the shop: it pays at once."],
        )
      })
    })
}
