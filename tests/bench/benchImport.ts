import { execFile } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { build } from "vite"
import { IMPORT_SHEETS } from "./importSheets.ts"

const ROWS = [1_000, 10_000, 100_000]
/** Bound of the heap. Without one the garbage collector runs late, and the size of the process is meaningless. */
const HEAP_MEBIBYTES = 64
const SCRIPT =
  "const [file, form, rows] = process.argv.slice(1); " +
  "const { measureImport } = await import(file); " +
  "console.log(await measureImport(form, Number(rows)))"

/**
 * Rows per second and memory of an import, by format and length of the file. Each runs in its own process, because a
 * process does not return memory, and from a bundle of one file. With `forms` only those are measured.
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
