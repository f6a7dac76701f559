import { createHash } from "node:crypto"
import { LRUCache } from "lru-cache"
import sharp from "sharp"
import type { ImageFormat } from "./imageAddress.ts"
import { divideAtSoftLayers } from "./softLayer.ts"

export interface Rendering {
  /** Pixels. The height follows from the drawing. */
  readonly width: number
  readonly format: ImageFormat
}

/** A drawing in pixels, from which smaller sizes and all formats are derived. */
export interface Raster {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

const RGB = 3
/** Pixels of a blurred layer per pixel of its picture, in each direction. */
const SOFT_SCALE = 0.25

/** Returns the HTTP content type of a format. */
export const contentTypeOf = (format: ImageFormat): string => `image/${format}`

const viewWidth = (svg: string): number => {
  const match = /^<svg [^>]*viewBox="0 0 (\d+) \d+"/.exec(svg)
  if (match?.[1] === undefined) throw new TypeError("renderImage draws documents of drawGarment only.")
  return Number(match[1])
}

/** Draws a document at exactly this width, so that its weave is as sharp as the pixels allow. */
export const rasterize = async (svg: string, width: number): Promise<Raster> => {
  const density = (72 * width) / viewWidth(svg)
  const { layers, withPictures } = divideAtSoftLayers(svg)
  const whole = withPictures(await Promise.all(layers.map((layer) => softPicture(layer, density))))
  const { data, info } = await sharp(Buffer.from(whole), { density })
    .removeAlpha()
    .resize({ width, withoutEnlargement: false })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

const softPicture = async (layer: string, density: number): Promise<string> => {
  const png = await sharp(Buffer.from(layer), { density: density * SOFT_SCALE })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return `data:image/png;base64,${png.toString("base64")}`
}

/**
 * Encodes a raster, at its own width or a smaller one. AVIF is encoded at low effort: the first customer waits for it,
 * and more effort saves little on drawn fabric.
 */
export const encodeRaster = async (raster: Raster, { width, format }: Rendering): Promise<Uint8Array> => {
  const picture = sharp(raster.pixels, { raw: { width: raster.width, height: raster.height, channels: RGB } })
  const sized = width === raster.width ? picture : picture.resize({ width })
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

/** Draws and encodes a document. */
export const renderImage = async (svg: string, rendering: Rendering): Promise<Uint8Array> =>
  encodeRaster(await rasterize(svg, rendering.width), rendering)

/** The widths at which a view is drawn: most pages show cards and phones, the others large pictures. */
const RASTER_WIDTHS = [640, 1280]
const MAX_RASTER_BYTES = 48_000_000

interface KnownRaster {
  readonly width: number
  readonly raster: Promise<Raster>
}

/**
 * Returns a `renderImage` that draws a document once for several sizes and formats, as long as it is among the last
 * ones (at most 48 MB of pixels): encoding takes a fraction of the time of drawing.
 */
export const imageRenderer = (draw: typeof rasterize = rasterize): typeof renderImage => {
  const known = new LRUCache<string, KnownRaster>({
    maxSize: MAX_RASTER_BYTES,
    // A portrait picture; one of a wide view takes half.
    sizeCalculation: ({ width }) => RGB * width * width * 1.25,
  })
  return async (svg, rendering) => {
    const key = createHash("sha256").update(svg).digest("base64url")
    const found = known.get(key)
    if (found !== undefined && found.width >= rendering.width) return encodeRaster(await found.raster, rendering)
    const width = RASTER_WIDTHS.find((one) => one >= rendering.width) ?? rendering.width
    const entry: KnownRaster = { width, raster: draw(svg, width) }
    known.set(key, entry)
    entry.raster.catch(() => {
      if (known.peek(key) === entry) known.delete(key)
    })
    return encodeRaster(await entry.raster, rendering)
  }
}
