import sharp from "sharp"
import type { ImageFormat } from "./imageAddress.ts"

export interface Rendering {
  /** Pixels. The height follows from the drawing. */
  readonly width: number
  readonly format: ImageFormat
}

/** Returns the HTTP content type of a format. */
export const contentTypeOf = (format: ImageFormat): string => `image/${format}`

const viewWidth = (svg: string): number => {
  const match = /^<svg [^>]*viewBox="0 0 (\d+) \d+"/.exec(svg)
  if (match?.[1] === undefined) throw new TypeError("renderImage draws documents of drawGarment only.")
  return Number(match[1])
}

/**
 * Renders a drawing directly at the requested size, so that its weave is as sharp as the pixels allow. AVIF is encoded
 * at low effort: the first customer waits for it, and more effort saves little on drawn fabric.
 */
export const renderImage = async (svg: string, { width, format }: Rendering): Promise<Uint8Array> => {
  const picture = sharp(Buffer.from(svg), { density: (72 * width) / viewWidth(svg) }).removeAlpha()
  const sized = picture.resize({ width, withoutEnlargement: false })
  switch (format) {
    case "avif":
      return sized.avif({ quality: 56, effort: 1, chromaSubsampling: "4:2:0" }).toBuffer()
    case "webp":
      return sized.webp({ quality: 74, effort: 2 }).toBuffer()
    case "jpeg":
      return sized.jpeg({ quality: 78, progressive: true }).toBuffer()
    case "png":
      return sized.png({ compressionLevel: 6 }).toBuffer()
  }
}
