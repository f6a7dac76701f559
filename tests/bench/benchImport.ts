import { execFile } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { build } from "vite"
import { IMPORT_SHEETS } from "./importSheets.ts"

const ROWS = [1_000, 10_000, 100_000]
/**
 * What a process may hold of living and dead together: without a bound the engine collects late, and nothing is told by
 * its size.
 */
const HEAP_MEBIBYTES = 64
const SCRIPT =
  "const [file, form, rows] = process.argv.slice(1); const { measureImport } = await import(file); console.log(await measureImport(form, Number(rows)))"

/**
 * Rows per second and memory of an import, by the form and length of the file: each in a process of its own, since a
 * process does not give back what it once took, built to one file, so that nothing else is in it. With `forms` only
 * those are measured.
 */
export async function benchImport(print: (line: string) => void, forms: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "selvedge-bench-"))
  try {
    await build({
      configFile: false,
      logLevel: "error",
      ssr: { noExternal: true },
      build: {
        ssr: join(import.meta.dirname, "measureImport.ts"),
        outDir: folder,
        target: "node20",
        rollupOptions: { output: { entryFileNames: "measureImport.mjs" } },
      },
    })
    for (const form of Object.keys(IMPORT_SHEETS).filter((one) => forms.length === 0 || forms.includes(one))) {
      for (const rows of ROWS) {
        const { stdout } = await promisify(execFile)(process.execPath, [
          "--expose-gc",
          `--max-old-space-size=${HEAP_MEBIBYTES}`,
          "--input-type=module",
          "--eval",
          SCRIPT,
          pathToFileURL(join(folder, "measureImport.mjs")).href,
          form,
          String(rows),
        ])
        print(stdout.trimEnd())
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
