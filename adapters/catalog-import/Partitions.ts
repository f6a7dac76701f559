import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { SheetRecord } from "../../application/catalog/import/CatalogueFile.ts"
import type { SheetRow } from "../../domain/catalog/sheet/SheetRow.ts"

/** Approximate bytes of the catalogue per partition, which is the amount held in memory. */
const PARTITION_BYTES = 2_097_152
const MAX_PARTITIONS = 256
const BUFFERED_CHARACTERS = 1_048_576

/**
 * Groups the records of each product, which may be far apart in a file, in bounded memory. Records are written to
 * temporary files by a hash of their product; the number of files grows with the catalogue. Each file is then read
 * alone.
 */
export class Partitions {
  private readonly held: string[][]
  private bufferedLength = 0
  private folder: string | undefined
  count = 0

  constructor(fileBytes: number) {
    this.held = Array.from(
      { length: Math.min(MAX_PARTITIONS, Math.max(1, Math.ceil(fileBytes / PARTITION_BYTES))) },
      () => [],
    )
  }

  async add(record: SheetRecord): Promise<void> {
    const written =
      "row" in record ? { row: { ...record.row, fields: [...record.row.fields] } } : { refusedReason: record }
    const text = `${JSON.stringify(record.handle ?? "")}\t${JSON.stringify(written)}\n`
    this.held[this.placeOf(record.handle ?? "")]?.push(text)
    this.count += 1
    this.bufferedLength += text.length
    if (this.bufferedLength > BUFFERED_CHARACTERS) await this.flushToDisk()
  }

  /** Returns all records, grouped by product; each partition in file order. */
  async *grouped(): AsyncGenerator<SheetRecord> {
    for (const at of this.held.keys()) {
      const written =
        this.folder === undefined ? "" : await readFile(this.fileOf(this.folder, at), "utf8").catch(emptyIfMissing)
      const groups = new Map<string, string[]>()
      for (const line of [...written.split("\n"), ...(this.held[at] ?? [])]) {
        if (line === "") continue
        const key = line.slice(0, line.indexOf("\t"))
        const group = groups.get(key)
        if (group === undefined) groups.set(key, [line])
        else group.push(line)
      }
      this.held[at] = []
      for (const lines of groups.values()) for (const line of lines) yield recordOf(line)
    }
  }

  async remove(): Promise<void> {
    if (this.folder !== undefined) await rm(this.folder, { recursive: true, force: true })
  }

  private async flushToDisk(): Promise<void> {
    this.folder ??= await mkdtemp(join(tmpdir(), "selvedge-import-"))
    for (const [at, texts] of this.held.entries()) {
      if (texts.length > 0) await appendFile(this.fileOf(this.folder, at), texts.join(""), { mode: 0o600 })
      this.held[at] = []
    }
    this.bufferedLength = 0
  }

  private fileOf(folder: string, at: number): string {
    return join(folder, String(at))
  }

  private placeOf(handle: string): number {
    let hash = 2_166_136_261
    for (let at = 0; at < handle.length; at += 1) hash = Math.imul(hash ^ handle.charCodeAt(at), 16_777_619)
    return (hash >>> 0) % this.held.length
  }
}

function emptyIfMissing(error: NodeJS.ErrnoException): string {
  if (error.code === "ENOENT") return ""
  throw error
}

/** Parses one line that `add` wrote. */
function recordOf(line: string): SheetRecord {
  const at = line.indexOf("\t")
  const handle: string = JSON.parse(line.slice(0, at))
  const written:
    | { readonly row: Omit<SheetRow, "fields"> & { readonly fields: readonly (readonly [string, string])[] } }
    | { readonly refusedReason: Extract<SheetRecord, { readonly refusedReason: unknown }> } = JSON.parse(
    line.slice(at + 1),
  )
  return "row" in written
    ? { handle, row: { ...written.row, fields: new Map(written.row.fields) } }
    : written.refusedReason
}
