/** The size of a picture, in pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/**
 * Returns the size that the header of a JPEG, PNG or WebP file names, before it is decoded; `undefined` when the header
 * has none. A decoder allocates memory for this size.
 */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))
  if (text(1) === "PNG\r" && view.byteLength >= 24) return { width: view.getUint32(16), height: view.getUint32(20) }
  if (text(0) === "RIFF" && view.byteLength >= 30) return webpSize(view, text(12))
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegSize(view) : undefined
}

function webpSize(view: DataView, format: string): ImageSize | undefined {
  const threeBytes = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000
  switch (format) {
    case "VP8X":
      return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 }
    case "VP8 ":
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case "VP8L": {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    default:
      return undefined
  }
}

/** Walks the segments to the frame header, whose marker is 0xC0 to 0xCF except three others. */
function jpegSize(view: DataView): ImageSize | undefined {
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    // Fill bytes before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}
