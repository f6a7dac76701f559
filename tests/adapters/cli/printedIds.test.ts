import type { Command } from "commander"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { cliProgram } from "../../../adapters/cli/cliProgram.ts"
import { listAt, textAt } from "../../sandbox/checkout/customer.ts"
import { type CommandLine, openCommandLine } from "../../support/cli/commandLine.ts"
import { AN_ADDRESS, CARD, type PrintedIds } from "../../support/cli/idSources.ts"
import { PRINTED_IDS } from "../../support/cli/printedIds.ts"
import { partOfToday } from "../../support/partOfToday.ts"

let line: CommandLine
beforeAll(async () => {
  line = await openCommandLine({ "8201-800-3": 900, "8201-400-3": 900, "8202-800-3": 900 })
}, 60_000)
afterAll(() => line.close())

/** Exit codes of a command that accepted the id. */
const ACCEPTED = { error: undefined, exit: "accepted" }

/** A separate state file for each row, with an account where the row needs one. */
async function customer({ kind, isRegistered }: PrintedIds) {
  const name = kind.replaceAll(/[^a-z]/g, "-")
  const state = line.path(`${name}.json`)
  const run = (args: readonly string[]) => line.run("--state-file", state, ...args)
  if (isRegistered === true)
    expect(await run(["account", "register", `${name}@example.org`, "--accept-privacy"])).toMatchObject({
      error: undefined,
    })
  return run
}

describe("the ids that a command of the terminal prints", () => {
  it.each(PRINTED_IDS)(
    "are accepted by every command that takes one: $kind",
    async (row) => {
      const run = await customer(row)
      for (const args of row.before?.(line) ?? [])
        expect({ args, ...(await run(args)) }).toMatchObject({ args, error: undefined })
      const printed = await run(row.prints)
      const results = await run(["--json", ...row.prints])
      const shown = row.human === undefined ? [] : Array.from(printed.out.matchAll(row.human), ([, id = ""]) => id)
      const written = row.json?.(results.json) ?? []
      expect([
        row.human === undefined || shown.length > 0,
        row.json === undefined || written.length > 0,
        printed.error,
        results.error,
      ]).toEqual([true, true, undefined, undefined])
      // All ids of one list have the same form: on one day the first stands for them, on the next the last.
      const ids = [...shown, ...written]
      for (const id of partOfToday([ids.at(0), ids.at(-1)], 2).filter((one) => one !== undefined)) {
        for (const args of row.accepted(id, line)) {
          const { error, exitCode, out } = await run(args)
          const exit = [0, ...(row.exits ?? [])].includes(exitCode) ? "accepted" : `${exitCode}: ${out}`
          expect({ id, args, error, exit }).toEqual({ id, args, ...ACCEPTED })
        }
      }
    },
    60_000,
  )

  it("are accepted by every command that takes one: parts of orders", async () => {
    const run = (...args: readonly string[]) => line.run("--state-file", line.path("parts.json"), ...args)
    const monogram = JSON.stringify({ areaId: "cuff", colorId: "ecru", typographyId: "plain", text: "AB" })
    await run("cart", "add", "8201-800-3", "1")
    await run("cart", "add", "8201-800-3", "1", "--customize", monogram)
    const [address, card] = [line.file("address.json", AN_ADDRESS), line.file("card.json", CARD)]
    await run("checkout", "--shipping-address", address, "--card", card, "--accept-terms")
    const [, orderId = ""] = /^(\d+)/.exec((await run("order", "list")).out) ?? []
    const shown = Array.from(
      (await run("order", "show", orderId)).out.matchAll(/^ {2}(\S+) {2}\w+ {2}\d ×/gm),
      ([, id = ""]) => id,
    )
    const results = listAt((await run("--json", "order", "show", orderId)).json, "parts").map((part) =>
      textAt(part, "id"),
    )
    expect([shown.length, results]).toEqual([2, shown])
    for (const part of shown)
      expect(await run("order", "cancel", orderId, "--shipment", part, "--yes")).toMatchObject({
        error: undefined,
        exitCode: 0,
      })
  }, 60_000)

  it("are passed to every command that takes one, except where the sandbox has no example", () => {
    const fed = new Set(PRINTED_IDS.flatMap((row) => row.accepted("1", line)).map((args) => commandNamed(args)))
    const asking = leaves(cliProgram()).filter(([, { registeredArguments }]) =>
      registeredArguments.some((argument) => NAMES.includes(argument.name())),
    )
    expect(
      asking
        .map(([name]) => name)
        .filter((name) => !fed.has(name))
        .toSorted(),
    ).toEqual(WITHOUT_ROW.toSorted())
  })
})

/** Argument names for ids that another command prints. */
const NAMES = [
  "sku",
  "skus",
  "number",
  "product",
  "item",
  "list",
  "line-id",
  "order-id",
  "physical-store-id",
  "import-id",
  "token",
  "user-id",
  "types",
]
/**
 * `account set-phone` takes a phone number. The sandbox has no examples for the others: no bundle, no item that a login
 * left out, no video, no business client, no invoice to correct, no order of a teen,
 * and a guest's order has a token.
 */
const WITHOUT_ROW = [
  "account set-phone",
  "cart add-bundle",
  "cart add-leftover",
  "gift-card video",
  "order confirm",
  "order correct-invoice",
  "return of-order",
  "sponsors add-order",
  "teens approve",
  "teens revoke",
]

function leaves(
  command: Command,
  path: readonly string[] = [],
): readonly (readonly [name: string, command: Command])[] {
  return command.commands.flatMap((one) => [
    [[...path, one.name()].join(" "), one] as const,
    ...leaves(one, [...path, one.name()]),
  ])
}

/** The name of the command in these arguments. */
function commandNamed(args: readonly string[]): string {
  const words = args[0] === "--state-file" ? args.slice(2) : args
  return (
    leaves(cliProgram())
      .map(([name]) => name)
      .filter((name) => `${words.join(" ")} `.startsWith(`${name} `))
      .toSorted((one, other) => other.length - one.length)[0] ?? ""
  )
}
