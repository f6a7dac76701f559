import { existsSync, readFileSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ExitCode } from "../../../adapters/cli/ExitCode.ts"
import { at, listAt, textAt } from "../../sandbox/checkout/customer.ts"
import { type CommandLine, openCommandLine } from "../../support/cli/commandLine.ts"
import { AN_ADDRESS, CARD } from "../../support/cli/idSources.ts"

const SKU = "8201-400-3"
let line: CommandLine
beforeAll(async () => {
  line = await openCommandLine({ [SKU]: 90, "8201-400-4": 9 })
}, 60_000)
afterAll(() => line.close())

/** A customer's command line with a paid order of this many units. */
async function customer(name: string, quantity: number, isRegistered: boolean) {
  const run = (...args: readonly string[]) => line.run("--state-file", line.path(`${name}.json`), "--json", ...args)
  if (isRegistered)
    expect(await run("account", "register", `${name}@example.org`, "--accept-privacy")).toMatchObject({
      error: undefined,
    })
  await run("cart", "add", SKU, String(quantity))
  const [address, card] = [line.file("address.json", AN_ADDRESS), line.file("card.json", CARD)]
  const bought = await run("checkout", "--shipping-address", address, "--card", card, "--accept-terms")
  if (bought.exitCode !== 0) throw new Error(`Nothing was bought: ${bought.error ?? bought.out}`)
  const list = (await run("order", "list")).json
  return { run, orderId: textAt(listAt(list, "orders")[0], "id") }
}

describe("a return in the terminal", () => {
  it("is shown with its refund before it is submitted, listed, labeled and canceled", async () => {
    const { run, orderId } = await customer("returner", 3, true)
    const listed = await run("return", "start", orderId)
    expect(listed.json).toMatchObject({
      isOpen: true,
      lines: [{ sku: SKU, units: 3 }],
      methods: [{ kind: "store" }, { kind: "dropPoint" }, { kind: "courier" }],
      bankFields: [{ field: "beneficiaryName" }, { field: "accountCode", isIban: true }, { field: "bicCode" }],
    })
    const shown = await run("return", "start", orderId, `${SKU}:2`, "--reason", "1")
    expect([shown.exitCode, shown.json]).toEqual([ExitCode.refused, expect.objectContaining({ isSubmitted: false })])
    expect((await run("return", "list")).json).toMatchObject({ totalCount: 0 })

    const options = ["--reason", "1", "--method", "courier", "--boxes", "2", "--comment", "Runs small", "--yes"]
    const submitted = await run("return", "start", orderId, `${SKU}:2`, ...options)
    expect([submitted.exitCode, submitted.json]).toMatchObject([
      ExitCode.done,
      { request: { status: "REQUESTED", boxes: 2, refund: at(shown.json, "preview.refund") } },
    ])
    expect(at(submitted.json, "request.pickupDate")).toBe(listAt(listed.json, "pickupDates")[0])
    const sunday = await run("return", "start", orderId, `${SKU}:1`, ...options, "--pickup-date", "2020-01-05")
    expect([sunday.exitCode, sunday.error]).toEqual([ExitCode.refused, expect.stringMatching(/doesn't collect/)])
    const id = textAt(submitted.json, "request.id")
    expect((await run("return", "show", textAt(submitted.json, "request.rmaId"))).json).toMatchObject({
      request: { id, lines: [{ quantity: 2, comment: "Runs small" }] },
      rma: { refunds: [] },
    })
    expect((await run("return", "list")).json).toMatchObject({ totalCount: 1, returns: [{ id, units: 2 }] })
    const labels = await run("return", "label", id, "--out-dir", line.path("."))
    expect(listAt(labels.json, "files").map((file) => existsSync(String(file)))).toEqual([true, true])
    for (const [format, start] of [
      ["pdf", "%PDF"],
      ["pkpass", "PK"],
    ] as const) {
      const saved = await run("return", "label", id, "--format", format, "--out-dir", line.path("."))
      expect(readFileSync(String(listAt(saved.json, "files")[1]), "latin1").startsWith(start)).toBe(true)
    }
    expect((await run("return", "reason", id, "5", "--sku", SKU)).json).toMatchObject({ lines: [{ reasonId: "5" }] })

    const excess = await run("return", "start", orderId, `${SKU}:2`, "--reason", "1", "--yes")
    expect([excess.exitCode, excess.error]).toEqual([ExitCode.refused, expect.stringMatching(/only 1 can still be/)])
    const canceled = await run("return", "cancel", id)
    expect([canceled.exitCode, canceled.json]).toMatchObject([ExitCode.done, { outcome: "cancelled" }])
    expect((await run("return", "cancel", id)).json).toMatchObject({ outcome: "before" })
  }, 60_000)

  it("of a guest's order uses the stored token; another customer gets nothing", async () => {
    const { run, orderId } = await customer("guest", 1, false)
    const submitted = await run("return", "start", orderId, SKU, "--reason", "1", "--yes")
    expect(submitted.json).toMatchObject({ isSubmitted: true })
    const other = await customer("other", 1, true)
    const id = textAt(submitted.json, "request.id")
    for (const words of [
      ["return", "show", id],
      ["return", "start", orderId],
      ["return", "cancel", id],
      ["refund", orderId, "--contact-name", "Eva", "--email", "eva@example.org"],
    ])
      expect([words, (await other.run(...words)).error]).toEqual([words, expect.stringMatching(/^Not found/)])
    expect((await run("return", "show", id)).json).toMatchObject({ request: { status: "REQUESTED" } })
  }, 60_000)

  it("exchanges a size, and hands over the parcel", async () => {
    const { run, orderId } = await customer("exchanger", 2, true)
    const offers = await run("return", "start", orderId, "--exchange-options", SKU)
    expect(offers.json).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ sku: "8201-400-4", isAvailable: true, priceDifference: expect.any(Object) }),
      ]),
    )
    const swap = ["--reason", "1", "--exchange", `${SKU}=8201-400-4`]
    const shown = await run("return", "start", orderId, SKU, ...swap)
    expect(shown.json).toMatchObject({ preview: { refund: { minorUnits: 0 }, debt: { minorUnits: 0 } } })
    const { json } = await run("return", "start", orderId, SKU, ...swap, "--yes")
    expect(json).toMatchObject({ request: { kind: "exchange", exchanges: [{ newSku: "8201-400-4" }] } })
    const id = textAt(json, "request.id")
    expect((await run("return", "sent", id)).json).toMatchObject({ status: "IN_TRANSIT" })
    const late = await run("return", "cancel", id)
    expect([late.exitCode, late.json]).toMatchObject([ExitCode.refused, { outcome: "tooLate" }])
  }, 60_000)

  it("refunds to a bank account with correct check digits only, and never prints it", async () => {
    const { run, orderId } = await customer("banker", 1, true)
    await run("return", "start", orderId, SKU, "--reason", "1", "--yes")
    const account = (accountCode: string) => line.file("account.json", { beneficiaryName: "Ana Prueba", accountCode })
    const wrong = await run("refund", orderId, "--account", account("ES9121000418450200051333"))
    expect([wrong.exitCode, wrong.error]).toEqual([ExitCode.refused, expect.stringMatching(/invalid IBAN/)])
    const right = await run("refund", orderId, "--account", account("ES91 2100 0418 4502 0005 1332"))
    expect(right.json).toMatchObject({ isPaid: false, destination: { maskedNumber: "**** 1332" } })
    expect(`${right.out}${wrong.error ?? ""}`).not.toContain("0418")
    expect((await run("refund", orderId)).exitCode).toBe(ExitCode.usage)
  }, 60_000)
})
