import { readFileSync } from "node:fs"
import type { PdfContent } from "./PdfContent.ts"
import { type Direction, textRuns } from "./textRuns.ts"
import { unpackWoff } from "./unpackWoff.ts"
import { wrapText } from "./wrapText.ts"

export interface TypeFace {
  /** Points. */
  readonly size: number
  readonly weight: 400 | 700
}

/** Writes on the page from top to bottom; a block that does not fit starts a new page. All lengths in points. */
export interface PdfPen {
  /** Between the margins. */
  readonly width: number
  readonly measure: (text: string, type: TypeFace) => number
  /** Writes one line inside a box that begins `before` points after the side where reading begins. */
  readonly write: (
    line: string,
    type: TypeFace,
    before: number,
    width: number,
    side: "start" | "end",
    below?: number,
  ) => void
  readonly picture: (png: Uint8Array, width: number) => void
  readonly rule: () => void
  readonly need: (height: number) => void
  readonly down: (height: number) => void
  readonly finish: () => Promise<Uint8Array<ArrayBuffer>>
}

const MARGIN = { A4: 48, A6: 20 } as const

const RIGHT_TO_LEFT_SCRIPT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cf}]/gu

/** Reading direction of a language. */
const directionOf = (language: string): Direction => (/^(?:ar|he)\b/u.test(language) ? "rtl" : "ltr")

/** Breaks a text into lines of a width. */
export const lines = (page: PdfPen, text: string, type: TypeFace, width: number): readonly string[] =>
  wrapText(text, (part) => page.measure(part, type), width)

const files = new Map<string, Uint8Array>()

/**
 * An unpacked font file, read once. Each document creates its own font from it, because a font remembers the letters of
 * its glyphs.
 */
const fontBytes = (path: string): Uint8Array => {
  const bytes = files.get(path) ?? unpackWoff(readFileSync(path))
  files.set(path, bytes)
  return bytes
}

/** A pen on an empty document. The PDF library is loaded with the first document. */
export const pen = async ({ title, language, createdAt, paper = "A4" }: PdfContent): Promise<PdfPen> => {
  const { default: Document } = await import("pdfkit")
  const margin = MARGIN[paper]
  const created = new Date(createdAt)
  const document = new Document({
    size: paper,
    margin,
    lang: language,
    displayTitle: true,
    font: "",
    info: { Title: title, Creator: "Selvedge", Producer: "Selvedge", CreationDate: created, ModDate: created },
  })
  const chunks: Buffer[] = []
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk))
    document.on("end", () => resolve(Uint8Array.from(Buffer.concat(chunks))))
    document.on("error", reject)
  })
  const direction = directionOf(language)
  const width = document.page.width - 2 * margin
  const bottom = document.page.height - margin
  // Shaped as one word, so that Arabic letters join; the option also disables the library's cache by word.
  const features: PDFKit.Mixins.OpenTypeFeatures[] = ["kern", "liga"]
  const registered = new Set<string>()
  const use = ({ name, path }: { readonly name: string; readonly path: string }, size: number) => {
    if (!registered.has(name)) {
      document.registerFont(name, fontBytes(path))
      registered.add(name)
    }
    return document.font(name).fontSize(size)
  }
  const measured = new Map<string, ReturnType<typeof measureRuns>>()
  const measureRuns = (line: string, { size, weight }: TypeFace) =>
    textRuns(line, direction, weight).map((run) => ({
      ...run,
      width: use(run.font, size).widthOfString(run.text, { features }),
    }))
  const runsOf = (line: string, type: TypeFace) => {
    const key = `${type.size} ${type.weight} ${line}`
    const runs = measured.get(key) ?? measureRuns(line, type)
    measured.set(key, runs)
    return runs
  }
  const measure = (text: string, type: TypeFace) => runsOf(text, type).reduce((sum, run) => sum + run.width, 0)
  let y = margin
  const need = (height: number): void => {
    if (y === margin || y + height <= bottom) return
    document.addPage()
    y = margin
  }
  return {
    width,
    measure,
    need,
    down: (height) => {
      y += height
    },
    write: (line, type, before, box, side, below = 0) => {
      const runs = runsOf(line, type)
      const length = runs.reduce((sum, run) => sum + run.width, 0)
      const left = direction === "ltr" ? before : width - before - box
      const isLeft = (side === "start") === (direction === "ltr")
      let x = margin + left + (isLeft ? 0 : box - length)
      // Shaping splits an Arabic letter from its dots and reverses the order, so the text is stored beside the glyphs.
      if (RIGHT_TO_LEFT_SCRIPT.test(line))
        document.markContent("Span", { actual: line.replaceAll(CONTROL_CHARACTERS, "") })
      for (const run of runs) {
        use(run.font, type.size).text(run.text, x, y + below + type.size, {
          lineBreak: false,
          features,
          baseline: "alphabetic",
        })
        x += run.width
      }
      if (RIGHT_TO_LEFT_SCRIPT.test(line)) document.endMarkedContent()
    },
    picture: (png, imageWidth) => {
      const image = Buffer.from(png)
      // Offsets of width and height in every PNG.
      const height = (imageWidth * image.readUInt32BE(20)) / image.readUInt32BE(16)
      need(height)
      document.image(image, direction === "ltr" ? margin : margin + width - imageWidth, y, { width: imageWidth })
      y += height
    },
    rule: () => {
      document
        .moveTo(margin, y + 1)
        .lineTo(margin + width, y + 1)
        .lineWidth(0.5)
        .strokeColor("#bbbbbb")
        .stroke()
      y += 4
    },
    finish: () => {
      document.end()
      return whole
    },
  }
}
