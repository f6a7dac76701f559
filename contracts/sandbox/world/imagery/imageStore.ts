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
import { contentTypeOf, renderImage } from "./renderImage.ts"

/** What is drawn for one colour of one product: garments, or a gift card, of which there is the front alone. */
export type ImageSubject = GarmentSubject | { readonly giftCard: GiftCardDrawing }

interface GarmentSubject {
  readonly drawing: GarmentDrawing
  readonly colour: ClothColour
  /** Garments that lie beside it: the picture is of a look. */
  readonly companionFigure?: readonly LookItem[]
}

export interface ImageStoreOptions {
  /** The folder the rendered pictures are kept in; made when it is missing. */
  readonly folder: string
  readonly find: (productId: string, colourId: string) => ImageSubject | undefined
  /** Renders an SVG; `renderImage` unless a test counts or delays. */
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
  /** The picture at a path, rendered when nobody asked before; `undefined` when there is no such picture. */
  readonly get: (address: string) => Promise<ServedImage | undefined>
  /** Renders what is missing of a list, in order, and tells after each; addresses without a picture are passed over. */
  readonly prerender: (
    addresses: readonly string[],
    onProgress?: (progress: PrerenderProgress) => void,
  ) => Promise<void>
}

/** Renders running at once: leaves a core of a small machine to the shop. */
const CONCURRENT_RENDERS = 2

/** Raise when drawings change, so that old pictures are not served for new ones. */
const EDITION = "1"

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

/** The view of what is depicted; `undefined` where it has none from there. */
const draw = (subjects: ImageSubject, view: GarmentView): string | undefined => {
  if ("giftCard" in subjects) return view === "front" ? giftCardView(subjects.giftCard) : undefined
  const { drawing, colour, companionFigure = [] } = subjects
  return companionFigure.length === 0
    ? drawGarment(drawing, colour, view)
    : lookView([{ drawing, colour }, ...companionFigure], view)
}

/** What makes one drawing another. */
const contentOf = (subjects: ImageSubject): readonly unknown[] => {
  if ("giftCard" in subjects) return [subjects.giftCard]
  const {
    drawing,
    colour: { hex, accentHex },
    companionFigure = [],
  } = subjects
  return [drawing, hex, accentHex, ...companionFigure]
}

/** The pictures of a world: drawn on first request, once however many ask, and kept on disk. */
export const imageStore = ({ folder, find, render = renderImage }: ImageStoreOptions): ImageStore => {
  const inFlight = new Map<string, Promise<ServedImage | undefined>>()
  const limited = limiter(CONCURRENT_RENDERS)

  /** Names the file by what is drawn too: a product that changes its colour does not keep its old picture. */
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
