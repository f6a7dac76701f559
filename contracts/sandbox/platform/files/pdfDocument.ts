import type { PdfBlock, PdfColumn, PdfContent } from "./PdfContent.ts"
import { lines, type PdfPen, pen } from "./pdfPen.ts"

// A PDF document:
//
//   const bytes = await pdfDocument({ title: "Invoice", language: "ja", madeAt: ports.now(), blocks: [
//     { kind: "heading", text: "請求書" },
//     { kind: "fields", fields: [["注文番号", "700000000001"]] },
//     { kind: "table", columns: [{ title: "商品", share: 3 }, { title: "金額", share: 1, side: "end" }],
//       rows: [["シャツ", "¥3,995"]] },
//     { kind: "picture", png: await qrPng("700000000001"), width: 120 },
//   ] })
//   return { status: 200, file: { mediaType: "application/pdf", bytes, name: "invoice.pdf" } }

const HEADING = { size: 18, weight: 700 } as const
const TEXT = { size: 10, weight: 400 } as const
const STRONG = { size: 10, weight: 700 } as const
const GAP = 8
const COLUMN_GAP = 8

const drawText = (page: PdfPen, text: string, type: typeof HEADING | typeof TEXT | typeof STRONG): void => {
  for (const line of lines(page, text, type, page.width)) {
    page.need(type.size * 1.5)
    page.write(line, type, 0, page.width, "start")
    page.down(type.size * 1.5)
  }
}

/** Isolates the direction of a value: `2026-15` is unchanged among Arabic words. */
const isolate = (value: string): string => `\u2068${value}\u2069`

const drawRow = (
  page: PdfPen,
  columns: readonly PdfColumn[],
  cells: readonly string[],
  type: typeof TEXT | typeof STRONG,
): void => {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (page.width * share) / shares)
  const wrapped = cells.map((cell, index) => lines(page, isolate(cell), type, (widths[index] ?? 0) - COLUMN_GAP))
  const height = Math.max(1, ...wrapped.map(({ length }) => length)) * type.size * 1.4
  page.need(height)
  let before = 0
  columns.forEach(({ side = "start" }, index) => {
    const width = widths[index] ?? 0
    wrapped[index]?.forEach((line, row) =>
      page.write(line, type, before, width - COLUMN_GAP, side, row * type.size * 1.4),
    )
    before += width
  })
  page.down(height)
  page.rule()
}

const draw = (page: PdfPen, block: PdfBlock): void => {
  switch (block.kind) {
    case "heading":
      return drawText(page, block.text, HEADING)
    case "paragraph":
      return drawText(page, block.text, block.strong === true ? STRONG : TEXT)
    case "fields":
      return block.fields.forEach(([name, value]) => drawText(page, `${name}: ${isolate(value)}`, TEXT))
    case "table":
      drawRow(
        page,
        block.columns,
        block.columns.map(({ title }) => title),
        STRONG,
      )
      return block.rows.forEach((row) => drawRow(page, block.columns, row, TEXT))
    case "picture":
      return page.picture(block.png, block.width)
  }
}

/**
 * Creates a PDF file with as many pages as needed. It contains text, not pictures of text, so that it can be searched
 * and read aloud.
 */
export const pdfDocument = async (content: PdfContent): Promise<Uint8Array<ArrayBuffer>> => {
  const page = await pen(content)
  for (const block of content.blocks) {
    draw(page, block)
    page.down(GAP)
  }
  return page.finish()
}
