import { parse } from "csv-parse/sync"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { csvRecords } from "../../../adapters/catalog-import/csvRecords.ts"

const LONGEST = 10_000

/** A field as any tool may write it: quoted where it must be, or where it need not be. */
const field = (delimiter: string) =>
  fc
    .tuple(
      fc.string({
        unit: fc.constantFrom("a", "é", "漢", " ", '"', ",", ";", "\t", "\n", "\r\n", "'", "\\"),
        maxLength: 8,
      }),
      fc.boolean(),
    )
    .map(([value, quoted]) => ({
      value,
      written:
        quoted || /["\r\n]/u.test(value) || value.includes(delimiter) || value.trim() !== value
          ? `"${value.replaceAll('"', '""')}"`
          : value,
    }))
const table = fc.constantFrom(",", ";", "\t").chain((delimiter) =>
  fc.record({
    delimiter: fc.constant(delimiter),
    rows: fc
      .integer({ min: 2, max: 5 })
      .chain((width) =>
        fc.array(fc.array(field(delimiter), { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 }),
      ),
    lineEnd: fc.constantFrom("\n", "\r\n"),
    endsOpen: fc.boolean(),
    chunks: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 }),
  }),
)

/** The text in chunks, as a disk returns it. */
async function* inChunks(text: string, sizes: readonly number[]): AsyncGenerator<string> {
  let from = 0
  for (let at = 0; from < text.length; at += 1) {
    const size = sizes[at % sizes.length] ?? 1
    yield text.slice(from, from + size)
    from += size
  }
}

async function fieldsOf(
  text: string,
  delimiter: string,
  sizes: readonly number[],
): Promise<readonly (readonly string[] | "refused")[]> {
  const all: (readonly string[] | "refused")[] = []
  for await (const record of csvRecords(inChunks(text, sizes), { delimiter, trims: false }, LONGEST))
    all.push("fields" in record ? record.fields : "refused")
  return all
}

describe("a well-formed table", () => {
  it("is read as csv-parse reads it, with any fields and any chunks", async () => {
    await fc.assert(
      fc.asyncProperty(table, async ({ delimiter, rows, lineEnd, endsOpen, chunks }) => {
        const text =
          rows.map((row) => row.map(({ written }) => written).join(delimiter)).join(lineEnd) + (endsOpen ? "" : lineEnd)
        const expected: string[][] = parse(text, { delimiter, record_delimiter: lineEnd, skip_empty_lines: true })
        expect(expected).toEqual(rows.map((row) => row.map(({ value }) => value)))
        expect(await fieldsOf(text, delimiter, chunks)).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })
})
