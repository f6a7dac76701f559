import type { Command } from "commander"
import * as Schema from "effect/Schema"
import { beginCheckout } from "../../../application/checkout/beginCheckout.ts"
import { checkAffinity } from "../../../application/checkout/checkAffinity.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import type { GlobalOptions } from "../openShop.ts"
import { withShop } from "../openShop.ts"
import { table } from "../Output.ts"
import { readJson } from "../readJson.ts"

interface AffinityOptions extends GlobalOptions {
  readonly card: string
}

const AffinityFile = Schema.Struct({ number: Schema.String, vatin: Schema.optionalKey(Schema.String) })

/** `affinity`. */
export function addAffinityCommand(program: Command): void {
  program.command("affinity").description("whether a card is one of the shop's own, and in which parts it would pay the cart")
    .requiredOption("--card <file>", "JSON file with the card's number, and its holder's vatin where the shop compares it; - reads it from standard input")
    .addHelpText("after", "\nNothing is charged and nothing is kept. A card never stands on the command line, where other users and the shell's history could see it.")
    .action(async (_options: unknown, command: Command) => {
      const options: AffinityOptions = command.optsWithGlobals()
      const card = readJson(options.card, AffinityFile, "a card with number, and vatin where it has one")
      await withShop(options, async ({ run, output, store }) => {
        const { cart } = await run(beginCheckout())
        const answer = await run(checkAffinity(card, cart.totalOrder))
        const money = (amount: typeof cart.totalOrder) => formatMoney(amount, store.currency)
        const lines = answer.instalments.map(({ months, amounts }) => [`${months} months`, amounts.map(money).join(", ")])
        output.result(answer, answer.isAffinity ? [`${answer.name ?? "A card of the shop"} pays ${money(cart.totalOrder)}:`, ...table(lines)] : ["This is no card of the shop: it pays at once."])
      })
    })
}
