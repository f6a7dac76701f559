import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { RunningShop } from "../support/runShop.ts"
import { projectRoot } from "../support/projectRoot.ts"
import { runShop } from "../support/runShop.ts"
import type { CommandRun } from "../support/selvedge.ts"
import { selvedge } from "../support/selvedge.ts"

const folder = mkdtempSync(join(tmpdir(), "selvedge-import-"))
/** An external export; where it is not available, our own fixture is used alone. */
const REAL_EXPORT = join(projectRoot, "../shared/data/shopify-csv-ja/products_export.csv")
const FILE = join(projectRoot, "tests/fixtures/catalogue/shopify-ja.csv")

let shop: RunningShop
let dry: CommandRun
let foundAfterDry: CommandRun
let first: CommandRun
let second: CommandRun
beforeAll(async () => {
  shop = await runShop({ dataDir: join(folder, "data") })
  dry = await command("--store", "JP", "--json", "catalog", "import", FILE, "--dry-run")
  foundAfterDry = await command("--store", "JP", "--json", "product", "list", "--search", "スモック")
  first = await command("--store", "JP", "catalog", "import", FILE)
  second = await command("--store", "JP", "catalog", "import", FILE)
})
afterAll(async () => {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
})

function command(...words: readonly string[]) {
  return selvedge(["--backend", shop.address, "--state-file", join(folder, "state.json"), ...words], {
    environment: { DATA_DIR: join(folder, "data") },
  })
}

describe("A merchant who imports a Shopify catalogue", () => {
  it("tries a dry run first, which imports nothing", () => {
    expect(dry.code).toBe(3)
    expect(JSON.parse(dry.stdout)).toMatchObject({
      dryRun: true,
      format: "shopify-csv",
      encoding: "utf-8",
      rows: 8,
      created: 2,
      unpublished: 1,
    })
    expect(
      JSON.parse(foundAfterDry.stdout).products.filter((product: { name: string }) => product.name === "港のスモック"),
    ).toEqual([])
  })

  it("imports valid rows, reports each refused row with its reason, and changes nothing the second time", () => {
    expect(first.code).toBe(3)
    expect(first.stdout).toContain("8 rows read. 2 created, 0 changed, 0 unchanged.")
    expect(first.stdout).toContain("1 skipped: drafts, archived or not sold by this shop.")
    expect(first.stdout).toContain('line 7, column "Variant Price": "980.5" is not a price in this store\'s currency')
    expect(first.stdout).toContain('line 8, column "Variant Inventory Qty": "many" is not a whole number')
    expect(first.stdout).toContain('line 8, column "Image Src": "javascript:alert(1)" is not the https URL of an image')
    expect(second.stdout).toContain("8 rows read. 0 created, 0 changed, 2 unchanged.")
  })

  it("finds the products in the shop, in the store's currency, with their own images and options", async () => {
    const found = await command("--store", "JP", "--json", "product", "list", "--search", "スモック")
    const [smock] = JSON.parse(found.stdout).products.filter(
      (product: { name: string }) => product.name === "港のスモック",
    )
    expect(smock.price).toEqual({ minorUnits: 14_800, currencyCode: "JPY" })
    const { stdout } = await command("--store", "JP", "--json", "product", "show", smock.mfname)
    const product = JSON.parse(stdout)
    expect(product.description).toBe("厚手のコットン。\n前に\u00a0大きなポケット & 二つのボタン。")
    expect(product.colors.map((color: { name: string }) => color.name)).toEqual(["藍", "生成り"])
    const page = await (
      await fetch(`${shop.address}/10000081/${encodeURIComponent(product.productUrl)}-l${product.mfname}`)
    ).text()
    expect(page).toContain("https://images.example/smock-1.jpg?v=1")
    expect(page).toContain("港のスモック")
    expect(page).not.toContain("<script>alert")
  })

  it("can be bought like any other product", async () => {
    const added = await command("--store", "JP", "--json", "cart", "add", await skuOf("網のバッグ"))
    expect(added.code).toBe(0)
    expect(JSON.parse(added.stdout).totalOrder.currencyCode).toBe("JPY")
  })

  it("sees why a file is no catalogue", async () => {
    writeFileSync(join(folder, "notes.csv"), "Name,Colour\nShirt,Blue\n")
    expect(await command("--store", "JP", "catalog", "import", join(folder, "notes.csv"))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(
        `${join(folder, "notes.csv")} is no catalogue of a known format by its columns "Name", "Colour".`,
      ),
    })
    expect((await command("--store", "JP", "catalog", "import", join(folder, "nowhere.csv"))).stderr).toBe(
      `There is no file ${join(folder, "nowhere.csv")}.\n`,
    )
    writeFileSync(
      join(folder, "open.csv"),
      'Handle,Title,Variant Price\nwhole,Whole,100\nbroken,"Broken,100\nafter,After,100\n',
    )
    const open = await command("--store", "JP", "catalog", "import", join(folder, "open.csv"), "--dry-run")
    expect(open.code).toBe(3)
    expect(open.stdout).toContain("is not closed")
  })

  it("refuses an import without the admin key", async () => {
    const anonymous = await selvedge(
      [
        "--backend",
        shop.address,
        "--store",
        "JP",
        "--state-file",
        join(folder, "stranger.json"),
        "catalog",
        "import",
        FILE,
      ],
      { environment: { DATA_DIR: join(folder, "elsewhere") } },
    )
    expect(anonymous.code).not.toBe(0)
    expect(anonymous.stdout).not.toContain("created")
  })

  it("also fills the store from a second file, whose next export leaves the first file's products", async () => {
    const shoes = join(folder, "shoes.csv")
    const wanted = async (words: string) =>
      JSON.parse((await command("--store", "JP", "--json", "product", "list", "--search", words)).stdout).products.map(
        ({ name }: { name: string }) => name,
      )
    const bring = (rows: readonly string[], ...more: readonly string[]) => {
      writeFileSync(shoes, ["product,title,price,sku,stock", ...rows, ""].join("\n"))
      return command("--store", "JP", "catalog", "import", shoes, "--source", "shoe-supplier", ...more)
    }
    expect(await bring(["zori,Zori sandal,4800,ZORI-1,3", "geta,Geta clog,5200,GETA-1,3"])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("2 created"),
    })
    const next = await bring(["zori,Zori sandal,4800,ZORI-1,3"], "--on-missing", "hide")
    expect(next).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("Missing from the file, hidden: geta\n"),
    })
    expect([await wanted("Zori"), await wanted("Geta"), await wanted("港のスモック")]).toEqual([
      ["Zori sandal"],
      [],
      ["港のスモック"],
    ])
    const again = await command("--store", "JP", "catalog", "import", FILE)
    expect([again.stdout.includes("2 unchanged"), again.stdout.includes("zori")]).toEqual([true, false])
    const taken = await command("--store", "JP", "catalog", "import", shoes, "--source", "clothes")
    expect(taken).toMatchObject({
      code: 3,
      stdout: expect.stringContaining(
        'Refused: zori — The SKU ZORI-1 belongs to the product "zori" from the source "shoe-supplier".',
      ),
    })
    expect(await bring([], "--source", "Shoe supplier")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Invalid --source "Shoe supplier"'),
    })
  })

  if (existsSync(REAL_EXPORT)) {
    it("imports a complete export of a Japanese shop", async () => {
      const real = await command("--store", "JP", "--json", "catalog", "import", REAL_EXPORT)
      expect(real.code).toBe(0)
      expect(JSON.parse(real.stdout)).toMatchObject({ created: 19, refused: [] })
    })
  }

  async function skuOf(words: string): Promise<string> {
    const [{ mfname }] = JSON.parse(
      (await command("--store", "JP", "--json", "product", "list", "--search", words)).stdout,
    ).products
    const product = JSON.parse((await command("--store", "JP", "--json", "product", "show", mfname)).stdout)
    return product.colors[0].sizes[0].sku
  }
})
