import { readFileSync } from "node:fs"
import type { Command } from "commander"
import * as Redacted from "effect/Redacted"
import { returnCart } from "../../../application/account/punchout.ts"
import { quickOrder } from "../../../application/cart/quickOrder.ts"
import type { QuickOrderProblem } from "../../../domain/cart/quickOrder.ts"
import { CliUsageError } from "../CliUsageError.ts"
import { addOrderTemplateCommands } from "./orderTemplates.ts"
import { ExitCode } from "../ExitCode.ts"
import { replaceFile } from "../output/writeWholeFile.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"

/** Bytes; 200 lines have fewer than 10,000. */
const MAX_LIST_BYTES = 65_536

interface PunchoutOptions extends GlobalOptions {
  readonly buyerCookie?: string
  readonly out?: string
}

/** `cart quick-order|punchout`, and `cart template`: for companies, and for others with long lists. */
export function addQuickOrderCommands(cart: Command): void {
  addOrderTemplateCommands(cart)
  cart
    .command("quick-order <file>")
    .description("Add a list of SKUs with quantities, one per line or as CSV (- for standard input)")
    .addHelpText(
      "after",
      "\nLines are SKU, SKU,QUANTITY or SKU;QUANTITY. Lines that cannot be added are printed with the reason.\n\n" +
        "Exit codes: 0 all lines were added, 1 shop unavailable, 2 invalid command, 3 some were not.",
    )
    .action((file: string, _options: unknown, command: Command) => {
      const text = readList(file)
      return withCliContext(command.optsWithGlobals<GlobalOptions>(), async ({ run, output }) => {
        const { added, problems } = await run(quickOrder(text))
        output.result({ added, problems }, [
          ...problems.map((problem) => `Line ${problem.line}, ${problem.text}: ${reasonOf(problem)}`),
          `${added} ${added === 1 ? "item" : "items"} added.`,
        ])
        if (problems.length > 0) process.exitCode = ExitCode.refused
      })
    })
  cart
    .command("punchout")
    .description("Transfer the cart of a company to its procurement system as a cXML message")
    .option("--buyer-cookie <text>", "BuyerCookie of the visit")
    .option("--out <file>", "Output file (default: standard output)")
    .action((_options: unknown, command: Command) => {
      const options: PunchoutOptions = command.optsWithGlobals()
      return withCliContext(options, async ({ run, output }) => {
        const { id, message, ...punchout } = await run(returnCart(options.buyerCookie))
        if (options.out !== undefined) await replaceFile(options.out, message)
        output.result(
          { ...punchout, id: Redacted.value(id), ...(options.out === undefined ? { message } : { file: options.out }) },
          [options.out === undefined ? message : `Saved to ${options.out}.`],
        )
      })
    })
}

function readList(file: string): string {
  try {
    const bytes = readFileSync(file === "-" ? 0 : file)
    if (bytes.length <= MAX_LIST_BYTES) return bytes.toString("utf8").replace(/^\uFEFF/, "")
  } catch {
    throw new CliUsageError({ message: `Cannot read "${file}".` })
  }
  throw new CliUsageError({ message: `"${file}" is too large for a list of SKUs.` })
}

function reasonOf({ rule, maximum = 0 }: QuickOrderProblem): string {
  switch (rule) {
    case "sku":
      return "not a SKU"
    case "quantity":
      return `not a quantity from 1 to ${maximum}`
    case "tooMany":
      return `more than ${maximum} lines`
    case "unknown":
      return "not sold here"
    case "stock":
      return maximum === 0 ? "sold out" : `only ${maximum} left`
    case "limit":
      return `the cart is full (${maximum} different items)`
  }
}
