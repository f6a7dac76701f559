import { createHash } from "node:crypto"
import * as Effect from "effect/Effect"
import type {
  FetchedPicture,
  PictureFetcher,
  PictureRendering,
} from "../../application/catalog/import/PictureFetcher.ts"
import { PictureError } from "../../application/catalog/import/PictureFetcher.ts"
import type { DownloadLimits } from "./download.ts"
import { download, DownloadRefused } from "./download.ts"

/** Limits of fetching pictures. */
export interface PictureLimits extends DownloadLimits {
  /** Pictures per import. */
  readonly maxPictures: number
  /** Bytes of all pictures of one import. */
  readonly maxTotalBytes: number
  /** Pixels per picture, checked before unpacking. */
  readonly maxPixels: number
}

/** The default limits: 20 MB and 50 megapixels per picture, 20 s, 10,000 pictures, 4 GB in total. */
export const PICTURE_LIMITS: PictureLimits = {
  maxPictures: 10_000,
  maxTotalBytes: 4_000_000_000,
  maxPixels: 50_000_000,
  maxBytes: 20_000_000,
  timeoutMillis: 20_000,
  allowsPrivate: false,
}

/** Widths in pixels that the shop requests; a smaller picture is served at its own width. */
const WIDTHS = [160, 320, 480, 640, 960, 1280] as const
const FORMATS = ["avif", "webp"] as const
/** Accepted formats. SVG is refused because it can contain scripts. */
const SOURCES = new Set(["jpeg", "png", "webp", "gif", "tiff", "heif", "avif"])
/** Increase when the conversion changes, so that pictures are converted again. */
const CONVERSION_VERSION = "1"

/** Fetches pictures from public http and https addresses and converts them to the shop's sizes. */
export function pictureFetcher(limits: PictureLimits): PictureFetcher["Service"] {
  const usage = { pictures: 0, bytes: 0 }
  return {
    fetchPicture: (address) =>
      Effect.suspend(() => {
        usage.pictures += 1
        if (usage.pictures > limits.maxPictures || usage.bytes >= limits.maxTotalBytes)
          return Effect.fail(new PictureError({ address, reason: "tooManyPictures" }))
        return Effect.tryPromise({
          try: async (signal) => {
            const bytes = await download(address, limits, signal)
            usage.bytes += bytes.length
            return fetched(address, bytes, limits)
          },
          catch: (error) =>
            new PictureError({ address, reason: error instanceof DownloadRefused ? error.reason : "noPicture" }),
        })
      }),
  }
}

// Loads the picture library on demand: no other command needs it.
async function fetched(address: string, bytes: Buffer, { maxPixels }: PictureLimits): Promise<FetchedPicture> {
  const { default: sharp } = await import("sharp")
  const { format, width = 0, height = 0, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (!SOURCES.has(format)) throw new DownloadRefused("noPicture")
  if (width * height > maxPixels) throw new DownloadRefused("tooManyPixels")
  const shown = { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height }
  const fittingWidths = WIDTHS.filter((one) => one <= shown.width)
  const widths = fittingWidths.length === 0 ? [shown.width] : fittingWidths
  return {
    ...shown,
    id: createHash("sha256").update(CONVERSION_VERSION).update(bytes).digest("hex").slice(0, 40),
    widths,
    formats: FORMATS,
    render: Effect.tryPromise({
      try: () => renderings(bytes, widths, maxPixels),
      catch: () => new PictureError({ address, reason: "noPicture" }),
    }),
  }
}

async function renderings(
  bytes: Buffer,
  widths: readonly number[],
  maxPixels: number,
): Promise<readonly PictureRendering[]> {
  const { default: sharp } = await import("sharp")
  const made: PictureRendering[] = []
  for (const width of widths) {
    // Applies the camera's orientation and removes its metadata, such as the location.
    const sized = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
    made.push({
      width,
      format: "avif",
      bytes: Uint8Array.from(await sized.clone().avif({ quality: 56, effort: 1 }).toBuffer()),
    })
    made.push({
      width,
      format: "webp",
      bytes: Uint8Array.from(await sized.clone().webp({ quality: 74, effort: 2 }).toBuffer()),
    })
  }
  return made
}
