import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { selvedge, startSelvedge } from "../support/selvedge.ts"
import { STORES } from "../support/customer.ts"
import { findItem } from "../support/findItem.ts"

const folder = mkdtempSync(join(tmpdir(), "selvedge-terminal-payment-"))
const ADDRESS = {
  firstName: "Ana",
  lastName: "Prat",
  addressLines: ["Carrer de Mar 8"],
  city: "Girona",
  zipCode: "17001",
  stateCode: "GI",
  countryCode: "ES",
  phones: [{ countryCode: "+34", subscriberNumber: "600123456" }],
  email: "ana@example.com",
}
const PASSWORD = "Selvedge2026"

const shop = inject("sharedShop")
beforeAll(() => {
  writeFileSync(join(folder, "address.json"), JSON.stringify(ADDRESS))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const line = (who: string, words: readonly string[]) => [
  "--backend",
  shop.address,
  "--store",
  "ES",
  "--state-file",
  join(folder, `${who}.json`),
  "--json",
  ...words,
]
const run = (who: string, words: readonly string[], input?: string) =>
  selvedge(line(who, words), input === undefined ? {} : { input })
const card = (number: string): string => {
  const file = join(folder, `card-${number}.json`)
  writeFileSync(file, JSON.stringify({ number, holder: "Ana Prat", expiry: "12/34", securityCode: "123" }))
  return file
}
/** A checkout with an item in the cart. */
async function checkout(who: string, number: string, ...more: readonly string[]): Promise<readonly string[]> {
  expect((await run(who, ["cart", "add", (await findItem(shop.address, STORES.spain.id)).sku])).code).toBe(0)
  return [
    "checkout",
    "--shipping-address",
    join(folder, "address.json"),
    "--card",
    card(number),
    "--accept-terms",
    ...more,
  ]
}
/** Decides the payment on the page that the command printed. */
const decide = (page: string, decision: "approve" | "refuse") =>
  fetch(`${page}/decision`, { method: "POST", redirect: "manual", body: new URLSearchParams({ decision }) })

describe("A payment in a terminal", () => {
  it("waits for the bank's decision, and continues to the order", async () => {
    const command = startSelvedge(line("redirected", await checkout("redirected", "4000002500003155")))
    const page = await command.message(/Continue at (http\S+\/sandbox\/bank\/\S+)/)
    await command.message(/Press Ctrl-C to stop waiting/)
    await decide(page, "approve")
    const { code, stdout } = await command.ended
    expect([code, JSON.parse(stdout)]).toEqual([0, { outcome: "paid", orderId: expect.stringMatching(/^\d+$/) }])
  })

  it("continues with a local page where a bank expects a form, which no other user can read", async () => {
    const command = startSelvedge(line("posted", await checkout("posted", "4000002760003184")))
    const sheet = fileURLToPath(await command.message(/Open (file:\S+) in a browser/))
    const html = readFileSync(sheet, "utf8")
    expect([statSync(sheet).mode & 0o777, html]).toEqual([0o600, expect.stringContaining('<form method="post"')])
    const page = /action="([^"]+)"/.exec(html)?.[1] ?? ""
    const fields = new URLSearchParams(
      [...html.matchAll(/name="([^"]+)" value="([^"]+)"/gu)].map(([, name = "", value = ""]) => [name, value]),
    )
    expect([...fields.keys()].sort()).toEqual(["amount", "currency", "reference"])
    expect((await fetch(page, { method: "POST", body: fields })).status).toBe(200)
    await decide(page, "approve")
    const { code, stdout } = await command.ended
    expect([code, JSON.parse(stdout).outcome]).toEqual([0, "paid"])
  })

  it("reports a refusal at the bank, with the unchanged cart", async () => {
    const command = startSelvedge(line("declined", await checkout("declined", "4000002500003155")))
    await decide(await command.message(/Continue at (http\S+)/), "refuse")
    const { code, stdout } = await command.ended
    expect([code, JSON.parse(stdout)]).toMatchObject([3, { outcome: "declined" }])
    expect(JSON.parse((await run("declined", ["cart", "show"])).stdout).items).toHaveLength(1)
  })

  it("submits the purchase again once the bank's challenge is completed, with the same cart", async () => {
    const command = startSelvedge(line("challenged", await checkout("challenged", "4000000000003220")))
    const page = await command.message(/verify this payment: (http\S+\/sandbox\/acs\/\S+)/)
    await command.message(/Waiting up to/)
    await decide(page, "approve")
    const { code, stdout } = await command.ended
    expect([code, JSON.parse(stdout).outcome]).toEqual([0, "paid"])
  })

  it("ends with Ctrl-C and prints the correct command to continue", async () => {
    const command = startSelvedge(line("gone", await checkout("gone", "4000002500003155")))
    const page = await command.message(/Continue at (http\S+)/)
    await command.message(/Press Ctrl-C to stop waiting/)
    command.interrupt()
    const { code, stderr } = await command.ended
    const [, orderId = ""] = /selvedge payment status (\d+)/.exec(stderr) ?? []
    expect([code, stderr.includes("The payment is not canceled")]).toEqual([4, true])
    await decide(page, "approve")
    const shown = await run("gone", ["payment", "status", orderId])
    expect([shown.code, JSON.parse(shown.stdout)]).toEqual([0, { outcome: "paid", orderId }])
  })

  it("of an unpaid order waits too", async () => {
    const owed = await run("owing", await checkout("owing", "4000000000009235"))
    const { orderId } = JSON.parse(owed.stdout)
    const command = startSelvedge(line("owing", ["order", "pay", orderId, "--card", card("4000002500003155")]))
    await decide(await command.message(/Continue at (http\S+)/), "approve")
    const { code, stdout } = await command.ended
    expect([code, JSON.parse(stdout)]).toEqual([0, { outcome: "paid", orderId }])
  })

  it("F98 reads the account's password from standard input once, and stores it nowhere", async () => {
    const who = "account"
    expect((await run(who, ["auth", "login", "registered@selvedge.example", "--password-stdin"], PASSWORD)).code).toBe(
      0,
    )
    const wrong = await run(who, await checkout(who, "4000000000009979", "--password-stdin"), "not-the-one-2026")
    expect([wrong.code, JSON.parse(wrong.stdout).outcome, wrong.stderr.includes("Wrong password")]).toEqual([
      3,
      "passwordRequired",
      true,
    ])
    const without = await run(who, await checkout(who, "4000000000009979"))
    expect([without.code, JSON.parse(without.stdout).outcome]).toEqual([3, "passwordRequired"])
    const paid = await run(who, await checkout(who, "4000000000009979", "--password-stdin"), PASSWORD)
    expect([paid.code, JSON.parse(paid.stdout).outcome]).toEqual([0, "paid"])
    expect(`${wrong.stdout}${wrong.stderr}${paid.stdout}${paid.stderr}`).not.toMatch(/Selvedge2026|not-the-one-2026/)
  })

  it("can be preceded by an installments check", async () => {
    await checkout("holder", "4242424242424242")
    const ask = (number: string) =>
      run("holder", ["payment", "installments", "--card", "-"], JSON.stringify({ number, vatin: "12345678Z" }))
    expect(JSON.parse((await ask("5399 9900 0000 0000")).stdout)).toMatchObject({
      isAffinity: true,
      instalments: [{ months: 3 }, { months: 6 }, { months: 12 }],
    })
    expect(JSON.parse((await ask("4242 4242 4242 4242")).stdout)).toEqual({ isAffinity: false, instalments: [] })
    expect(await ask("5399 9900 0000 0001")).toMatchObject({
      code: 3,
      stderr: expect.stringContaining("number: number"),
    })
  })

  it("reports an invalid wait, and a card and a password on one input, before any call", async () => {
    const words = ["checkout", "--shipping-address", join(folder, "address.json"), "--accept-terms"]
    expect((await run("hasty", [...words, "--card", card("4242424242424242"), "--wait", "soon"])).stderr).toContain(
      "Use seconds from 0",
    )
    expect((await run("hasty", [...words, "--card", "-", "--password-stdin"], "{}")).stderr).toContain(
      "Give the card in a file",
    )
  })
})
