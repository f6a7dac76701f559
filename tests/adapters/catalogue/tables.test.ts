import { createWriteStream } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { once } from "node:events"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { catalogueFile } from "../../../adapters/catalog-import/catalogueFile.ts"
import { tableRows } from "../../../adapters/catalog-import/tableRows.ts"
import type { SheetHints, SheetRecord } from "../../../application/catalog/import/CatalogueFile.ts"
import { SheetUnreadableError } from "../../../application/catalog/import/SheetUnreadableError.ts"

let folder = ""
let files = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sheet-"))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(content: string | Uint8Array): Promise<string> {
  const file = join(folder, `${(files += 1)}.csv`)
  await writeFile(file, content)
  return file
}

/** Every record of a file, up to a limit. */
function read(
  file: string,
  hints: Partial<SheetHints> = {},
  atMost = Number.POSITIVE_INFINITY,
): Promise<readonly SheetRecord[]> {
  return Effect.runPromise(
    Effect.scoped(
      Effect.gen(function* () {
        const sheet = yield* catalogueFile().open(file, { currencyCode: "EUR", ...hints })
        return yield* Stream.runCollect(Stream.take(sheet.records, atMost))
      }),
    ),
  )
}

async function recordsOf(
  content: string | Uint8Array,
  hints: Partial<SheetHints> = {},
): Promise<readonly SheetRecord[]> {
  return read(await fileOf(content), hints)
}

/** Line and handle of each product that was read, and the rule of each that was not. */
const outline = (records: readonly SheetRecord[]) =>
  records.map((record) =>
    "row" in record
      ? [record.row.line, record.row.fields.get("Handle")]
      : [record.refusedReason.line, record.refusedReason.rule, record.handle],
  )

const HEADER = "Handle,Title,Variant Price"

describe("a catalogue file", () => {
  it.each([
    ["\n", "one"],
    ["\r\n", "two"],
    ["\r", "one"],
  ])("is read with line ends %j, with the line on which each record starts", async (end) => {
    const lines = [HEADER, "a,A,1", "", `b,"B${end}two${end}three",2`, `c,"C${end}",3`, "d,D,4", ""]
    expect(outline(await recordsOf(lines.join(end)))).toEqual([
      [2, "a"],
      [4, "b"],
      [7, "c"],
      [9, "d"],
    ])
  })

  it("may start with a UTF-8 byte order mark, and a header may span lines", async () => {
    expect(outline(await recordsOf(`\ufeff${HEADER},"two\r\nlines"\r\na,A,1,x\r\n`))).toEqual([[3, "a"]])
  })

  it("keeps quotes, commas, line ends and every script of its fields", async () => {
    const [record] = await recordsOf(`${HEADER}\n日本,"قميص, ""fine""\r\n👗",1`)
    expect(record).toEqual({
      handle: "日本",
      row: {
        line: 2,
        number: 1,
        fields: new Map([
          ["Handle", "日本"],
          ["Title", 'قميص, "fine"\r\n👗'],
          ["Variant Price", "1"],
        ]),
      },
    })
  })

  it("has a problem where a record has too few or too many fields, at its product", async () => {
    const records = await recordsOf(`${HEADER}\na,A\nb,B,1,2\n,short\nc,C,3\n`)
    expect(outline(records)).toEqual([
      [2, "columnCount", "a"],
      [3, "columnCount", "b"],
      [4, "columnCount", "b"],
      [5, "c"],
    ])
    expect(records[0]).toMatchObject({ refusedReason: { value: "2/3" } })
  })

  it.each([
    ["never closes", 'c,"C,3', 'c,"C,3', 4],
    ["closes within a field", 'c,"C"x,3', 'c,"C"x,3', 4],
    ["closes in a later line", 'c,"C,3\nmore "words"', 'c,"C,3', 5],
    ["swallows the record below up to a quote there", 'c,"C,3\nd,D,4\nsaid "so"', 'c,"C,3', 4],
  ])(
    "refuses the record in which a quote %s, with its line and text, and continues below it",
    async (_, broken, value, lastLine) => {
      const records = await recordsOf(`${HEADER}\na,A,1\nb,B,2\n${broken}\ny,\"Y\r\nY\",4\nz,Z,5\n`)
      const outlined = outline(records)
      expect(outlined.filter(([, what]) => what !== "d").slice(0, 3)).toEqual([
        [2, "a"],
        [3, "b"],
        [4, "quotes", "c"],
      ])
      expect(outlined.slice(-2).map(([, what]) => what)).toEqual(["y", "z"])
      expect(records[2]).toMatchObject({ refusedReason: { value, ...(lastLine > 4 ? { lastLine } : {}) } })
    },
  )

  it("reports each of several malformed records in sequence", async () => {
    expect(outline(await recordsOf(`${HEADER}\na,"A"x,1\nb,"B"x,1\nc,C,1\n`))).toEqual([
      [2, "quotes", "a"],
      [3, "quotes", "b"],
      [4, "c"],
    ])
  })

  it("warns of lost records where lines of a malformed one are unreadable, or its product has no name", async () => {
    const records = await recordsOf(`${HEADER}\na,"A"x,1\nb,"B"x,1\nmore\nd,D,1\n"e"x,E,1\nf,F,1\n`)
    expect(records.map((record) => "mayHideRows" in record)).toEqual([false, true, false, true, false])
  })

  it("reads a quote within an unquoted field verbatim", async () => {
    const records = await recordsOf(`${HEADER}\na,5" heel,1\nb,6"7" B"",2\n`)
    expect(records.map((record) => "row" in record && record.row.fields.get("Title"))).toEqual(['5" heel', '6"7" B""'])
  })

  it("refuses a record that swallowed others up to a quote far below, and reads those", async () => {
    const content =
      `${HEADER}\na,"A,1\n${Array.from({ length: 50 }, (_, at) => `p${at},P,1`).join("\n")}\nz,Z",1,2\n` + `last,L,1\n`
    const outlined = outline(await recordsOf(content))
    expect([outlined[0], outlined.length, outlined[50], outlined.at(-1)]).toEqual([
      [2, "quotes", "a"],
      53,
      [52, "p49"],
      [54, "last"],
    ])
  })

  it("has one problem for a record of several lines with too many fields", async () => {
    expect(outline(await recordsOf(`${HEADER}\nb,"B\nb2",1,2\nc,C,3\n`))).toEqual([
      [2, "columnCount", "b"],
      [4, "c"],
    ])
  })

  it.each([
    ["a line without end", "x".repeat(9_000_000), "tooLong"],
    ["an open quote above millions of characters", `c,"C,3\n${`${"x".repeat(1000)}\n`.repeat(9000)}`, "quotes"],
  ])("refuses %s, and continues below it", async (_, long, rule) => {
    const outlined = outline(await recordsOf(`${HEADER}\na,A,1\n${long}\nz,Z,5\n`))
    expect(outlined).toEqual([
      [2, "a"],
      [3, rule, rule === "quotes" ? "c" : "a"],
      [rule === "quotes" ? 9005 : 4, "z"],
    ])
  })

  it("returns every record for any chunks of the file", async () => {
    const chunks = [...`${HEADER}\r\na,"A ""x""\r\ny",1\r\n\r\nb,"B"b,2\rc,"C\rc",3\n`]
    const source = async function* () {
      yield* chunks
    }
    const rows = []
    for await (const row of tableRows(source(), {
      file: "",
      delimiter: ",",
      skippedLines: 0,
      columnsOf: (names) => names,
    }))
      rows.push(row)
    expect(
      rows.map((read) => [
        read.row?.line,
        "refusedReason" in read ? read.refusedReason.rule : read.row.fields.get("Title"),
      ]),
    ).toEqual([
      [2, 'A "x"\r\ny'],
      [5, "quotes"],
      [6, "C\rc"],
    ])
  })

  it("has a problem, not a question mark, where a few bytes are not UTF-8", async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${HEADER}\na,Crème brûlée ${"é".repeat(3)} Caf`),
      Buffer.from([0xe9]),
      Buffer.from(",1\nb,B,2\n"),
    ])
    const records = await recordsOf(bytes)
    expect(outline(records)).toEqual([
      [2, "encoding", "a"],
      [3, "b"],
    ])
    expect(records[0]).toMatchObject({ refusedReason: { column: "Title" } })
  })

  it.each([
    ["empty", "", "is empty"],
    ["only a mark", "\ufeff", "is empty"],
    ["only empty lines", "\n\r\n\n", "is empty"],
    ["another sheet", "name,age\nx,1\n", 'no catalogue of a known format by its columns "name", "age"'],
    ["broken in its first line", 'Handle,"Title\nx', "cannot be read as CSV"],
  ])("that is %s is refused as no catalogue", async (_, content, words) => {
    const error: unknown = await recordsOf(content).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(SheetUnreadableError)
    expect(error).toHaveProperty("message", expect.stringContaining(words))
  })

  it("that is missing or a folder is named", async () => {
    await expect(read(join(folder, "none.csv"))).rejects.toThrow(`There is no file ${join(folder, "none.csv")}.`)
    await expect(read(folder)).rejects.toThrow("is a folder")
  })

  it("with a header and nothing below it has no products", async () => {
    expect(await recordsOf(`${HEADER}\n`)).toEqual([])
  })

  it("of 20,000 rows is streamed, and can be abandoned after the first", async () => {
    const file = join(folder, "large.csv")
    const out = createWriteStream(file)
    out.write(`${HEADER}\r\n`)
    for (let index = 0; index < 20_000; index += 1)
      out.write(`product-${index},"Title\r\nof ${index} ${"é".repeat(100)}",${index}\r\n`)
    out.end()
    await once(out, "finish")
    const records = await read(file)
    const last = records.at(-1)
    expect([records.length, last && outline([last])]).toEqual([20_000, [[40_000, "product-19999"]]])
    expect(outline(await read(file, {}, 1))).toEqual([[2, "product-0"]])
  })
})
