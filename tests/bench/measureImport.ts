import { createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs"
import { finished } from "node:stream/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { catalogueFile } from "../../adapters/catalog-import/catalogueFile.ts"
import { CatalogueImportGateway } from "../../application/catalog/import/CatalogueImportGateway.ts"
import { importCatalogue } from "../../application/catalog/import/importCatalogue.ts"
import { PictureError, PictureFetcher } from "../../application/catalog/import/PictureFetcher.ts"
import { inStore } from "../support/fakes/inStore.ts"
import { IMPORT_SHEETS } from "./importSheets.ts"

/** Rows that are imported first, so that a short file is not measured before the code is compiled. */
const WARM_UP_ROWS = 5_000
/** Products between two measurements of the retained heap. */
const SAMPLE_PRODUCTS = 1_000
const MEBIBYTE = 1_048_576

/**
 * Cost of one import in its own process, started with `--expose-gc`: its time and the maximum size of the process
 * from one run, the heap after garbage collection from another. The backend accepts everything at once.
 */
export async function measureImport(name: string, rows: number): Promise<string> {
  const sheet = IMPORT_SHEETS[name]
  if (sheet === undefined) throw new Error(`There is no catalogue "${name}": ${Object.keys(IMPORT_SHEETS).join(", ")}.`)
  const folder = mkdtempSync(join(tmpdir(), "selvedge-bench-"))
  try {
    await imported(await written(join(folder, "warm-up"), sheet, WARM_UP_ROWS), () => undefined)
    const file = await written(join(folder, "catalogue"), sheet, rows)
    globalThis.gc?.()
    const sizeBefore = process.memoryUsage.rss()
    let size = sizeBefore
    const startedAt = performance.now()
    const products = await imported(file, () => {
      size = Math.max(size, process.memoryUsage.rss())
    })
    const seconds = (performance.now() - startedAt) / 1000
    const heldBefore = held()
    let heldMost = heldBefore
    let sampledAt = 0
    await imported(file, (soFar) => {
      if (soFar < sampledAt) return
      sampledAt = soFar + SAMPLE_PRODUCTS
      heldMost = Math.max(heldMost, held())
    })
    const mebibytesOfFile = (statSync(file).size / MEBIBYTE).toFixed(1)
    const title = `import of a ${sheet.description}: ${rows.toLocaleString("en")} rows, ${mebibytesOfFile} MiB`
    const rowsPerSecond = Math.round(rows / seconds).toLocaleString("en")
    const microsecondsPerRow = ((seconds * 1_000_000) / rows).toFixed(0)
    return [
      `${title.padEnd(66)} ${rowsPerSecond.padStart(7)} rows/s ${microsecondsPerRow.padStart(5)} µs a row`,
      `${products.toLocaleString("en").padStart(6)} products`,
      `resident ${mebibytes(size)} MiB at most, ${mebibytes(size - sizeBefore)} more than before; ` +
        `held ${mebibytes(heldMost - heldBefore)} MiB at most`,
    ].join("   ")
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function written(
  file: string,
  { head, row, between, tail, rowsInRecord }: (typeof IMPORT_SHEETS)[string],
  rows: number,
): Promise<string> {
  const out = createWriteStream(file)
  out.write(head)
  const records = rows / rowsInRecord
  for (let at = 0; at < records; at += 1) {
    if (!out.write(`${at === 0 ? "" : between}${row(at, rows)}`))
      await new Promise<void>((resolve) => out.once("drain", () => resolve()))
  }
  out.end(tail)
  await finished(out)
  return file
}

/** Imports a file into a backend that accepts everything; reports the number of products after each batch. */
async function imported(file: string, onBatch: (products: number) => void): Promise<number> {
  let products = 0
  const gateway = Layer.succeed(CatalogueImportGateway, {
    upsertProducts: (_scope, some) =>
      Effect.sync(() => {
        products += some.length
        onBatch(products)
        return some.map(({ handle }) => ({ handle, outcome: "created" as const }))
      }),
    listImported: () => Effect.succeed({ products: [] }),
    hideProducts: () => Effect.void,
    hasPicture: () => Effect.succeed(true),
    storePicture: () => Effect.void,
  })
  const pictures = Layer.succeed(PictureFetcher, {
    fetchPicture: (address) => Effect.fail(new PictureError({ address, reason: "unreachable" })),
  })
  const program = Effect.gen(function* () {
    const sheet = yield* catalogueFile().open(file, { currencyCode: "EUR" })
    return yield* importCatalogue(sheet.records, {
      format: sheet.format,
      dryRun: false,
      vanished: "keep",
      storePictures: false,
      pictureAddress: (text) => (text.startsWith("https:") ? text : undefined),
      onProgress: () => Effect.void,
    })
  })
  const { refused } = await Effect.runPromise(
    Effect.scoped(program).pipe(Effect.provide(Layer.mergeAll(gateway, pictures, inStore()))),
  )
  if (refused.length > 0) throw new Error(`The catalogue of the benchmark is refused: ${JSON.stringify(refused[0])}`)
  return products
}

function held(): number {
  globalThis.gc?.()
  // The first collection releases buffers that are freed in another thread; the second waits for them.
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

function mebibytes(bytes: number): string {
  return (bytes / MEBIBYTE).toFixed(1).padStart(5)
}
