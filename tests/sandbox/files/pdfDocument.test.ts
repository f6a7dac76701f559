import { createHash } from "node:crypto"
import { inflateSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { qrPng } from "../../../contracts/sandbox/platform/files/codeImages.ts"
import type { PdfContent } from "../../../contracts/sandbox/platform/files/PdfContent.ts"
import { pdfDocument } from "../../../contracts/sandbox/platform/files/pdfDocument.ts"
import { openPdf } from "../../support/openPdf.ts"

/** The words of every page, as a PDF reader extracts them. */
const pagesOf = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const document = await openPdf(bytes)
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(""))
  }
  return pages
}

/** Every text on the first page with its position, letters in their base form. */
const positionedTexts = async (bytes: Uint8Array<ArrayBuffer>) => {
  const document = await openPdf(bytes)
  const { items } = await (await document.getPage(1)).getTextContent({ disableNormalization: true })
  return items.flatMap((item) =>
    "str" in item && item.str.trim() !== "" ? [{ text: item.str.normalize("NFKC"), x: Number(item.transform[4]) }] : [],
  )
}

/** The decompressed drawing code of the file. */
const pageCode = async (bytes: Uint8Array): Promise<string> => {
  const file = Buffer.from(bytes).toString("latin1")
  return [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .flatMap(([, packed = ""]) =>
      packed.startsWith("x") ? [inflateSync(Buffer.from(packed, "latin1")).toString("latin1")] : [],
    )
    .join("\n")
}

const close = (text: string) => text.replaceAll(/\s+/gu, "")
const content = (over: Partial<PdfContent> = {}): PdfContent => ({
  title: "Document",
  language: "en",
  createdAt: Date.UTC(2026, 0, 15),
  blocks: [],
  ...over,
})

describe("a PDF of text", () => {
  it.each([
    ["es", "Camisa Oxford, 39,95 €, Peñíscola, l·l, Ł"],
    ["ja", "請求書 シャツ 株式会社 ¥3,995"],
    ["ko", "청구서 셔츠 ₩39,000"],
    ["zh", "发票 衬衫 这件 ¥399"],
    ["pl", "Zażółć gęślą jaźń, 39,95 zł"],
    ["en", "Order 700000000001 シャツ, ₪399, ₩39,000"],
  ])("can be extracted in %s", async (language, text) => {
    const [page = ""] = await pagesOf(await pdfDocument(content({ language, blocks: [{ kind: "paragraph", text }] })))
    expect(close(page)).toBe(close(text))
  })

  it("has joined Arabic letters, left-to-right numbers, and right-to-left lines", async () => {
    const bytes = await pdfDocument(
      content({
        language: "ar",
        blocks: [
          {
            kind: "fields",
            fields: [
              ["سعر", "2026-15"],
              ["عدد (سعر)", "39.95 €"],
            ],
          },
        ],
      }),
    )
    const placed = await positionedTexts(bytes)
    const whole = placed.map(({ text }) => text).join(" ")
    for (const word of ["سعر", "عدد", "2026-15", "39.95"]) expect(whole).toContain(word)
    const at = (word: string) => placed.find(({ text }) => text.includes(word))?.x ?? Number.NaN
    expect(at("سعر")).toBeGreaterThan(at("2026-15"))
    expect(at("عدد")).toBeGreaterThan(at("39.95"))
  })

  it("can be extracted in Arabic, letter by letter", async () => {
    const arabicText = "فاتورة رقم قميص"
    const page = await pageCode(
      await pdfDocument(content({ language: "ar", blocks: [{ kind: "paragraph", text: arabicText }] })),
    )
    expect(page.replaceAll(/\\([()\\])/g, "$1")).toContain(
      Buffer.from(`\uFEFF${arabicText}`, "utf16le").swap16().toString("latin1"),
    )
  })

  it("is the same file for the same content and time, and another for another", async () => {
    const digest = async (over: Partial<PdfContent>) =>
      createHash("sha256")
        .update(await pdfDocument(content({ blocks: [{ kind: "heading", text: "請求書 فاتورة" }], ...over })))
        .digest("hex")
    const first = await digest({})
    expect(await digest({})).toBe(first)
    expect(await digest({ createdAt: Date.UTC(2026, 0, 16) })).not.toBe(first)
  })

  it("breaks pages, keeps every row, and contains pictures and labels", async () => {
    const rows = Array.from({ length: 120 }, (_, index) => [`Row${index}.`, `${index},00`])
    const columns = [
      { title: "Name", share: 3 },
      { title: "Price", share: 1, side: "end" },
    ] as const
    const pages = await pagesOf(
      await pdfDocument(
        content({
          blocks: [
            { kind: "table", columns, rows },
            { kind: "picture", png: await qrPng("1"), width: 100 },
          ],
        }),
      ),
    )
    expect(pages.length).toBeGreaterThan(2)
    expect(rows.filter(([name = ""]) => !pages.join("").includes(name))).toEqual([])
    expect(
      await pagesOf(
        await pdfDocument(content({ paper: "A6", blocks: [{ kind: "fields", fields: [["Order", "7"]] }] })),
      ),
    ).toEqual(["Order: 7"])
  })

  it("accepts any text: direction marks, emoji, a long word, an empty one", async () => {
    for (const text of ["", "\u202Eevil\u0000", "😀😀", "x".repeat(5_000), "あ".repeat(2_000), "\uD800", "a\r\nb"]) {
      expect((await pdfDocument(content({ blocks: [{ kind: "paragraph", text }] }))).subarray(0, 5)).toEqual(
        Uint8Array.from(Buffer.from("%PDF-")),
      )
    }
  })
})
