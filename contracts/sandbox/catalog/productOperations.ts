import type { components } from "../../generated/catalog.d.ts"
import { operation, type Operation } from "../platform/http/Operation.ts"
import { notFound } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { CatalogReads } from "./CatalogReads.ts"
import { isCustomizable } from "./customization/customization.ts"
import { readDirectCategories } from "./listing/directCategories.ts"
import { productSafety } from "./garment/productSafety.ts"
import { sizeGuide } from "./garment/sizeGuide.ts"
import { parseDetail, parseSummary } from "./productJson.ts"
import { type BundleDetails, bundlesOf, readBundles } from "./readBundles.ts"
import { plannedSummaries, readSizes, readSummaries, sizesOf } from "./listing/readSummaries.ts"
import { relatedProducts } from "./recommendations/relatedProducts.ts"
import type { ResolvedStore } from "../stores/Stores.ts"
import { isTailorable } from "./customization/tailoring.ts"

type ProductDetail = components["schemas"]["ProductDetail"]
type ProductSize = components["schemas"]["ProductSize"]

/** Adds the future price to a size that currently costs more and is not reduced. */
const announcing =
  (futurePrice: ProductSize["futurePrice"]) =>
  (size: ProductSize): ProductSize =>
    futurePrice === undefined || size.oldPrice !== undefined || futurePrice.price >= size.price
      ? size
      : { ...size, futurePrice }

export const productOperations = (
  { filling, stores, storage: { db } }: SandboxServices,
  reads: CatalogReads,
): readonly Operation[] => {
  const detailOf = async (
    store: ResolvedStore,
    requestedColor: string | undefined,
    by: "product_id" | "mfname",
    id: string,
    withSizeGuide = false,
  ): Promise<ProductDetail> => {
    const { id: storeId, brandId, countryCode } = store
    const { id: languageId, tag } = store.language(requestedColor)
    const row = await db
      .selectFrom("product")
      .innerJoin("product_text", (join) =>
        join
          .onRef("product.store_id", "=", "product_text.store_id")
          .onRef("product.product_id", "=", "product_text.product_id"),
      )
      .select([
        "product.product_id",
        "product.visibility",
        "product.override",
        "product.category_id",
        "product.source",
        "product_text.summary",
        "product_text.detail",
      ])
      .where("product.store_id", "=", storeId)
      .where(`product.${by}`, "=", id)
      .where("product_text.language_id", "=", languageId)
      .executeTakeFirst()
    if (row === undefined) throw notFound("There is no such product in this store.", id)
    const { colors: _colors, images: _images, bundleSize, ...summary } = parseSummary(row.summary)
    const bundle =
      bundleSize === undefined ? undefined : (await readBundles(db, storeId, [row.product_id])).get(row.product_id)
    const { visibility } = bundle ?? row
    if (visibility === "hidden") throw notFound("There is no such product in this store.", id)
    const { colors, futurePrice, ...detail } = parseDetail(row.detail)
    const skus = (await readSizes(db, storeId, [row.product_id])).get(row.product_id) ?? []
    const bundles = await readSummaries(db, storeId, languageId, await bundlesOf(db, storeId, row.product_id))
    const { parents, key } = await reads.category(storeId, languageId, row.category_id)
    const keys = (await readDirectCategories(db, storeId, [row.product_id])).get(row.product_id) ?? []
    const isOwn = row.source === "world" && bundle === undefined
    const safety = isOwn ? productSafety(brandId, key, tag) : undefined
    const guide =
      isOwn && withSizeGuide
        ? sizeGuide(key, [...new Set(skus.map(({ size_name }) => size_name))], tag, countryCode)
        : undefined
    return {
      ...summary,
      ...detail,
      ...(isCustomizable(keys) ? { isCustomizable: true } : {}),
      ...(isTailorable(keys) ? { isTailorable: true } : {}),
      visibility,
      ...(bundle === undefined
        ? {}
        : { price: bundle.price, bundleProductSummaries: await bundleItemsOf(storeId, languageId, bundle) }),
      ...(bundles.length === 0 ? {} : { bundles }),
      ...(safety === undefined ? {} : { safety }),
      ...(guide === undefined ? {} : { sizeGuide: guide }),
      breadcrumbs: [...parents.map((parent) => parent.id), row.category_id],
      detail: {
        colors: colors.map((color) => ({
          ...color,
          sizes: sizesOf(skus, color.id, row.override, summary.lowestPrice30Days !== undefined).map(
            announcing(futurePrice),
          ),
        })),
      },
    }
  }

  /** The items of a bundle, with their pictured colours first. */
  const bundleItemsOf = async (storeId: string, languageId: string, { items }: BundleDetails) => {
    const summaries = await readSummaries(
      db,
      storeId,
      languageId,
      items.map(({ id }) => id),
      true,
    )
    return summaries.map((summary) => {
      const pictured = summary.colors.find(({ id }) => id === items.find((item) => item.id === summary.id)?.colorId)
      if (pictured?.image === undefined) return summary
      return {
        ...summary,
        colors: [pictured, ...summary.colors.filter((color) => color !== pictured)],
        images: [pictured.image],
      }
    })
  }

  const related = async (storeId: string, languageId: string, productIds: readonly string[]) =>
    readSummaries(db, storeId, languageId, await relatedProducts(db, storeId, productIds))

  return [
    operation(
      "getProductDetail",
      async ({ path, query }) => {
        const store = await stores.requireCatalog(path.storeId, path.catalogId)
        return {
          status: 200,
          body: await detailOf(store, query.languageId, "product_id", path.productId, query.withSizeGuide),
        }
      },
      "catalogue",
    ),
    operation(
      "getProductByPartNumber",
      async ({ path, query }) => {
        const store = await stores.requireCatalog(path.storeId, path.catalogId)
        return { status: 200, body: await detailOf(store, query.languageId, "mfname", path.partNumber) }
      },
      "catalogue",
    ),
    operation(
      "listCatalogProducts",
      async ({ path, query }) => {
        const known = await stores.findCatalog(path.storeId, path.catalogId)
        const { id: languageId } = known.language(query.languageId)
        const ids = [...new Set(query.productIds.split(","))]
        // Every store's product page contains its own id: that alone must not fill all stores.
        const planned = query.withoutRelatedProducts === false ? undefined : await filling.planned(known.id)
        if (planned !== undefined)
          return { status: 200, body: { products: plannedSummaries(planned, languageId, ids) } }
        const store = await stores.require(known.id)
        const products = await readSummaries(db, store.id, languageId, ids)
        const without = query.withoutRelatedProducts !== false
        return {
          status: 200,
          body: { products, ...(without ? {} : { relatedProducts: await related(store.id, languageId, ids) }) },
        }
      },
      "catalogue",
    ),
    operation(
      "listRelatedProducts",
      async ({ path, query }) => {
        const store = await stores.requireCatalog(path.storeId, path.catalogId)
        const { id: languageId } = store.language(query.languageId)
        const known = await db
          .selectFrom("product")
          .select("product_id")
          .where("store_id", "=", store.id)
          .where("product_id", "=", path.productId)
          .executeTakeFirst()
        if (known === undefined) throw notFound("There is no such product in this store.", path.productId)
        return { status: 200, body: { products: await related(store.id, languageId, [path.productId]) } }
      },
      "catalogue",
    ),
  ]
}
