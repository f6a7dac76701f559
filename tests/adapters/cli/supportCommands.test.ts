import { writeFileSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ExitCode } from "../../../adapters/cli/ExitCode.ts"
import { listAt, textAt } from "../../sandbox/checkout/customer.ts"
import { type CommandLine, openCommandLine } from "../../support/cli/commandLine.ts"
import { AN_ADDRESS, CARD } from "../../support/cli/idSources.ts"

const SKU = "8201-800-3"
let line: CommandLine
beforeAll(async () => {
  line = await openCommandLine({ [SKU]: 90 })
}, 60_000)
afterAll(() => line.close())

async function buyAs(name: string, orders: number) {
  const run = (...args: readonly string[]) => line.run("--state-file", line.path(`${name}.json`), "--json", ...args)
  expect(await run("account", "register", `${name}@example.org`, "--accept-privacy")).toMatchObject({
    error: undefined,
  })
  const [address, card] = [line.file("address.json", AN_ADDRESS), line.file("card.json", CARD)]
  for (let bought = 0; bought < orders; bought += 1) {
    await run("cart", "add", SKU, "2")
    await run("checkout", "--shipping-address", address, "--card", card, "--accept-terms")
  }
  const list = (await run("order", "list")).json
  return { run, ids: listAt(list, "orders").map((order) => textAt(order, "id")) }
}

describe("orders in the terminal", () => {
  it("are filtered by status and year, and tracked by their steps and shipments", async () => {
    const { run, ids } = await buyAs("lister", 2)
    const [newest = "", oldest = ""] = ids
    await run("order", "cancel", oldest, "--yes")
    const year = String(new Date().getUTCFullYear())
    const idsOf = async (...args: readonly string[]) =>
      listAt((await run("order", "list", ...args)).json, "orders").map((order) => textAt(order, "id"))
    expect(await idsOf("--status", "paid")).toEqual([newest])
    expect(await idsOf("--status", "cancelled", "--year", year)).toEqual([oldest])
    expect(await idsOf("--year", "2001")).toEqual([])
    expect((await run("order", "list", "--page", "2")).json).toMatchObject({ orders: [], totalCount: 2, index: 20 })
    for (const wrong of [
      ["--status", "lost"],
      ["--year", "20"],
      ["--page", "0"],
    ])
      expect((await run("order", "list", ...wrong)).exitCode).toBe(ExitCode.usage)
    expect((await run("order", "track", newest)).json).toMatchObject({
      stage: "preparing",
      steps: [
        { step: "placed", isDone: true },
        { step: "paid", isDone: true, at: expect.any(String) },
        { step: "packed", isDone: false },
        { step: "shipped", isDone: false },
        { step: "outForDelivery", isDone: false },
        { step: "delivered", isDone: false },
      ],
      shipments: [{ stage: "preparing", units: 2, latest: expect.any(String) }],
    })
    expect((await run("order", "track", oldest)).json).toMatchObject({
      stage: "cancelled",
      steps: [{ step: "placed" }, { step: "paid" }, { step: "cancelled" }, { step: "refunded" }],
      shipments: [],
    })
    expect((await run("order", "reorder", newest)).json).toMatchObject({ added: 2, left: [] })
    const unknown = await run("order", "add-receipt", "--store-number", "1", "--barcode", "1")
    expect([unknown.exitCode, unknown.error]).toEqual([
      ExitCode.refused,
      expect.stringMatching(/Nothing matches these numbers/),
    ])
    expect((await run("order", "lookup", newest)).json).toMatchObject({ reference: newest, lines: [{ quantity: 2 }] })
    for (const wrong of [
      [newest, "--barcode", `${newest}00000000000000000000`],
      ["700000999999"],
      ["12a", "--barcode", "1"],
    ]) {
      const { exitCode, error } = await run("order", "lookup", ...wrong)
      expect([wrong, exitCode, error]).toEqual([
        wrong,
        ExitCode.refused,
        expect.stringMatching(/Nothing matches these numbers/),
      ])
    }
  }, 60_000)

  it("F179 of a guest are found with a code only, and the answer is the same for an unknown email", async () => {
    const run = (...args: readonly string[]) => line.run("--state-file", line.path("finder.json"), ...args)
    const [known, unknown] = [
      await run("order", "find", "--email", "lister@example.org"),
      await run("order", "find", "--email", "nobody-here@example.org"),
    ]
    expect([known.exitCode, known.out]).toEqual([unknown.exitCode, unknown.out])
    const byPhone = await run("order", "find", "700000000001", "--phone", "+34 600 111 222")
    expect([byPhone.exitCode, byPhone.out]).toEqual([known.exitCode, known.out])
    for (const wrong of [["--phone", "+34 600 111 222"], [], ["700000000001", "--phone", "1", "--email", "a@b.cd"]])
      expect((await run("order", "find", ...wrong)).exitCode).toBe(ExitCode.usage)
    const wrong = await run("order", "find", "700000000001", "--email", "lister@example.org", "--code", "000000")
    expect([wrong.exitCode, wrong.error]).toEqual([ExitCode.refused, expect.stringMatching(/code/i)])
  }, 60_000)
})

describe("customer service in the terminal", () => {
  it("lists its topics, and answers a message with a case number", async () => {
    const topics = await line.run("--json", "contact")
    expect(listAt(topics.json, "topics")).toContain("DELIVERY")
    const who = ["--name", "Ana Prueba", "--email", "ana@example.org", "--topic", "delivery"]
    const sent = await line.run("--json", "contact", "Where is my parcel?", ...who, "--accept-privacy")
    expect(sent.json).toEqual({ caseId: expect.stringMatching(/^\d+$/) })
    const status = (email: string) => line.run("--json", "case", textAt(sent.json, "caseId"), "--email", email)
    expect((await status("ana@example.org")).json).toMatchObject({ kind: "contact", topic: "DELIVERY", status: "OPEN" })
    const other = await status("eva@example.org")
    expect([other.exitCode, other.error]).toEqual([ExitCode.refused, expect.stringMatching(/no case of this number/)])
    const without = await line.run("contact", "Where is my parcel?", ...who)
    expect([without.exitCode, without.error]).toEqual([ExitCode.refused, expect.stringMatching(/--accept-privacy/)])
    const odd = await line.run("contact", "Hello", ...who.slice(0, 4), "--topic", "love", "--accept-privacy")
    expect(odd.error).toMatch(/topic: unknown/)
  }, 60_000)

  it("F121 refuses attachments by their content and size, before anything is sent", async () => {
    const who = ["--name", "Ana", "--email", "ana@example.org", "--topic", "other", "--accept-privacy"]
    const attach = (path: string) => line.run("contact", "See the picture", ...who, "--attach", path)
    const svg = line.file("shirt.png", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect((await attach(svg)).error).toMatch(/attachments\.0: only JPEG/)
    const polyglot = line.file("letter.pdf", "%PDF-1.4\n%%EOF\n<script>alert(1)</script>")
    expect((await attach(polyglot)).error).toMatch(/attachments\.0\.contentFile: only JPEG/)
    const large = line.path("large.png")
    writeFileSync(large, new Uint8Array(50_000_000))
    expect((await attach(large)).exitCode).toBe(ExitCode.usage)
    expect((await attach(line.path("missing.png"))).exitCode).toBe(ExitCode.usage)
    expect((await attach(line.file("plain.pdf", "%PDF-1.4\n%%EOF\n"))).exitCode).toBe(ExitCode.done)
  }, 60_000)

  it("takes one claim per line and kind, with its number", async () => {
    const { run, ids } = await buyAs("claimer", 1)
    const [orderId = ""] = ids
    const claim = (...args: readonly string[]) => run("claim", orderId, "damaged", "A seam is open", ...args)
    expect((await claim()).error).toMatch(/items: required/)
    expect((await claim("--item", `${SKU}:3`)).error).toMatch(/items\.0\.quantity: tooMany \(2\)/)
    const filed = await claim("--item", `${SKU}:1`)
    expect(filed.json).toMatchObject({ orderId, kind: "DAMAGED", claimId: expect.stringMatching(/^\d+$/) })
    expect((await claim("--item", SKU)).error).toContain(textAt(filed.json, "claimId"))
    expect((await run("claim", orderId, "ugly", "It is")).exitCode).toBe(ExitCode.usage)
  }, 60_000)
})

describe("the commands for staff", () => {
  it("show the figures of the admin console, for its key only", async () => {
    const { json } = await line.run("--json", "admin", "analytics", "--range", "week")
    expect(json).toMatchObject({ range: "week", events: 0, consent: expect.any(Array) })
    expect(listAt(json, "funnel").map((row) => textAt(row, "step"))).toEqual([
      "visit",
      "product",
      "cart",
      "checkout",
      "purchase",
    ])
    expect((await line.run("admin", "analytics")).out).toMatch(/^0 events\n\nVisitors by step\nStep +Visitors\n/u)
    expect((await line.run("--admin-key", "wrong", "admin", "analytics")).error).toBeDefined()
    const deviceInfo = { deviceId: "d1", platform: "ios", appVersion: "1.4.0" }
    const report = (path: string, body: object) =>
      fetch(`${line.backendUrl}/itxrest/2/app/store/10000034/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      })
    expect((await report("crash", { message: "t is undefined", stack: "at buy", deviceInfo })).status).toBe(204)
    const { json: apps } = await line.run("--json", "admin", "apps")
    expect(apps).toMatchObject({
      devices: [],
      pushDevices: [],
      crashes: [{ message: "t is undefined", stack: "at buy", platform: "ios", appVersion: "1.4.0" }],
    })
    expect((await line.run("admin", "apps")).out).toMatch(
      /^Devices\nNone\.\n[^]*\nCrashes\nReceived[^]* ios +1\.4\.0 +t is/u,
    )
    expect((await line.run("--admin-key", "wrong", "admin", "apps")).error).toBeDefined()
    expect((await line.run("admin", "analytics", "--range", "year")).exitCode).toBe(ExitCode.usage)
  })

  it("list store groups, apply for a store once, and preload the stores of a brand", async () => {
    const { json } = await line.run("--json", "admin", "store-groups")
    const [group] = listAt(json, "groups")
    expect(textAt(group, "storeIds.0")).toMatch(/^[0-9]{8}$/u)
    const apply = () =>
      line.run(
        "--json",
        "admin",
        "create-store",
        "77700001",
        ...["--category", "women", "--currency", "EUR", "--notify", "ops@example.org", "--fulfillment-center", "MAD"],
      )
    expect((await apply()).json).toMatchObject({ identifier: "77700001", applicationId: expect.any(String) })
    expect((await apply()).error).toBeDefined()
    expect((await line.run("admin", "accelerate-stores", "1")).out).toMatch(/^Preloading [0-9]+ stores: [0-9]{8}/u)
    expect((await line.run("admin", "accelerate-stores", "999")).error).toBeDefined()
  })
})
