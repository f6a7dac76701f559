import { giftCardDepictions } from "../gift-cards/giftCardLooks.ts"
import { notFound, Refusal } from "../http/Refusal.ts"
import { imageStore, type Depicted } from "../world/imagery/imageStore.ts"
import { LOOK_COLOUR } from "../world/imagery/lookView.ts"
import type { World } from "../world/World.ts"
import { IMPORTED_PATH, type ImportedPictures } from "./importedPictures.ts"

export interface MediaOptions {
  readonly world: () => World
  /** Where drawn pictures are kept. */
  readonly folder: string
  readonly imported: ImportedPictures
}

/**
 * A picture's address names its garment and not its drawing, which a later edition may change: a day, then asked for
 * again by its etag.
 */
const FOR_A_DAY = "public, max-age=86400, stale-while-revalidate=604800"
/** An imported picture is named by its content. */
const FOR_EVER = "public, max-age=31536000, immutable"

/**
 * Serves `/media/…`: pictures of the world's garments and of gift cards, drawn when they are first asked for, and those
 * that imports brought.
 */
export const makeMedia = ({ world, folder, imported }: MediaOptions) => {
  let depicted: ReadonlyMap<string, Depicted> | undefined
  const store = imageStore({
    folder,
    find: (productId, colourId) => (depicted ??= depictions(world())).get(`${productId}/${colourId}`),
  })
  return async (request: Request, url: URL): Promise<Response> => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      throw new Refusal(
        405,
        { code: 405, key: "_ERR_METHOD_NOT_ALLOWED", message: "Pictures are only read." },
        { allow: "GET, HEAD" },
      )
    }
    const isImported = url.pathname.startsWith(IMPORTED_PATH)
    const image = isImported
      ? await importedImage(imported, url.pathname.slice(IMPORTED_PATH.length))
      : await store.get(url.pathname)
    if (image === undefined) throw notFound("There is no such picture.")
    const headers = {
      "cache-control": isImported ? FOR_EVER : FOR_A_DAY,
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

const depictions = ({ products, bundles }: World): ReadonlyMap<string, Depicted> =>
  new Map<string, Depicted>([
    ...giftCardDepictions().map(([place, giftCard]): [string, Depicted] => [place, { giftCard }]),
    ...products.flatMap(({ id, drawing, colours }) =>
      colours.map((colour): [string, Depicted] => [`${id}/${colour.id}`, { drawing, colour }]),
    ),
    ...bundles.flatMap(({ id, pieces }): [string, Depicted][] => {
      const [first, ...beside] = pieces.map(({ product: { drawing }, colour: { hex, accentHex } }) => ({
        drawing,
        colour: { hex, accentHex },
      }))
      return first === undefined ? [] : [[`${id}/${LOOK_COLOUR}`, { ...first, beside }]]
    }),
  ])
