import { createHash } from "node:crypto"
import { join } from "node:path"
import type { GarmentDrawing } from "../World.ts"
import { drawGarment } from "./drawGarment.ts"
import type { ClothColour, GarmentView } from "./drawGarment.ts"
import { type GiftCardDrawing, giftCardView } from "./giftCardView.ts"
import { parseImageAddress } from "./imageAddress.ts"
import type { ImageAddress } from "./imageAddress.ts"
import { readCached, writeCached } from "./imageCache.ts"
import type { CachedImage } from "./imageCache.ts"
import { type LookItem, lookView } from "./lookView.ts"
import { contentTypeOf, imageRenderer, type renderImage } from "./renderImage.ts"

/** Subject of one colour of one product: garments, or a gift card, which has only a front view. */
export type ImageSubject = GarmentSubject | { readonly giftCard: GiftCardDrawing }

interface GarmentSubject {
  readonly drawing: GarmentDrawing
  readonly colour: ClothColour
  /** Other garments of the picture, when it shows a look. */
  readonly companionFigure?: readonly LookItem[]
}

export interface ImageStoreOptions {
  /** Folder of the rendered pictures; created when it is missing. */
  readonly folder: string
  readonly find: (productId: string, colourId: string) => ImageSubject | undefined
  /** Renders an SVG; an `imageRenderer` except in tests. */
  readonly render?: typeof renderImage
}

export interface ServedImage extends CachedImage {
  readonly contentType: string
}

export interface PrerenderProgress {
  readonly done: number
  readonly total: number
  readonly address: string
}

export interface ImageStore {
  /** Returns the picture at a path, rendered at its first request; `undefined` when there is no such picture. */
  readonly get: (address: string) => Promise<ServedImage | undefined>
  /** Renders the missing pictures of a list, in order, and reports each; addresses without a picture are skipped. */
  readonly prerender: (
    addresses: readonly string[],
    onProgress?: (progress: PrerenderProgress) => void,
  ) => Promise<void>
}

/** Maximum number of concurrent renderings: leaves a core of a small machine to the shop. */
const CONCURRENT_RENDERS = 2

/** Increment when drawings change, so that cached pictures are not reused. */
const EDITION = "3"

const limiter = (slots: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  const waiting: (() => void)[] = []
  let free = slots
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
}

/** Draws the view of a subject; `undefined` where it does not have the view. */
const draw = (subjects: ImageSubject, view: GarmentView): string | undefined => {
  if ("giftCard" in subjects) return view === "front" ? giftCardView(subjects.giftCard) : undefined
  const { drawing, colour, companionFigure = [] } = subjects
  return companionFigure.length === 0
    ? drawGarment(drawing, colour, view)
    : lookView([{ drawing, colour }, ...companionFigure], view)
}

/** Returns the parameters that determine a drawing. */
const contentOf = (subjects: ImageSubject): readonly unknown[] => {
  if ("giftCard" in subjects) return [subjects.giftCard]
  const {
    drawing,
    colour: { hex, accentHex },
    companionFigure = [],
  } = subjects
  return [drawing, hex, accentHex, ...companionFigure]
}

/** The pictures of a world: drawn at the first request, once for concurrent requests, and cached on disk. */
export const imageStore = ({ folder, find, render = imageRenderer() }: ImageStoreOptions): ImageStore => {
  const inFlight = new Map<string, Promise<ServedImage | undefined>>()
  const limited = limiter(CONCURRENT_RENDERS)

  /**
   * The file name contains a hash of the drawing's parameters: a product that changes its colour gets a new picture.
   */
  const fileOf = ({ productId, colourId, view, width, format }: ImageAddress, subjects: ImageSubject): string => {
    const content = createHash("sha256")
      .update(JSON.stringify([EDITION, ...contentOf(subjects)]))
      .digest("hex")
      .slice(0, 12)
    return join(folder, productId, `${colourId}-${view}-${width}-${content}.${format}`)
  }

  const produce = async (parsed: ImageAddress, subjects: ImageSubject): Promise<ServedImage | undefined> => {
    const file = fileOf(parsed, subjects)
    const contentType = contentTypeOf(parsed.format)
    const cached = await readCached(file)
    if (cached !== undefined) return { ...cached, contentType }
    const drawn = draw(subjects, parsed.view)
    if (drawn === undefined) return undefined
    const bytes = await limited(() => render(drawn, parsed))
    return { ...(await writeCached(file, bytes)), contentType }
  }

  const get: ImageStore["get"] = async (address) => {
    const parsed = parseImageAddress(address)
    const subjects = parsed === undefined ? undefined : find(parsed.productId, parsed.colourId)
    if (parsed === undefined || subjects === undefined) return undefined
    const running = inFlight.get(address)
    if (running !== undefined) return running
    const started = produce(parsed, subjects).finally(() => inFlight.delete(address))
    inFlight.set(address, started)
    return started
  }

  const prerender: ImageStore["prerender"] = async (addresses, onProgress) => {
    const queue = addresses.values()
    let done = 0
    const drain = async (): Promise<void> => {
      for (const address of queue) {
        await get(address)
        done += 1
        onProgress?.({ done, total: addresses.length, address })
      }
    }
    await Promise.all(Array.from({ length: CONCURRENT_RENDERS }, drain))
  }

  return { get, prerender }
}
