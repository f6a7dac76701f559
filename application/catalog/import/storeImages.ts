import * as Effect from "effect/Effect"
import type { ImportedImage, ImportedProduct } from "../../../domain/catalog/sheet/ImportedProduct.ts"
import { CatalogueImportGateway } from "./CatalogueImportGateway.ts"
import type { FetchedPicture, PictureError } from "./PictureFetcher.ts"
import { PictureFetcher } from "./PictureFetcher.ts"

/** Path of stored images, before `-{width}.{format}`. */
const STORED_IMAGE_PATH = "/media/imported/"
const CONCURRENCY = 4

/** An image that was not stored, or is missing, with the reason. */
export interface FailedImage {
  readonly handle: string
  readonly address: string
  readonly reason: PictureError["reason"]
}

/**
 * Returns products with their images downloaded, converted and stored. Failures are reported and do not stop the
 * import: such an image keeps its https address, and is omitted if it only has http. A dry run downloads, and stores
 * nothing.
 */
export const storeImages = Effect.fn("catalog.storeImages")(function* (
  products: readonly ImportedProduct[],
  isDryRun: boolean,
) {
  const fetcher = yield* PictureFetcher
  const gateway = yield* CatalogueImportGateway
  const addresses = [
    ...new Set(
      products.flatMap(({ images, variants }) => [
        ...images.map(({ url }) => url),
        ...variants.flatMap(({ image }) => image ?? []),
      ]),
    ),
  ]

  const storeImage = Effect.fnUntraced(function* (address: string) {
    const picture = yield* fetcher.fetchPicture(address)
    const [width] = picture.widths
    const [format] = picture.formats
    if (isDryRun || width === undefined || format === undefined) return picture
    // Written last: if it exists, all renditions exist.
    if (yield* gateway.hasPicture(picture.id, width, format)) return picture
    for (const rendering of (yield* picture.render).toReversed()) yield* gateway.storePicture(picture.id, rendering)
    return picture
  })

  const results = yield* Effect.forEach(
    addresses,
    (address) =>
      storeImage(address).pipe(
        Effect.map((picture): FetchedPicture | PictureError => picture),
        Effect.catchTag("PictureError", (failure) => Effect.succeed<FetchedPicture | PictureError>(failure)),
        Effect.map((result) => [address, result] as const),
      ),
    { concurrency: CONCURRENCY },
  )
  const resultOf = new Map(results)
  const failed: FailedImage[] = []
  const kept = results.filter(([, result]) => !("_tag" in result)).length
  return { products: products.map(withPictures), kept, failed }

  function withPictures(product: ImportedProduct): ImportedProduct {
    const imageUrls = new Set([
      ...product.images.map(({ url }) => url),
      ...product.variants.flatMap(({ image }) => image ?? []),
    ])
    for (const address of imageUrls) {
      const result = resultOf.get(address)
      if (result !== undefined && "_tag" in result)
        failed.push({ handle: product.handle, address, reason: result.reason })
    }
    const listed = new Set(product.images.map(({ url }) => url))
    // Includes images that only a variant shows, so that their sizes are known.
    const variantImages = [...imageUrls]
      .filter((address) => !listed.has(address))
      .map((url): ImportedImage => ({ url }))
    return {
      ...product,
      images: [...product.images, ...variantImages].flatMap((image) => shown(image)),
      variants: product.variants.map(({ image, ...variant }) => {
        const [picture] = image === undefined ? [] : shown({ url: image })
        return { ...variant, ...(picture === undefined ? {} : { image: picture.url }) }
      }),
    }
  }

  function shown(image: ImportedImage): readonly ImportedImage[] {
    const result = resultOf.get(image.url)
    if (result === undefined || "_tag" in result) return image.url.startsWith("https:") ? [image] : []
    const { id, width, height, widths, formats } = result
    return [{ ...image, url: `${STORED_IMAGE_PATH}${id}`, kept: { width, height, widths, formats } }]
  }
})
