import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { RunningShop } from "../support/runShop.ts"
import { runShop } from "../support/runShop.ts"
import { selvedge } from "../support/selvedge.ts"

const folder = mkdtempSync(join(tmpdir(), "selvedge-own-"))
const dataDir = join(folder, "data")

/** The address of a category, without its number. */
const CATEGORY = /\/[\p{L}-]+-n(?=\d+")/gu

let shop: RunningShop
beforeAll(async () => {
  shop = await runShop({ dataDir, storage: "own", environment: { DEMO_PRODUCTS: "0" } })
})
afterAll(async () => {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
})

const command = (...words: readonly string[]) =>
  selvedge(["--backend", shop.address, "--store", "ES", "--state-file", join(folder, "state.json"), ...words], {
    environment: { DATA_DIR: dataDir },
  })
const page = async (path: string) => {
  const response = await fetch(`${shop.address}${path}`)
  return { status: response.status, text: await response.text() }
}

describe("A shop without the demo catalogue", () => {
  it("opens with nothing to buy, and links to none of the demo's categories", async () => {
    const [stores, home, list] = [await page("/"), await page("/10000034/"), await page("/10000034/mujer-n5000")]
    expect([stores.status, home.status, list.status]).toEqual([200, 200, 404])
    expect(home.text).toMatch(/<h1/u)
    expect(home.text).not.toContain("/media/")
    // The tests run in any order: the merchant's categories may exist already, with longer numbers.
    expect(home.text).not.toMatch(/-n\d{4}"/u)
  })

  it("sells its merchant's products", async () => {
    const file = join(folder, "own.csv")
    writeFileSync(file, "product,title,price,sku,type\nown-vest,Chaleco propio,49.90,OV-1,Chalecos\n")
    expect(await command("catalog", "import", file)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("1 created"),
    })
    const found = JSON.parse((await command("--json", "product", "list", "--search", "chaleco")).stdout)
    expect(found.products).toEqual([expect.objectContaining({ name: "Chaleco propio" })])
    expect((await page(`/10000034/chaleco-propio-l${found.products[0].mfname}`)).text).toContain("Chaleco propio")
    expect((await page("/10000034/")).status).toBe(200)
    // In a language without earlier requests: the web server caches a category tree for half a minute.
    expect(new Set((await page("/10000034/-30/")).text.match(CATEGORY))).toEqual(
      new Set(["/importat-n", "/chalecos-n"]),
    )
  })
})
