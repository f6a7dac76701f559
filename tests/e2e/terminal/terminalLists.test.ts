import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, inject, it } from "vitest"
import { demoWorld } from "../../../contracts/sandbox/world/demoWorld.ts"
import { unitsLot } from "../../../contracts/sandbox/world/unitsLot.ts"
import type { CommandRun } from "../support/selvedge.ts"
import { selvedge } from "../support/selvedge.ts"

const folder = mkdtempSync(join(tmpdir(), "selvedge-lists-"))
const ADDRESS = {
  firstName: "Ana",
  lastName: "Prat",
  addressLines: ["Carrer de Mar 8"],
  city: "Girona",
  zipCode: "17001",
  countryCode: "ES",
  phones: [{ countryCode: "+34", subscriberNumber: "600123456" }],
  email: "ana@example.com",
}

const shop = inject("sharedShop")
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** `selvedge …` in the store of Spain, with a state file for each person. */
const command = (who: string, words: readonly string[], input?: string): Promise<CommandRun> =>
  selvedge(["--backend", shop.address, "--store", "ES", "--state-file", join(folder, `${who}.json`), ...words], {
    environment: { DATA_DIR: shop.dataDir },
    ...(input === undefined ? {} : { input }),
  })

interface JsonSize {
  readonly sku: string
  readonly isBuyable: boolean
}
interface JsonProduct {
  readonly isCustomizable?: boolean
  readonly colors: readonly { readonly sizes: readonly JsonSize[] }[]
}

/** The first product of a search, with an available size. */
async function findSize(
  search: string,
  isWanted: (product: JsonProduct) => boolean,
): Promise<{ readonly mfname: string; readonly sku: string }> {
  for (const { mfname } of JSON.parse(
    (await command("reader", ["--json", "product", "list", "--search", search])).stdout,
  ).products) {
    const product: JsonProduct = JSON.parse((await command("reader", ["--json", "product", "show", mfname])).stdout)
    const size = isWanted(product)
      ? product.colors.flatMap(({ sizes }) => sizes).find(({ isBuyable }) => isBuyable)
      : undefined
    if (size !== undefined) return { mfname, sku: size.sku }
  }
  throw new Error(`Nothing that is wanted is found by ${search}.`)
}

describe("Wishlists in a terminal", () => {
  it("are stored on the machine, saved at a login, shared by a pin, exported, and moved to the cart", async () => {
    const { sku } = await findSize("vestido", () => true)
    expect((await command("ana", ["wishlist", "create", "Boda"])).stdout).toContain("Boda (0, private)")
    const added = await command("ana", ["wishlist", "add", sku, "--list", "Boda"])
    expect(added.stdout).toContain(sku)
    expect(added.stdout).toContain("saved on this computer")
    const refused = await command("ana", ["wishlist", "rename", "Boda", " \u200b "])
    expect([refused.code, refused.stdout]).toEqual([2, ""])
    expect((await command("ana", ["wishlist", "rename", "Boda", "Boda de junio"])).stdout).toContain(
      "Boda de junio (1, private)",
    )

    const catentryId = /^\s+([0-9]+)\s+\S+\s+1 ×/mu.exec(added.stdout)?.[1] ?? ""
    expect((await command("ana", ["wishlist", "set-quantity", "Boda de junio", catentryId, "3"])).stdout).toContain(
      "3 ×",
    )
    for (const quantity of ["0", "10000", "x"]) {
      const result = await command("ana", ["wishlist", "set-quantity", "Boda de junio", catentryId, quantity])
      expect([result.code, result.stderr]).toEqual([2, expect.stringContaining("1 to 9999")])
    }
    expect((await command("ana", ["wishlist", "set-description", "Boda de junio", "Para el 20"])).stdout).toContain(
      "  Para el 20",
    )

    expect(
      (await command("ana", ["auth", "login", "registered@selvedge.example", "--password-stdin"], "Selvedge2026\n"))
        .code,
    ).toBe(0)
    expect((await command("ana", ["wishlist", "show"])).stdout).not.toContain("saved on this computer")
    const counted = await command("ana", ["wishlist", "set-quantity", "Boda de junio", catentryId, "2"])
    expect([counted.stdout.includes("2 ×"), counted.stdout.includes("Para el 20")]).toEqual([true, true])
    expect((await command("ana", ["wishlist", "set-description", "Boda de junio", ""])).stdout).not.toContain(
      "Para el 20",
    )
    const shared = await command("ana", ["wishlist", "share", "Boda de junio", "--pin", "204816"])
    expect(shared.stdout).toContain("PIN 204816")
    expect((await command("friend", ["wishlist", "find", "Boda de junio", "204816"])).stdout).toContain(sku)
    expect((await command("friend", ["wishlist", "find", "Boda de junio", "204817"])).stdout).toContain(
      "No list found with this name and PIN.",
    )

    writeFileSync(join(folder, "address.json"), JSON.stringify(ADDRESS))
    const file = join(folder, "budget.pdf")
    expect(
      (
        await command("ana", [
          "wishlist",
          "quote",
          "Boda de junio",
          "--address",
          join(folder, "address.json"),
          "--out",
          file,
        ])
      ).code,
    ).toBe(0)
    expect(readFileSync(file).subarray(0, 5).toString()).toBe("%PDF-")

    expect((await command("ana", ["wishlist", "add-to-cart", "Boda de junio"])).code).toBe(0)
    expect((await command("ana", ["cart", "show"])).stdout).toContain(sku)
    expect((await command("ana", ["wishlist", "delete", "Boda de junio"])).stdout).not.toContain("Boda de junio")
    const gone = await command("ana", ["wishlist", "add-to-cart", "Boda de junio"])
    expect([gone.code, gone.stderr]).toEqual([2, expect.stringContaining('Unknown list "Boda de junio"')])
  })
})

describe("An item that is sold in lots, in a terminal", () => {
  it("is added by the lot, refused for a part of one, and sent with its metadata", async () => {
    const { stores, products } = demoWorld()
    const spain = stores.find(({ id }) => id === "10000034")
    const sold = products
      .filter((product) => spain !== undefined && unitsLot(spain, product) === 3)
      .map(({ mfname }) => mfname)
    const sizes = (
      await Promise.all(
        sold.map(async (mfname): Promise<readonly JsonSize[]> =>
          JSON.parse((await command("lot", ["--json", "product", "show", mfname])).stdout).colors.flatMap(
            (color: JsonProduct["colors"][number]) => color.sizes,
          ),
        ),
      )
    ).flat()
    const sku = sizes.find(({ isBuyable }) => isBuyable)?.sku ?? ""
    const part = await command("lot", ["cart", "add", sku, "4"])
    expect([part.code, part.stderr]).toEqual([2, expect.stringContaining("This item is sold in packs of 3")])
    const result = await command("lot", [
      "--json",
      "cart",
      "add",
      sku,
      "--metadata",
      "purpose=gift",
      "--metadata",
      "searchConversion=camiseta",
      "--metadata",
      "acceptedPolicies=1,2",
    ])
    expect(JSON.parse(result.stdout).items).toMatchObject([{ sku, quantity: 3, unitsLot: 3 }])
    const changed = await command("lot", ["cart", "update", sku, "5"])
    expect([changed.code, changed.stderr]).toEqual([2, expect.stringContaining("This item is sold in packs of 3")])
    expect((await command("lot", ["cart", "show"])).stdout).toMatch(/3 ×.*\n.*sold in packs of 3/s)
    expect((await command("packs", ["wishlist", "add", sku, "--list", "Packs"])).stdout).toContain("in packs of 3")
    const less = await command("packs", ["wishlist", "add-to-cart", "Packs"])
    expect([less.code, less.stderr]).toEqual([2, expect.stringContaining("This item is sold in packs of 3")])
    const catentryId =
      /^\s+([0-9]+)\s+\S+\s+1 ×/mu.exec((await command("packs", ["wishlist", "show"])).stdout)?.[1] ?? ""
    expect((await command("packs", ["wishlist", "set-quantity", "Packs", catentryId, "4"])).code).toBe(0)
    const more = await command("packs", ["wishlist", "add-to-cart", "Packs"])
    expect([more.code, more.stdout]).toEqual([
      0,
      expect.stringContaining(`1 × ${sku} stays in the list: it is sold in packs of 3.`),
    ])
    const unknown = await command("lot", ["cart", "add", sku, "--metadata", "colour=red"])
    expect([unknown.code, unknown.stderr]).toEqual([
      2,
      expect.stringContaining('Unknown --metadata key "colour". Use key=value with one of categoryId, '),
    ])
  })
})

describe("A position in the cart", () => {
  it("is assigned to a new line by its number, starting at 1; no other number is accepted", async () => {
    const [first, second] = await Promise.all([findSize("vestido", () => true), findSize("camisa", () => true)])
    const order = async () =>
      JSON.parse((await command("noa", ["--json", "cart", "show"])).stdout).items.map(
        (item: { readonly sku: string }) => item.sku,
      )
    expect((await command("noa", ["cart", "add", first.sku])).code).toBe(0)
    expect((await command("noa", ["cart", "add", second.sku, "--position", "1"])).code).toBe(0)
    expect(await order()).toEqual([second.sku, first.sku])
    const refused = await command("noa", ["cart", "add", first.sku, "--position", "0"])
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringContaining('Invalid --position "0". Use a number from 1.'),
    ])
  })
})

/** An item that takes a monogram, with its positions and typographies. */
async function monogrammed() {
  const { mfname, sku } = await findSize("camisa", ({ isCustomizable }) => isCustomizable === true)
  const {
    areas: [area],
    colors: [color],
    typographies: [typography],
  } = JSON.parse((await command("reader", ["--json", "product", "show", mfname, "--customization"])).stdout)
  return { sku, letters: { areaId: area.id, colorId: color.id, typographyId: typography.id } }
}

describe("A monogram in a terminal", () => {
  it("is added to an item by the ids of its product, and refused before any call elsewhere", async () => {
    const { sku, letters } = await monogrammed()
    const long = await command("eva", [
      "cart",
      "add",
      sku,
      "--customize",
      JSON.stringify({ ...letters, text: "A".repeat(400) }),
    ])
    expect([long.code, long.stdout]).toEqual([3, ""])
    const added = await command("eva", ["cart", "add", sku, "--customize", JSON.stringify({ ...letters, text: "EV" })])
    expect([added.code, added.stderr]).toEqual([0, ""])
    expect(added.stdout).toContain("EV")
    const broken = await command("eva", ["cart", "add", sku, "--customize", "{"])
    expect([broken.code, broken.stdout]).toEqual([2, ""])
  })

  it("is in a parcel of its own, which uses another delivery method on request", async () => {
    writeFileSync(join(folder, "delivery.json"), JSON.stringify({ ...ADDRESS, stateCode: "GI" }))
    writeFileSync(
      join(folder, "card.json"),
      JSON.stringify({ number: "4242424242424242", holder: "Mia Prat", expiry: "12/34", securityCode: "123" }),
    )
    const [plain, { sku, letters }] = await Promise.all([findSize("vestido", () => true), monogrammed()])
    for (const words of [[plain.sku], [sku, "--customize", JSON.stringify({ ...letters, text: "MI" })]])
      expect((await command("mia", ["cart", "add", ...words])).code).toBe(0)
    const buy = (...more: readonly string[]) =>
      command("mia", [
        "checkout",
        "--shipping-address",
        join(folder, "delivery.json"),
        "--card",
        join(folder, "card.json"),
        "--accept-terms",
        ...more,
      ])
    const refused = await buy("--parcel-method", "workshop=pigeon")
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringMatching(/cannot be sent by "pigeon"\. Use workshop=/),
    ])
    const bought = await buy("--parcel-method", "workshop=express")
    expect([bought.code, bought.stderr]).toEqual([
      0,
      expect.stringMatching(/Parcel warehouse: 1 item.*\n.*Parcel workshop: 1 item/),
    ])
    const orderId = /[0-9]{6,}/.exec(bought.stdout)?.[0] ?? ""
    const { parts } = JSON.parse((await command("mia", ["--json", "order", "show", orderId])).stdout)
    expect(parts.map((part: { readonly shippingName?: string }) => part.shippingName)).toEqual([
      "Envío estándar",
      "Envío exprés",
    ])
  })
})
