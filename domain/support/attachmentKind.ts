/** Accepted types of attachments. */
export type AttachmentKind = "jpeg" | "png" | "webp" | "pdf"

const SIGNATURES: readonly (readonly [AttachmentKind, readonly number[]])[] = [
  ["jpeg", [0xff, 0xd8, 0xff]],
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
]

/**
 * Returns the type of a file by its first bytes; its name is not trusted. Undefined for every other file, such as an
 * SVG picture, which can contain scripts (F121).
 */
export function attachmentKind(bytes: Uint8Array): AttachmentKind | undefined {
  const known = SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))
  if (known !== undefined) return known[0]
  const text = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))
  return text(0) === "RIFF" && text(8) === "WEBP" ? "webp" : undefined
}
