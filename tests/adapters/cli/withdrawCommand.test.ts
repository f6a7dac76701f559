import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ExitCode } from "../../../adapters/cli/ExitCode.ts"
import { listAt, textAt } from "../../sandbox/checkout/customer.ts"
import { type CommandLine, openCommandLine } from "../../support/cli/commandLine.ts"
import { AN_ADDRESS, CARD } from "../../support/cli/idSources.ts"

const SKU = "8201-800-3"
let line: CommandLine
beforeAll(async () => {
  line = await openCommandLine({ [SKU]: 9 })
}, 60_000)
afterAll(() => line.close())

describe("a withdrawal in the terminal", () => {
  it("R22 has two steps, and is verified for the customer of the order only", async () => {
    const run = (...args: readonly string[]) => line.run("--state-file", line.path("owner.json"), "--json", ...args)
    expect(await run("account", "register", "owner@example.org", "--accept-privacy")).toMatchObject({
      error: undefined,
    })
    await run("cart", "add", SKU, "2")
    const [address, card] = [line.file("address.json", AN_ADDRESS), line.file("card.json", CARD)]
    await run("checkout", "--shipping-address", address, "--card", card, "--accept-terms")
    const orderId = textAt(listAt((await run("order", "list")).json, "orders")[0], "id")

    const first = await run("withdraw", orderId, `${SKU}:1`)
    expect([first.exitCode, first.json]).toMatchObject([
      ExitCode.refused,
      { isSubmitted: false, options: { isOpen: true, lines: [{ quantity: 2 }], withdrawals: [] } },
    ])
    const second = await run("withdraw", orderId, `${SKU}:1`, "--yes")
    expect([second.exitCode, second.json]).toMatchObject([
      ExitCode.done,
      { isSubmitted: true, receipt: { isVerified: true, receivedAt: expect.any(String), lines: [{ quantity: 1 }] } },
    ])
    const excess = await run("withdraw", orderId, `${SKU}:2`, "--yes")
    expect([excess.exitCode, excess.error]).toEqual([ExitCode.refused, expect.stringMatching(/only 1 can still be/)])

    const anonymous = (...args: readonly string[]) =>
      line.run("--state-file", line.path("anonymous.json"), "--json", ...args)
    expect((await anonymous("withdraw", orderId)).exitCode).toBe(ExitCode.usage)
    const contact = ["--name", "Eva", "--email", "eva@example.org"]
    const unverified = await anonymous("withdraw", orderId, ...contact, "--yes")
    expect(unverified.json).toMatchObject({ receipt: { isVerified: false } })
    expect(unverified.json).not.toHaveProperty("receipt.lines")
    const words = await anonymous("withdraw", "the dress of last week", ...contact, "--yes")
    expect(words.json).toMatchObject({ receipt: { isVerified: false, orderReference: "the dress of last week" } })
    const japan = await line.run("--store", "JP", "withdraw", orderId, ...contact, "--yes")
    expect([japan.exitCode, japan.error]).toEqual([ExitCode.refused, expect.stringMatching(/no right of withdrawal/)])
  }, 60_000)
})
