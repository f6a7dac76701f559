import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ExitCode } from "../../../adapters/cli/ExitCode.ts"
import { tillCode } from "../../../contracts/sandbox/other/temporaryUser.ts"
import { at, listAt, SPAIN, textAt } from "../../sandbox/checkout/customer.ts"
import { type CommandLine, openCommandLine } from "../../support/cli/commandLine.ts"
import { AN_ADDRESS, CARD } from "../../support/cli/idSources.ts"

const SKU = "8201-800-3"
/** Two units, which one purchase takes. */
const SCARCE = "8201-400-3"
const CLIENT = "registered@selvedge.example"
const key = process.env["SELVEDGE_AGENT_KEY"]
let line: CommandLine
beforeAll(async () => {
  process.env["SELVEDGE_AGENT_KEY"] = "demo-agent-key-1"
  line = await openCommandLine({ [SKU]: 90, [SCARCE]: 2 })
}, 60_000)
afterAll(async () => {
  if (key === undefined) delete process.env["SELVEDGE_AGENT_KEY"]
  else process.env["SELVEDGE_AGENT_KEY"] = key
  await line.close()
})

const atTill =
  (name: string) =>
  (...args: readonly string[]) =>
    line.run("--state-file", line.path(`${name}.json`), "--json", ...args)
const purchase = () => [
  "checkout",
  "--shipping-address",
  line.file("address.json", AN_ADDRESS),
  "--card",
  line.file("card.json", CARD),
  "--accept-terms",
]

describe("staff in the terminal", () => {
  it("shop for a client, with the employee discount, and are named on the order", async () => {
    const run = atTill("buyer")
    const started = await run(
      ...["agent", "shop-for", CLIENT, "--as", "agent-1", "--name", "Berta", "--force-purchase"],
      ...["--device-serial", "T-7"],
    )
    expect(started.json).toMatchObject({ assisted: { agentName: "Berta", clientName: CLIENT, forcePurchase: true } })
    expect((await run("auth", "status")).json).toMatchObject({ user: { email: CLIENT } })
    await run("cart", "add", SKU)
    expect(await run("cart", "apply-promo", "EMPLOYEE20")).toMatchObject({ error: undefined })
    const bought = await run(...purchase(), "--employee-discount")
    expect(bought.error).toBeUndefined()
    const orderId = textAt(bought.json, "orderId")
    expect(at((await run("order", "show", orderId)).json, "origin")).toMatchObject({
      employeeName: "Berta",
      deviceSerial: "T-7",
    })
    expect(listAt((await run("agent", "end")).json, "log").map((entry) => textAt(entry, "event"))).toEqual([
      "granted",
      "used",
      "revoked",
    ])
    expect((await run("auth", "status")).json).toEqual({ session: "none" })
    expect((await run("agent", "status")).json).toEqual({ assisted: null })
  })

  it("fill the cart of a client who places the order", async () => {
    const run = atTill("filler")
    await run("agent", "shop-for", CLIENT, "--as", "agent-1", "--name", "Berta")
    await run("cart", "add", SKU)
    const refused = await run(...purchase())
    expect([refused.exitCode, refused.error]).toEqual([ExitCode.usage, expect.stringContaining("places the order")])
    process.env["SELVEDGE_AGENT_KEY"] = "demo-agent-key-2"
    const other = await run("agent", "shop-for", CLIENT, "--as", "agent-1", "--name", "Berta")
    process.env["SELVEDGE_AGENT_KEY"] = "demo-agent-key-1"
    expect(other.exitCode).toBe(ExitCode.refused)
    expect((await run("agent", "status")).json).toMatchObject({ assisted: { clientName: CLIENT } })
  })

  it("register a client at a till, and refuse a wrong code", async () => {
    const run = atTill("temporary")
    const places = await fetch(`${line.backendUrl}/itxrest/2/bam/store/${SPAIN}/country/ES/physical-store`)
    const physicalStore = textAt(await places.json(), "physicalStores.0.id")
    const phone = "+34600000000"
    const code = tillCode(physicalStore, phone, new Date().toISOString().slice(0, 10))
    const register = (typed: string) =>
      run(
        ...["agent", "new-client", "--name", "Berta", "--physical-store", physicalStore, "--code", typed],
        ...["--phone", phone, "--address", line.file("address.json", AN_ADDRESS)],
      )
    expect((await register("000")).error).toContain("code (pattern)")
    expect((await register("000000")).exitCode).toBe(ExitCode.refused)
    const registered = await register(code)
    const addressId = textAt(registered.json, "assisted.addressId")
    await run("cart", "add", SKU)
    const bought = await run(
      ...["checkout", "--shipping-address-id", addressId, "--card", line.file("card.json", CARD), "--accept-terms"],
    )
    expect(bought).toMatchObject({ error: undefined, json: { outcome: "paid" } })
  })
})

describe("order templates in the terminal", () => {
  it("save the cart and an order, and name what they cannot have and what is not available", async () => {
    const run = atTill("templates")
    expect((await run("cart", "template", "list")).error).toContain("not signed in")
    await run("account", "register", "templates@example.org", "--accept-privacy")
    await run("cart", "add", SCARCE, "2")
    await run("cart", "add", SKU, "3")
    const monogram = '{"areaId":"cuff","colorId":"ecru","typographyId":"plain","text":"AB"}'
    await run("cart", "add", SKU, "--customize", monogram)
    expect((await run("cart", "template", "save", "Monthly")).json).toMatchObject({
      items: 2,
      left: [{ reason: "customized" }],
    })
    await run("wishlist", "create", "Summer")
    expect((await run("cart", "template", "save", "summer")).exitCode).toBe(ExitCode.refused)
    expect(listAt((await run("wishlist", "show")).json, "wishlists").map((list) => textAt(list, "name"))).toEqual([
      "Summer",
    ])
    const orderId = textAt((await run(...purchase())).json, "orderId")
    expect((await run("cart", "template", "add", "Monthly")).json).toMatchObject({
      added: 3,
      left: [{ added: 0, reason: "unavailable" }],
    })
    await run("cart", "template", "rename", "Monthly", "Weekly")
    await run("cart", "template", "save", "Order", "--order", orderId)
    const { json } = await run("cart", "template", "list")
    expect(listAt(json, "templates").map((template) => [textAt(template, "name"), listAt(template, "items")])).toEqual(
      ["Weekly", "Order"].map((name) => [
        name,
        [expect.objectContaining({ sku: SCARCE, quantity: 2 }), expect.objectContaining({ sku: SKU, quantity: 3 })],
      ]),
    )
    expect((await run("cart", "template", "delete", "Order")).json).toEqual({ deleted: "Order" })
    expect((await run("cart", "template", "add", "Order")).exitCode).toBe(ExitCode.refused)
  })
})

describe("rarely used operations in the terminal", () => {
  it("tell about payments, the chat and the location, and change a chosen delivery", async () => {
    const run = atTill("guest")
    expect((await run("payment", "allowed")).json).toEqual({ isAllowed: true })
    const held = await run("payment", "hold-card", "--card", line.file("card.json", CARD))
    expect(held.json).toMatchObject({ maskedNumber: expect.stringContaining("4242"), cardHash: expect.any(String) })
    const wrong = line.file("wrong.json", { ...CARD, number: "4242424242424241" })
    expect((await run("payment", "hold-card", "--card", wrong)).exitCode).toBe(ExitCode.refused)
    expect((await run("payment", "release-card")).json).toEqual({ released: true })
    expect((await run("places", "here")).json).toMatchObject({ countryCode: "ES", source: "store" })
    const isOpen = at((await run("chat", "--is-open")).json, "isOpen")
    expect(listAt({ open: (await run("chat")).json }, "open").length > 0).toBe(isOpen)
    const barcode = line.path("barcode.png")
    expect((await run("order", "barcode-of", "700000000001", "--out", barcode)).json).toMatchObject({ file: barcode })
    expect((await run("wishlist", "event-order", "1")).exitCode).toBe(ExitCode.refused)

    await run("cart", "add", SKU, "2")
    expect((await run("checkout", "change-delivery")).exitCode).toBe(ExitCode.usage)
    expect((await run("checkout", "change-delivery", "--to-method", "express")).error).toContain("delivery first")
    const refused = line.file("refused.json", { ...CARD, number: "4000000000000002" })
    await run(
      "checkout",
      "--shipping-address",
      line.file("address.json", AN_ADDRESS),
      "--card",
      refused,
      "--accept-terms",
    )
    const faster = await run("checkout", "change-delivery", "--to-method", "express")
    expect(faster).toMatchObject({ error: undefined, json: { items: [{ sku: SKU, quantity: 2 }] } })
    const bought = await run(...purchase())
    const orderId = textAt(bought.json, "orderId")
    const addressId = textAt((await run("order", "show", orderId)).json, "address.id")
    expect((await run("address", "of-order", addressId, "--order", orderId)).json).toMatchObject({
      city: AN_ADDRESS.city,
    })
    expect((await run("return", "of-order", orderId)).json).toEqual({ rmas: [] })
  })

  it("change a return before it is handed over, and count its labels", async () => {
    const run = atTill("returner")
    await run("account", "register", "returner@example.org", "--accept-privacy")
    await run("cart", "add", SKU, "3")
    const orderId = textAt((await run(...purchase())).json, "orderId")
    const how = ["--reason", "1", "--method", "courier", "--boxes", "2"]
    const started = await run("return", "start", orderId, `${SKU}:3`, ...how, "--yes")
    const id = textAt(started.json, "request.id")
    expect((await run("return", "count-labels", id)).json).toEqual({ unusedLabels: 2 })
    const changed = await run("return", "change", id, `${SKU}:1`, "--reason", "2", "--method", "courier")
    expect(changed).toMatchObject({
      error: undefined,
      json: { request: { id, boxes: 1, lines: [{ quantity: 1, reasonId: "2" }] } },
    })
    expect((await run("return", "count-labels")).json).toEqual({ unusedLabels: 1 })
    expect((await run("return", "change", id, `${SKU}:4`, "--reason", "2")).exitCode).toBe(ExitCode.refused)
    await run("return", "sent", id)
    expect((await run("return", "change", id, `${SKU}:1`, "--reason", "2")).exitCode).toBe(ExitCode.refused)
  })
})

describe("companies in the terminal", () => {
  it("order by a list, and transfer the cart to their procurement system", async () => {
    const run = atTill("company")
    expect((await run("cart", "punchout")).error).toContain("empty")
    const list = line.file("list.csv", `sku,quantity\n${SKU},2\n!!!,1\n1-1-1,1\n`)
    const ordered = await run("cart", "quick-order", list)
    expect([ordered.exitCode, ordered.json]).toEqual([
      ExitCode.refused,
      {
        added: 2,
        problems: [
          { line: 3, text: "!!!,1", rule: "unknown" },
          { line: 4, text: "1-1-1,1", rule: "unknown" },
        ],
      },
    ])
    expect((await run("cart", "quick-order", line.path("missing.csv"))).exitCode).toBe(ExitCode.usage)
    expect((await run("cart", "punchout")).error).toContain("company account")
    await run("agent", "shop-for", "business@selvedge.example", "--as", "agent-1", "--name", "Berta")
    await run("cart", "quick-order", list)
    const sent = await run("cart", "punchout", "--buyer-cookie", "visit-1")
    expect(textAt(sent.json, "message")).toMatch(
      new RegExp(`<BuyerCookie>visit-1</BuyerCookie>.*<SupplierPartID>${SKU}</SupplierPartID>`),
    )
  })
})
