import { createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs"
import { finished } from "node:stream/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { catalogueFile } from "../../adapters/catalogue/catalogueFile.ts"
import { CatalogueImportGateway } from "../../application/catalog/CatalogueImportGateway.ts"
import { importCatalogue } from "../../application/catalog/importCatalogue.ts"
import { PictureFailed, PictureFetcher } from "../../application/catalog/PictureFetcher.ts"
import { inStore } from "../support/fakes/inStore.ts"

const ROWS = [1_000, 10_000, 100_000]
const ROWS_PER_PRODUCT = 5
/** Products after which memory is looked at, once everything that nobody holds is gone. */
const SAMPLE_PRODUCTS = 1_000
const MEBIBYTE = 1_048_576

const BODY = "<p>Woven from long fibres &amp; washed soft.</p><ul><li>Two pockets</li><li>Buttons of corozo</li></ul>"
const shopifyRow = (at: number) => {
  const product = Math.floor(at / ROWS_PER_PRODUCT)
  const first = at % ROWS_PER_PRODUCT === 0
  return `garment-${product},${first ? `Garment ${product},"${BODY}",Maker,Shirts,"linen, summer"` : ",,,,"},Size,S${at % ROWS_PER_PRODUCT},SKU-${at},7,49.90,59.90,https://pictures.example/${at}.jpg\n`
}
/** Items of a product stand far apart, as in no kind file. */
const feedItem = (at: number, rows: number) => {
  const product = at % Math.max(1, rows / ROWS_PER_PRODUCT)
  return `<item><g:id>SKU-${at}</g:id><g:item_group_id>garment-${product}</g:item_group_id><title>Garment ${product}</title><description>${BODY.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</description><g:size>S${at}</g:size><g:price>49.90 EUR</g:price><g:availability>in stock</g:availability><g:image_link>https://pictures.example/${at}.jpg</g:image_link></item>\n`
}
const FILES = [
  { name: "Shopify CSV", head: "Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src\n", row: shopifyRow, tail: "" },
  { name: "Google feed, items apart", head: "<?xml version=\"1.0\"?><rss version=\"2.0\" xmlns:g=\"http://base.google.com/ns/1.0\"><channel>\n", row: feedItem, tail: "</channel></rss>\n" },
] as const

/** Rows per second and the most memory that an import holds, by the length of the file; the backend is one that takes everything at once. */
export async function benchImport(print: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-bench-"))
  try {
    for (const { name, head, row, tail } of FILES) {
      for (const rows of ROWS) {
        const file = join(folder, "catalogue")
        const out = createWriteStream(file)
        out.write(head)
        for (let at = 0; at < rows; at += 1) if (!out.write(row(at, rows))) await new Promise<void>((resolve) => out.once("drain", () => resolve()))
        out.end(tail)
        await finished(out)
        const { seconds, peak, products } = await measured(file)
        const words = `import of a ${name}: ${rows.toLocaleString("en")} rows, ${(statSync(file).size / MEBIBYTE).toFixed(1)} MiB`
        print(`${words.padEnd(70)} ${Math.round(rows / seconds).toLocaleString("en").padStart(9)} rows/s   ${products.toLocaleString("en").padStart(7)} products   memory held at most ${(peak / MEBIBYTE).toFixed(1)} MiB`)
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measured(file: string): Promise<{ readonly seconds: number; readonly peak: number; readonly products: number }> {
  const collect = collector()
  const before = held(collect)
  let peak = 0
  let products = 0
  let sampledAt = 0
  let sampling = 0
  const gateway = Layer.succeed(CatalogueImportGateway, {
    upsertProducts: (_storeId, some) => Effect.sync(() => {
      products += some.length
      if (products >= sampledAt) {
        const startedAt = performance.now()
        sampledAt = products + SAMPLE_PRODUCTS
        peak = Math.max(peak, held(collect) - before)
        sampling += performance.now() - startedAt
      }
      return some.map(({ handle }) => ({ handle, outcome: "created" as const }))
    }),
    listImported: () => Effect.succeed({ products: [] }),
    hideProducts: () => Effect.void,
    hasPicture: () => Effect.succeed(true),
    keepPicture: () => Effect.void,
  })
  const pictures = Layer.succeed(PictureFetcher, { fetchPicture: (address) => Effect.fail(new PictureFailed({ address, reason: "unreachable" })) })
  const startedAt = performance.now()
  const program = Effect.gen(function* () {
    const sheet = yield* catalogueFile().open(file, { currencyCode: "EUR" })
    return yield* importCatalogue(sheet.records, {
      format: sheet.format, dryRun: false, vanished: "keep", keepsPictures: false, pictureAddress: (text) => (text.startsWith("https:") ? text : undefined), onProgress: () => Effect.void,
    })
  })
  await Effect.runPromise(Effect.scoped(program).pipe(Effect.provide(Layer.mergeAll(gateway, pictures, inStore()))))
  return { seconds: (performance.now() - startedAt - sampling) / 1000, peak, products }
}

/** The engine's own collector, which a program is given only when it asks. */
function collector(): () => void {
  setFlagsFromString("--expose-gc")
  const collect: unknown = runInNewContext("gc")
  return typeof collect === "function" ? () => { collect() } : () => undefined
}

function held(collect: () => void): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
