import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { RunningShop } from "../support/runShop.ts"
import { runShop } from "../support/runShop.ts"
import { selvedge } from "../support/selvedge.ts"

const folder = mkdtempSync(join(tmpdir(), "selvedge-terminal-"))
const CARD = { number: "4242 4242 4242 4242", holder: "Ana Prat", expiry: "12/34", securityCode: "123" }
const ADDRESS = {
  firstName: "Ana",
  lastName: "Prat",
  addressLines: ["Carrer de Mar 8", "2n 1a"],
  city: "Girona",
  zipCode: "17001",
  stateCode: "GI",
  countryCode: "ES",
  phones: [{ countryCode: "+34", subscriberNumber: "600123456" }],
  email: "ana@example.com",
}

let shop: RunningShop
beforeAll(async () => {
  shop = await runShop({ dataDir: join(folder, "data") })
  writeFileSync(join(folder, "address.json"), JSON.stringify(ADDRESS))
  writeFileSync(join(folder, "card.json"), JSON.stringify(CARD))
})
afterAll(async () => {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** `selvedge …` against the running shop, with a state file per integrator. */
function command(who: string, store: string, ...words: readonly string[]) {
  return selvedge(
    ["--backend", shop.address, "--store", store, "--state-file", join(folder, `${who}.json`), ...words],
    {
      environment: { DATA_DIR: join(folder, "data") },
    },
  )
}

/** The checkout of the test address with a card in a file. */
const checkoutWith = (address: string, card: string): readonly string[] => [
  "checkout",
  "--shipping-address",
  join(folder, address),
  "--card",
  join(folder, card),
  "--accept-terms",
]

interface JsonProduct {
  readonly mfname: string
  readonly colors: readonly { readonly sizes: readonly { readonly sku: string; readonly isBuyable: boolean }[] }[]
}

async function aSku(who: string, store: string): Promise<string> {
  const list = await command(who, store, "--json", "product", "list", "--search", store === "ES" ? "vestido" : "dress")
  expect(list.stderr).toBe("")
  for (const { mfname } of JSON.parse(list.stdout).products) {
    const product: JsonProduct = JSON.parse((await command(who, store, "--json", "product", "show", mfname)).stdout)
    const size = product.colors.flatMap(({ sizes }) => sizes).find(({ isBuyable }) => isBuyable)
    if (size !== undefined) return size.sku
  }
  throw new Error("No dress can be bought.")
}

describe("An integrator in a terminal", () => {
  it("lists the stores, the categories and the products, for people and for scripts", async () => {
    const stores = await command("reader", "ES", "store", "list")
    expect(stores.code).toBe(0)
    expect(stores.stdout).toMatch(/10000034 {2}ES/)
    const categories = await command("reader", "JP", "category", "list")
    expect(categories.stdout.split("\n").some((line) => line.startsWith("    "))).toBe(true)
    const products = await command(
      "reader",
      "JP",
      "--language",
      "en",
      "--json",
      "product",
      "list",
      "--search",
      "shirt",
      "--sort",
      "price_asc",
    )
    const prices: readonly number[] = JSON.parse(products.stdout).products.map(
      (product: { price: { minorUnits: number } }) => product.price.minorUnits,
    )
    expect(prices.length).toBeGreaterThan(3)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it("shows the fields of an address in its country's order and language, with its states and districts", async () => {
    const japan = await command("reader", "JP", "address", "fields")
    expect(japan.stdout.split("\n").map((line) => line.split("  ")[0])).toEqual(
      expect.arrayContaining(["lastName", "zipCode", "北海道"]),
    )
    expect(japan.stdout).toMatch(/stateCode +prefecture/)
    const { fields, states } = JSON.parse((await command("reader", "JP", "--json", "address", "fields")).stdout)
    expect(fields.map(({ key }: { readonly key: string }) => key)).toEqual([
      "email",
      "lastName",
      "firstName",
      "zipCode",
      "stateCode",
      "city",
      "addressLines[0]",
      "addressLines[1]",
      "phones[0].countryCode",
      "phones[0].subscriberNumber",
    ])
    expect(states).toHaveLength(47)
    expect((await command("reader", "ES", "address", "fields", "gb")).stdout).toMatch(
      /city {2}.*\n.*zipCode +postal code +optional +A23 4EF/,
    )
    expect((await command("reader", "CN", "address", "fields", "--region", "he")).stdout).toMatch(/石家庄市 {2}长安区/)
    const unknown = await command("reader", "ES", "address", "fields", "--region", "ZZ")
    expect([unknown.code, unknown.stderr]).toEqual([
      2,
      expect.stringMatching(/Unknown state or province "ZZ" in ES\. Available: C \(A Coruña\)/),
    ])
    expect((await command("reader", "ES", "address", "fields", "Japan")).code).toBe(2)
    expect((await command("reader", "ES", "address", "fields", "JP", "--region", "13")).code).toBe(2)
  })

  it("buys a dress from the first command to the order, and finds the order after a restart", async () => {
    const sku = await aSku("buyer", "ES")
    const added = await command("buyer", "ES", "cart", "add", sku, "2")
    expect(added.code).toBe(0)
    expect(added.stdout).toContain(sku)
    expect((await command("buyer", "ES", "cart", "update", sku, "1")).stdout).toContain("1 ×")
    const bought = await command("buyer", "ES", "--json", ...checkoutWith("address.json", "card.json"))
    expect(bought.stderr).toContain("Paying")
    expect(bought.code).toBe(0)
    const { orderId, outcome } = JSON.parse(bought.stdout)
    expect(outcome).toBe("paid")
    expect((await command("buyer", "ES", "cart", "show")).stdout.trim()).toBe("The cart is empty.")
    await shop.stop()
    shop = await runShop({ dataDir: join(folder, "data") })
    const order = await command("buyer", "ES", "order", "show", orderId)
    expect(order.code).toBe(0)
    expect(order.stdout).toContain(`Order ${orderId}`)
    expect(order.stdout).toContain(sku)
  })

  it("keeps the cart and says why when the card is refused", async () => {
    const sku = await aSku("unlucky", "ES")
    await command("unlucky", "ES", "cart", "add", sku)
    writeFileSync(join(folder, "refused.json"), JSON.stringify({ ...CARD, number: "4000000000000002" }))
    const refused = await command("unlucky", "ES", ...checkoutWith("address.json", "refused.json"))
    expect(refused.code).toBe(3)
    expect(refused.stdout).toContain("The payment was declined")
    expect((await command("unlucky", "ES", "cart", "show")).stdout).toContain(sku)
  })

  it("names the bank's page where a payment goes on, and pays an order again that stands unpaid", async () => {
    const sku = await aSku("debtor", "ES")
    const buy = async (number: string) => {
      await command("debtor", "ES", "cart", "add", sku)
      writeFileSync(join(folder, "special.json"), JSON.stringify({ ...CARD, number }))
      return command("debtor", "ES", "--json", ...checkoutWith("address.json", "special.json"), "--wait", "0")
    }
    const away = await buy("4000002500003155")
    expect([away.code, `${away.stdout}${away.stderr}`.includes(`${shop.providers}/sandbox/bank/`)]).toEqual([4, true])
    const owed = await buy("4000000000009235")
    expect(owed.code).toBe(3)
    const { orderId } = JSON.parse(owed.stdout)
    const refused = await command("debtor", "ES", "order", "pay", orderId, "--card", join(folder, "special.json"))
    expect(refused.code).toBe(3)
    const paid = await command("debtor", "ES", "--json", "order", "pay", orderId, "--card", join(folder, "card.json"))
    expect([paid.code, JSON.parse(paid.stdout)]).toEqual([0, { outcome: "paid", orderId }])
    expect(
      (await command("debtor", "ES", "order", "pay", orderId, "--card", join(folder, "card.json"))).stdout,
    ).toContain(`Order ${orderId} is paid.`)
    expect((await command("debtor", "ES", "order", "pay", "none", "--card", join(folder, "card.json"))).code).toBe(2)
  })

  it("pays an order again by a bank, by gift cards and a code, and names missing options before it sends", async () => {
    const sku = await aSku("ower", "ES")
    const owe = async (): Promise<string> => {
      await command("ower", "ES", "cart", "add", sku, "3")
      writeFileSync(join(folder, "owing.json"), JSON.stringify({ ...CARD, number: "4000000000009235" }))
      return JSON.parse((await command("ower", "ES", "--json", ...checkoutWith("address.json", "owing.json"))).stdout)
        .orderId
    }
    const orderId = await owe()
    const repay = (id: string, ...how: readonly string[]) => command("ower", "ES", "--json", "order", "pay", id, ...how)
    expect((await repay(orderId)).stderr).toContain("Choose a payment method")
    expect((await repay(orderId, "--payment-method", "a poem")).stderr).toContain("4 (iDEAL)")
    expect((await repay(orderId, "--payment-method", "iDEAL", "--bank", "none")).stderr).toContain("dike (Dike Bank)")
    expect((await repay(orderId, "--payment-method", "Klarna", "--payment-category", "none")).stderr).toContain(
      "pay_later (",
    )
    const away = await repay(orderId, "--payment-method", "iDEAL", "--bank", "dike", "--wait", "0")
    expect([away.code, `${away.stdout}${away.stderr}`.includes(`${shop.providers}/sandbox/bank/`)]).toEqual([4, true])
    writeFileSync(join(folder, "gifts.json"), JSON.stringify([{ number: "9280 1111 2222 4444", securityCode: "222" }]))
    const waiting = await repay(
      orderId,
      "--gift-cards",
      join(folder, "gifts.json"),
      "--payment-method",
      "Alipay",
      "--wait",
      "0",
    )
    expect([waiting.code, JSON.parse(waiting.stdout)]).toEqual([
      4,
      expect.objectContaining({
        outcome: "scanRequired",
        orderId,
        qr: expect.objectContaining({ provider: "alipay" }),
      }),
    ])
    expect(waiting.stdout + waiting.stderr).not.toMatch(/9280|4444|guestToken/)
    // Its code waits: nothing else pays it meanwhile.
    const second = await repay(orderId, "--card", join(folder, "card.json"))
    expect([second.code, JSON.parse(second.stdout)]).toEqual([3, { orderId, status: "pending" }])
  })

  it("buys something to be collected in a physical store, found in a town, and says when a place is none", async () => {
    const sku = await aSku("walker", "ES")
    await command("walker", "ES", "cart", "add", sku)
    const { pickupPoints: places } = JSON.parse(
      (await command("walker", "ES", "--json", "pickup-point", "list", "--city", "Madrid")).stdout,
    )
    const store = places.find(({ kind }: { kind: string }) => kind === "store")
    const checkout = (...where: readonly string[]) =>
      command("walker", "ES", "--json", ...checkoutWith("address.json", "card.json"), ...where)
    expect((await checkout("--pickup-store", "1")).stderr).toContain("physicalStoreId")
    expect((await checkout("--pickup-store", store.id, "--pickup-point", "ES0001")).code).toBe(2)
    expect((await checkout("--pickup-store", store.id, "--employee", " ")).code).toBe(2)
    expect((await checkout("--pickup-store", store.id, "--discount", "a".repeat(129))).stderr).toContain(
      "Invalid --discount",
    )
    const asked = await checkout(
      "--pickup-store",
      store.id,
      "--discount",
      "welcome10",
      "--discount",
      "spring10",
      "--employee-discount",
    )
    expect([
      asked.code,
      ...["discountIds.0", "discountIds.1", "applyDiscount"].map((field) => asked.stderr.includes(field)),
    ]).toEqual([3, true, true, true])
    const bought = await checkout("--pickup-store", store.id, "--custom-order", "FG-7", "--employee", "Eva Hilo")
    expect(bought.code).toBe(0)
    const order = JSON.parse(
      (await command("walker", "ES", "--json", "order", "show", JSON.parse(bought.stdout).orderId)).stdout,
    )
    expect(order).toMatchObject({
      collectedAt: { kind: "store", physicalStoreId: store.id },
      address: { addressLines: store.addressLines },
      origin: { customOrderGroup: "FG-7", employeeName: "Eva Hilo" },
    })
    expect(JSON.parse((await command("walker", "ES", "--json", "order", "pickup", order.id)).stdout)).toMatchObject({
      isCollected: true,
      status: "PREPARING",
      pickupCode: expect.stringMatching(/^\d{20}$/),
    })
  })

  it("takes the card from standard input and leaves no trace of it", async () => {
    const sku = await aSku("careful", "ES")
    await command("careful", "ES", "cart", "add", sku)
    const bought = await selvedge(
      [
        "--backend",
        shop.address,
        "--store",
        "ES",
        "--state-file",
        join(folder, "careful.json"),
        "checkout",
        "--shipping-address",
        join(folder, "address.json"),
        "--card",
        "-",
        "--accept-terms",
      ],
      { input: JSON.stringify(CARD) },
    )
    expect(bought.code).toBe(0)
    const state = readFileSync(join(folder, "careful.json"), "utf8")
    expect(state).not.toContain("4242424242424242")
    expect(state).not.toContain("4242 4242")
    expect(statSync(join(folder, "careful.json")).mode & 0o077).toBe(0)
  })

  it("names what is wrong with an address, field by field, before anything is sent", async () => {
    const sku = await aSku("hasty", "ES")
    await command("hasty", "ES", "cart", "add", sku)
    writeFileSync(join(folder, "wrong.json"), JSON.stringify({ ...ADDRESS, zipCode: "99999", email: "ana" }))
    const refused = await command("hasty", "ES", ...checkoutWith("wrong.json", "card.json"))
    expect(refused.code).toBe(3)
    expect(refused.stderr).toContain("zipCode: zipCode (28013)")
    expect(refused.stderr).toContain("email: email")
    writeFileSync(join(folder, "strange.json"), JSON.stringify({ ...ADDRESS, gender: "male", dropType: "home" }))
    const strange = await command("hasty", "ES", ...checkoutWith("strange.json", "card.json"))
    expect([strange.code, strange.stderr]).toEqual([
      3,
      expect.stringMatching(/gender: pattern \(M, F, Male or Female, or empty\)\n {2}dropType: pattern \(DP, /),
    ])
    writeFileSync(join(folder, "unknown.json"), JSON.stringify({ ...ADDRESS, sateCode: "GI" }))
    const unknown = await command("hasty", "ES", ...checkoutWith("unknown.json", "card.json"))
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining("unknown.json: sateCode.")])
  })

  it("says what to do about an unknown store, a missing shop, a wrong command and a wrong sku", async () => {
    const unknown = await command("lost", "Atlantis", "category", "list")
    expect(unknown).toMatchObject({ code: 2, stdout: "" })
    expect(unknown.stderr).toContain('Unknown store "Atlantis". Available: ES (10000034)')
    const closed = await selvedge(["--backend", "http://127.0.0.1:9", "store", "list"])
    expect(closed).toMatchObject({
      code: 1,
      stderr: "Cannot reach the shop. Start it with `npm start`, or set its URL with --backend.\n",
    })
    expect((await command("lost", "ES", "cart", "ad")).code).toBe(2)
    const wrongSku = await command("lost", "ES", "cart", "add", "no/sku")
    expect(wrongSku).toMatchObject({ code: 2 })
    const goneSku = await command("lost", "ES", "cart", "add", "00000000-000-00")
    expect(goneSku.code).toBe(3)
    const gone = { error: "ProductGone", message: "Unknown product 99999999. Run `selvedge product list`." }
    expect((await command("lost", "ES", "--json", "product", "show", "99999999")).stderr).toBe(
      `${JSON.stringify(gone)}\n`,
    )
  })
})
