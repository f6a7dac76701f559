import { giftCardDepictions } from "../../catalog/gift-cards/giftCardLooks.ts"
import { notFound, Refused } from "../http/Refused.ts"
import { imageStore, type ImageSubject } from "../../world/imagery/imageStore.ts"
import { LOOK_COLOUR } from "../../world/imagery/lookView.ts"
import type { World } from "../../world/World.ts"
import { markerImage } from "./markerImage.ts"
import { IMPORTED_PATH, type ImportedPictures } from "./importedPictures.ts"

export interface MediaOptions {
  readonly world: () => World
  /** Folder of the drawn pictures. */
  readonly folder: string
  readonly imported: ImportedPictures
}

/**
 * A picture's address identifies its garment but not its drawing, which a later edition may change: cached for a day,
 * then revalidated by etag.
 */
const CACHE_ONE_DAY = "public, max-age=86400, stale-while-revalidate=604800"
/** The name of an imported picture is a hash of its content. */
const CACHE_IMMUTABLE = "public, max-age=31536000, immutable"

/**
 * Serves `/media/…`: pictures of the world's garments and of gift cards, drawn at their first request, imported
 * pictures, and the markers of maps.
 */
export const createMediaHandler = ({ world, folder, imported }: MediaOptions) => {
  let subjects: ReadonlyMap<string, ImageSubject> | undefined
  const store = imageStore({
    folder,
    find: (productId, colourId) => (subjects ??= imageSubjects(world())).get(`${productId}/${colourId}`),
  })
  return async (request: Request, url: URL): Promise<Response> => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      throw new Refused(
        405,
        { code: 405, key: "_ERR_METHOD_NOT_ALLOWED", message: "Pictures are only read." },
        { allow: "GET, HEAD" },
      )
    }
    const marker = markerImage(url.pathname)
    if (marker !== undefined)
      return new Response(request.method === "HEAD" ? null : marker, {
        headers: {
          "cache-control": CACHE_ONE_DAY,
          "content-type": "image/svg+xml",
          "x-content-type-options": "nosniff",
        },
      })
    const isImported = url.pathname.startsWith(IMPORTED_PATH)
    const image = isImported
      ? await importedImage(imported, url.pathname.slice(IMPORTED_PATH.length))
      : await store.get(url.pathname)
    if (image === undefined) throw notFound("There is no such picture.")
    const headers = {
      "cache-control": isImported ? CACHE_IMMUTABLE : CACHE_ONE_DAY,
      etag: image.etag,
      "x-content-type-options": "nosniff",
    }
    if (request.headers.get("if-none-match") === image.etag) return new Response(null, { status: 304, headers })
    const bytes = Uint8Array.from(image.bytes)
    return new Response(request.method === "HEAD" ? null : bytes, {
      headers: { ...headers, "content-type": image.contentType, "content-length": String(bytes.byteLength) },
    })
  }
}

const importedImage = async (imported: ImportedPictures, name: string) => {
  const image = await imported.get(name)
  return image === undefined
    ? undefined
    : { ...image, contentType: `image/${name.endsWith(".avif") ? "avif" : "webp"}` }
}

const imageSubjects = ({ products, bundles }: World): ReadonlyMap<string, ImageSubject> =>
  new Map<string, ImageSubject>([
    ...giftCardDepictions().map(([place, giftCard]): [string, ImageSubject] => [place, { giftCard }]),
    ...products.flatMap(({ id, drawing, colours }) =>
      colours.map((colour): [string, ImageSubject] => [`${id}/${colour.id}`, { drawing, colour }]),
    ),
    ...bundles.flatMap(({ id, items }): [string, ImageSubject][] => {
      const [first, ...otherItems] = items.map(({ product: { drawing }, colour: { hex, accentHex } }) => ({
        drawing,
        colour: { hex, accentHex },
      }))
      return first === undefined ? [] : [[`${id}/${LOOK_COLOUR}`, { ...first, companionFigure: otherItems }]]
    }),
  ])
