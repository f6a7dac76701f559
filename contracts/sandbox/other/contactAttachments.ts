import sharp from "sharp"
import type { components } from "../../generated/other.d.ts"
import { type FieldProblem, notAcceptable } from "../platform/http/Refused.ts"
import type { Attachment } from "../platform/outbox/sendMessage.ts"

type AttachedFile = components["schemas"]["AttachedFile"]

/** Bytes of all files of a message together. */
const MAX_TOTAL_BYTES = 700_000
const MAX_PIXELS = 25_000_000

type PictureFormat = "jpeg" | "png" | "webp"

const startsWith = (bytes: Buffer, ...codes: readonly number[]): boolean =>
  codes.every((code, at) => bytes[at] === code)

/** Detects a file's type by its first bytes; its name is not trusted. */
const kindOf = (bytes: Buffer): PictureFormat | "pdf" | undefined => {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return "jpeg"
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png"
  if (bytes.subarray(0, 4).toString("latin1") === "RIFF" && bytes.subarray(8, 12).toString("latin1") === "WEBP")
    return "webp"
  return bytes.subarray(0, 5).toString("latin1") === "%PDF-" ? "pdf" : undefined
}

/** Content that a PDF reader would run, open or fetch by itself. */
const ACTIVE_PDF = /\/(JavaScript|JS|Launch|EmbeddedFile|OpenAction|AA|RichMedia|XFA)\b/u
/** A PDF ends with this marker; anything after it would be a second file. */
const PDF_END = /%%EOF\s*$/u

/**
 * Returns the files of a message in a safe form: pictures re-encoded, so that no payload is left, and documents without
 * active content. Fails with 422 `_ERR_ATTACHMENT_NOT_VALID` naming file and rule (F121).
 */
export const contactAttachments = async (files: readonly AttachedFile[]): Promise<readonly Attachment[]> => {
  const decoded = files.map(({ nameFile, contentFile }) => ({ nameFile, bytes: Buffer.from(contentFile, "base64") }))
  if (decoded.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) > MAX_TOTAL_BYTES) {
    throw attachmentNotValid({
      field: "attachmentList",
      rule: "maxBytes",
      message: `The files are larger than ${MAX_TOTAL_BYTES} bytes together.`,
    })
  }
  const clean: Attachment[] = []
  for (const [at, { nameFile, bytes }] of decoded.entries())
    clean.push(await cleanFile(`attachmentList.${at}.contentFile`, nameFile, bytes))
  return clean
}

const cleanFile = async (field: string, name: string, bytes: Buffer): Promise<Attachment> => {
  const kind = kindOf(bytes)
  if (kind === undefined)
    throw attachmentNotValid({
      field,
      rule: "mediaType",
      message: "A file must be a JPEG, PNG or WebP picture, or a PDF document.",
    })
  if (kind !== "pdf")
    return {
      name: named(name, kind),
      mediaType: `image/${kind}`,
      base64: (await redrawImage(field, kind, bytes)).toString("base64"),
    }
  const text = bytes.toString("latin1")
  if (!PDF_END.test(text) || ACTIVE_PDF.test(text))
    throw attachmentNotValid({ field, rule: "content", message: "The document is not a plain PDF." })
  return { name: named(name, "pdf"), mediaType: "application/pdf", base64: bytes.toString("base64") }
}

const redrawImage = async (field: string, format: PictureFormat, bytes: Buffer): Promise<Buffer> => {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", animated: false })
      .rotate()
      .toFormat(format)
      .toBuffer()
  } catch {
    throw attachmentNotValid({
      field,
      rule: "content",
      message: `The picture cannot be read, or has more than ${MAX_PIXELS} pixels.`,
    })
  }
}

const EXTENSIONS: Readonly<Record<PictureFormat | "pdf", string>> = {
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  pdf: "pdf",
}

/** Returns the sender's file name with the extension of the detected type. */
const named = (name: string, kind: PictureFormat | "pdf"): string =>
  `${
    name
      .replace(/\.[^.]*$/u, "")
      .replace(/[^\p{L}\p{N} _-]/gu, "_")
      .slice(0, 100) || "file"
  }.${EXTENSIONS[kind]}`

const attachmentNotValid = (problem: FieldProblem) =>
  notAcceptable("_ERR_ATTACHMENT_NOT_VALID", problem.message, [problem])
