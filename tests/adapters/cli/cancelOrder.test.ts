import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ExitCode } from "../../../adapters/cli/ExitCode.ts"
import { type CommandLine, openCommandLine } from "../../support/cli/commandLine.ts"
import { AN_ADDRESS, CARD } from "../../support/cli/idSources.ts"

let line: CommandLine
beforeAll(async () => {
  line = await openCommandLine({ "8201-800-3": 9 })
}, 60_000)
afterAll(() => line.close())

describe("order cancel, as a script sees it", () => {
  it("fails where it cancelled nothing: without --yes, and for an unknown order", async () => {
    const run = (...args: readonly string[]) => line.run("--state-file", line.path("canceller.json"), "--json", ...args)
    expect(await run("account", "register", "canceller@example.org", "--accept-privacy")).toMatchObject({
      error: undefined,
    })
    await run("cart", "add", "8201-800-3", "1")
    const [address, card] = [line.file("address.json", AN_ADDRESS), line.file("card.json", CARD)]
    expect((await run("checkout", "--shipping-address", address, "--card", card, "--accept-terms")).exitCode).toBe(
      ExitCode.done,
    )
    const [, orderId = ""] = /"id":\s*"(\d+)"/.exec((await run("order", "list")).out) ?? []

    const asked = await run("order", "cancel", orderId)
    expect([asked.exitCode, asked.json]).toEqual([ExitCode.refused, expect.objectContaining({ cancelled: false })])
    expect((await run("order", "show", orderId)).json).toMatchObject({ status: "PAID" })
    expect((await run("order", "cancel", "700000999999", "--yes")).error).toBeDefined()

    const cancelled = await run("order", "cancel", orderId, "--yes")
    expect([cancelled.exitCode, cancelled.json]).toEqual([
      ExitCode.done,
      expect.objectContaining({ outcome: "cancelled", status: "CANCELLED" }),
    ])
    const again = await run("order", "cancel", orderId, "--yes")
    expect([again.exitCode, again.json]).toEqual([ExitCode.done, expect.objectContaining({ status: "CANCELLED" })])
  })
})
