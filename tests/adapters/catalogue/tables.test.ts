import { createWriteStream } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { once } from "node:events"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { catalogueFile } from "../../../adapters/catalogue/catalogueFile.ts"
import type { SheetHints, SheetRecord } from "../../../application/catalog/CatalogueFile.ts"
import { SheetUnreadable } from "../../../application/catalog/SheetUnreadable.ts"

let folder = ""
let files = 0
beforeAll(async () => { folder = await mkdtemp(join(tmpdir(), "sheet-")) })
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(content: string | Uint8Array): Promise<string> {
  const file = join(folder, `${(files += 1)}.csv`)
  await writeFile(file, content)
  return file
}

/** Every record of a file, as many of them as are asked for. */
function read(file: string, hints: Partial<SheetHints> = {}, atMost = Number.POSITIVE_INFINITY): Promise<readonly SheetRecord[]> {
  return Effect.runPromise(Effect.scoped(Effect.gen(function* () {
    const sheet = yield* catalogueFile().open(file, { currencyCode: "EUR", ...hints })
    return yield* Stream.runCollect(Stream.take(sheet.records, atMost))
  })))
}

async function recordsOf(content: string | Uint8Array, hints: Partial<SheetHints> = {}): Promise<readonly SheetRecord[]> {
  return read(await fileOf(content), hints)
}

/** Line and handle of what could be read, and the rule where it could not. */
const outline = (records: readonly SheetRecord[]) =>
  records.map((record) => ("row" in record ? [record.row.line, record.row.fields.get("Handle")] : [record.problem.line, record.problem.rule, record.handle]))

const HEADER = "Handle,Title,Variant Price"

describe("a catalogue file", () => {
  it.each([["\n", "one"], ["\r\n", "two"], ["\r", "one"]])("is read with line ends %j, with the line each record begins on", async (end) => {
    const lines = [HEADER, "a,A,1", "", `b,"B${end}two${end}three",2`, `c,"C${end}",3`, "d,D,4", ""]
    expect(outline(await recordsOf(lines.join(end)))).toEqual([[2, "a"], [4, "b"], [7, "c"], [9, "d"]])
  })

  it("may begin with the mark of UTF-8, and a header may go over lines", async () => {
    expect(outline(await recordsOf(`\ufeff${HEADER},"two\r\nlines"\r\na,A,1,x\r\n`))).toEqual([[3, "a"]])
  })

  it("keeps quotes, commas, line ends and every script of its fields", async () => {
    const [record] = await recordsOf(`${HEADER}\n日本,"قميص, ""fine""\r\n👗",1`)
    expect(record).toEqual({ handle: "日本", row: { line: 2, number: 1, fields: new Map([["Handle", "日本"], ["Title", "قميص, \"fine\"\r\n👗"], ["Variant Price", "1"]]) } })
  })

  it("has a problem where a record has too few or too many fields, at its product", async () => {
    const records = await recordsOf(`${HEADER}\na,A\nb,B,1,2\n,short\nc,C,3\n`)
    expect(outline(records)).toEqual([[2, "columnCount", "a"], [3, "columnCount", "b"], [4, "columnCount", "b"], [5, "c"]])
    expect(records[0]).toMatchObject({ problem: { value: "2/3" } })
  })

  it.each([
    ["never closes", "a,A,1\nb,B,2\nc,\"C,3\nd,D,4\n", 4], ["closes within a field", "a,A,1\nb,B,2\nc,\"C\"x,3\nd,D,4\n", 4], ["opens within a field", "a,A,1\nb,B,2\nc,C\"x,3\nd,D,4\n", 4],
    ["never closes, below fields of several lines", "a,\"A\r\nA\",1\r\nb,\"B\r\n\r\n\",2\r\nc,\"C,3\r\n", 7],
  ])("gives all that stands before a quote that %s, and then says where it is", async (_, content, line) => {
    const lines = outline(await recordsOf(`${HEADER}\n${content}`))
    expect(lines.map(([, what]) => what)).toEqual(["a", "b", "quotes"])
    expect(lines.at(-1)).toEqual([line, "quotes", "b"])
  })

  it("has a problem, not a question mark, where a few bytes are no UTF-8", async () => {
    const bytes = Buffer.concat([Buffer.from(`${HEADER}\na,Crème brûlée ${"é".repeat(3)} Caf`), Buffer.from([0xe9]), Buffer.from(",1\nb,B,2\n")])
    const records = await recordsOf(bytes)
    expect(outline(records)).toEqual([[2, "encoding", "a"], [3, "b"]])
    expect(records[0]).toMatchObject({ problem: { column: "Title" } })
  })

  it.each([
    ["empty", "", "is empty"], ["only a mark", "\ufeff", "is empty"], ["only empty lines", "\n\r\n\n", "is empty"], ["another sheet", "name,age\nx,1\n", "no catalogue of a known format by its columns \"name\", \"age\""],
    ["broken in its first line", "Handle,\"Title\nx", "cannot be read as CSV"],
  ])("that is %s is no catalogue, and says so", async (_, content, words) => {
    const error: unknown = await recordsOf(content).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(SheetUnreadable)
    expect(error).toHaveProperty("message", expect.stringContaining(words))
  })

  it("that is not there or a folder is told by its name", async () => {
    await expect(read(join(folder, "none.csv"))).rejects.toThrow(`There is no file ${join(folder, "none.csv")}.`)
    await expect(read(folder)).rejects.toThrow("is a folder")
  })

  it("with a header and nothing below it has no products", async () => {
    expect(await recordsOf(`${HEADER}\n`)).toEqual([])
  })

  it("of 20,000 rows is read as it comes, and can be left after the first", async () => {
    const file = join(folder, "large.csv")
    const out = createWriteStream(file)
    out.write(`${HEADER}\r\n`)
    for (let index = 0; index < 20_000; index += 1) out.write(`product-${index},"Title\r\nof ${index} ${"é".repeat(100)}",${index}\r\n`)
    out.end()
    await once(out, "finish")
    const records = await read(file)
    const last = records.at(-1)
    expect([records.length, last && outline([last])]).toEqual([20_000, [[40_000, "product-19999"]]])
    expect(outline(await read(file, {}, 1))).toEqual([[2, "product-0"]])
  })
})
