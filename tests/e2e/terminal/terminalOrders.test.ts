import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { selvedge } from "../support/selvedge.ts"

const folder = mkdtempSync(join(tmpdir(), "selvedge-orders-"))
const CARD = { number: "4242 4242 4242 4242", holder: "Ana Prat", expiry: "12/34", securityCode: "123" }
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
const file = (name: string) => join(folder, name)

const shop = inject("sharedShop")
beforeAll(() => {
  writeFileSync(file("address.json"), JSON.stringify(ADDRESS))
  writeFileSync(
    file("office.json"),
    JSON.stringify({ ...ADDRESS, company: { name: "Telar SL", vatin: "B12345674" }, email2: "facturas@example.com" }),
  )
  writeFileSync(file("elsewhere.json"), JSON.stringify({ ...ADDRESS, city: "Figueres", zipCode: "17600" }))
  writeFileSync(file("card.json"), JSON.stringify(CARD))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** `selvedge …` against the running shop, with a state file per integrator. */
const command = (who: string, ...words: readonly string[]) =>
  selvedge(["--backend", shop.address, "--store", "ES", "--state-file", file(`${who}.json`), ...words], {
    environment: { DATA_DIR: shop.dataDir },
  })

interface JsonProduct {
  readonly colors: readonly { readonly sizes: readonly { readonly sku: string; readonly isBuyable: boolean }[] }[]
}

/** A customer who bought two of one item; returns the order's number and the sku. */
async function buyer(
  who: string,
  address = "address.json",
): Promise<{ readonly orderId: string; readonly sku: string }> {
  const [{ mfname }] = JSON.parse(
    (await command(who, "--json", "product", "list", "--search", "vestido")).stdout,
  ).products
  const product: JsonProduct = JSON.parse((await command(who, "--json", "product", "show", mfname)).stdout)
  const sku = product.colors.flatMap(({ sizes }) => sizes).find(({ isBuyable }) => isBuyable)?.sku ?? ""
  await command(who, "cart", "add", sku, "2")
  const bought = await command(
    who,
    "--json",
    "checkout",
    "--shipping-address",
    file(address),
    "--card",
    file("card.json"),
    "--accept-terms",
  )
  return { orderId: JSON.parse(bought.stdout).orderId, sku }
}

describe("An order in a terminal", () => {
  it("has its documents in files that only their owner reads", async () => {
    const { orderId, sku } = await buyer("keeper")
    for (const [paper, name, magic] of [
      ["receipt", "t.pdf", "%PDF"],
      ["barcode", "b.png", "\u0089PNG"],
      ["qr", "q.png", "\u0089PNG"],
      ["wallet-pass", "p.pkpass", "PK"],
    ] as const) {
      const saved = await command("keeper", "--json", "order", paper, orderId, "--out", file(name))
      expect([saved.code, saved.stderr, JSON.parse(saved.stdout).file]).toEqual([0, "", file(name)])
      expect(readFileSync(file(name)).toString("latin1").startsWith(magic)).toBe(true)
      expect(statSync(file(name)).mode & 0o077).toBe(0)
    }
    expect((await command("keeper", "order", "gift-receipt", orderId, `${sku}:1`, "--out", file("g.pdf"))).stdout).toBe(
      `Saved to ${file("g.pdf")}.\n`,
    )
    expect(await command("keeper", "order", "gift-receipt", orderId, `${sku}:3`, "--out", file("g.pdf"))).toMatchObject(
      {
        code: 2,
        stdout: "",
      },
    )
    expect(
      (await command("keeper", "order", "gift-receipt", orderId, "1-1-1", "--out", file("g.pdf"))).stderr,
    ).toContain(sku)
  })

  it("gets a new shipping address, and is cancelled after a command that shows the refund", async () => {
    const { orderId } = await buyer("mover")
    expect(
      (await command("mover", "order", "update-address", orderId, "--address", file("elsewhere.json"))).stdout,
    ).toContain("Shipping address updated.")
    expect(JSON.parse((await command("mover", "--json", "order", "show", orderId)).stdout)).toMatchObject({
      id: orderId,
      address: { city: "Figueres" },
      openedBy: "session",
      parts: [{ isCancellable: true }],
    })
    const asked = await command("mover", "order", "cancel", orderId)
    expect([asked.code, asked.stdout]).toEqual([
      3,
      expect.stringMatching(
        /would be refunded to Visa \*\*\*\* 4242 \(gift cards first\)\.\nNot canceled yet\. Add --yes to cancel\./,
      ),
    ])
    expect((await command("mover", "--json", "order", "show", orderId)).stdout).toContain('"PAID"')
    const cancelled = await command("mover", "--json", "order", "cancel", orderId, "--yes")
    expect([cancelled.code, JSON.parse(cancelled.stdout)]).toEqual([
      0,
      expect.objectContaining({ outcome: "cancelled", status: "CANCELLED" }),
    ])
    expect((await command("mover", "order", "cancel", orderId, "--yes")).stdout).toContain(
      "The order was already canceled.",
    )
    const late = await command("mover", "order", "update-address", orderId, "--address", file("elsewhere.json"))
    expect([late.code, late.stdout]).toEqual([3, "The address can no longer be changed.\n"])
  })

  it("is confirmed by a business client, and the first confirmation counts", async () => {
    const entered = await selvedge(
      [
        "--backend",
        shop.address,
        "--store",
        "ES",
        "--state-file",
        file("company.json"),
        "auth",
        "login",
        "business@selvedge.example",
        "--password-stdin",
      ],
      { input: "Selvedge2026" },
    )
    expect([entered.code, entered.stderr]).toEqual([0, ""])
    const { orderId } = await buyer("company", "office.json")
    const first = JSON.parse((await command("company", "--json", "order", "confirm", orderId)).stdout)
    expect(first).toMatchObject({ orderId, status: "PAID" })
    expect((await command("company", "order", "confirm", orderId)).stdout).toBe(
      `Order ${orderId} confirmed at ${first.confirmedAt}.\n`,
    )
  })

  it("is not available to others, has only its own parts, and is confirmed by business clients alone", async () => {
    const { orderId } = await buyer("owner")
    for (const words of [
      ["show", orderId],
      ["receipt", orderId, "--out", file("x.pdf")],
      ["cancel", orderId, "--yes"],
    ])
      expect((await command("stranger", "order", ...words)).code).toBe(3)
    const part = await command("owner", "order", "cancel", orderId, "--shipment", "1", "--yes")
    expect([part.code, part.stderr]).toEqual([
      2,
      expect.stringContaining(`Order ${orderId} has no shipment "1". Available: ${orderId}01.`),
    ])
    expect((await command("owner", "order", "confirm", orderId)).code).toBe(3)
    expect((await command("owner", "order", "show", "seven")).stderr).toBe(
      '"seven" is not an order number. Use digits only.\n',
    )
  })
})
