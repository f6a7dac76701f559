import { GARMENT_VIEWS } from "./drawGarment.ts"
import type { GarmentView } from "./drawGarment.ts"

export const IMAGE_FORMATS = ["avif", "webp", "jpeg", "png"] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** Served widths of a portrait view in pixels; its height is 5/4 of its width. */
export const PORTRAIT_WIDTHS = [160, 320, 480, 640, 960, 1280] as const
/** Served widths of an editorial view in pixels; its height is 5/8 of its width. */
export const EDITORIAL_WIDTHS = [640, 960, 1280, 1920] as const

/** One picture of one colourway at one size. */
export interface ImageAddress {
  /** Digits. */
  readonly productId: string
  /** Three digits. */
  readonly colourId: string
  readonly view: GarmentView
  /** Pixels; one of the widths of its view. */
  readonly width: number
  readonly format: ImageFormat
}

/** Returns the served widths of a view, ascending. */
export const widthsOf = (view: GarmentView): readonly number[] =>
  view === "editorial" ? EDITORIAL_WIDTHS : PORTRAIT_WIDTHS

/** Returns the height in pixels of a view at one of its widths; exact for every served width. */
export const heightOf = (view: GarmentView, width: number): number =>
  view === "editorial" ? (width * 5) / 8 : (width * 5) / 4

/** Returns the path of a picture: `/media/{productId}/{colourId}/{view}-{width}.{format}`. */
export const imageAddress = ({ productId, colourId, view, width, format }: ImageAddress): string =>
  `/media/${productId}/${colourId}/${view}-${width}.${format}`

const PATH = /^\/media\/(\d{1,20})\/(\d{3})\/([a-z]+)-([1-9]\d{2,3})\.([a-z]+)$/

/** Parses a path; `undefined` unless it is exactly a path that `imageAddress` returns. */
export const parseImageAddress = (path: string): ImageAddress | undefined => {
  const match = PATH.exec(path)
  if (match === null) return undefined
  const [, productId, colourId, viewText, widthText, formatText] = match
  const view = GARMENT_VIEWS.find((name) => name === viewText)
  const format = IMAGE_FORMATS.find((name) => name === formatText)
  const width = Number(widthText)
  if (productId === undefined || colourId === undefined || view === undefined || format === undefined) return undefined
  return widthsOf(view).includes(width) ? { productId, colourId, view, width, format } : undefined
}
