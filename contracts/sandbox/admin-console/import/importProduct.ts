import { createHash } from "node:crypto"
import { sql } from "kysely"
import { insertRows } from "../../catalog/insertRows.ts"
import { notifyRestocked } from "../../catalog/notifications/notifyRestocked.ts"
import type { ProductRows } from "../../stores/ProductRows.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { sqlState } from "../../platform/storage/sqlState.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { importCategories } from "./importCategories.ts"
import type { ImportedProduct } from "./ImportedProduct.ts"
import type { ProductSnapshot } from "./importChanges.ts"
import { recordChanges, snapshotsOf } from "./importChanges.ts"
import { hideProducts } from "./importedProducts.ts"
import { importedRows } from "./importedRows.ts"
import type { ExistingVariant } from "./assignVariantIds.ts"
import { assignVariantIds } from "./assignVariantIds.ts"
import { ImportRefused } from "./readImportedProduct.ts"
import type { ImportContext, SkuHolder, HolderReport } from "./skuHolders.ts"
import { skuHolders, reportHolders } from "./skuHolders.ts"
import type { PreviousPrice } from "./compareAtPriceFor.ts"
import { variantChoice } from "./variantChoice.ts"

/**
 * Increase it when the rows created from a product change. The next import then writes all rows again, and the stock of
 * the file, even if the file is the same. 4: categories are trees, and the vendor is the brand.
 */
const IMPORT_EDITION = "4"
const UNIQUE_VIOLATION = "23505"

export interface ImportOutcome extends HolderReport {
  readonly outcome: "created" | "changed" | "unchanged"
  /** Absent for a new product. */
  readonly productId?: string
}

/** The result of importing a product, without changes. Fails like the import. */
export const previewProduct = async (
  { storage: { db } }: SandboxServices,
  store: ResolvedStore,
  product: ImportedProduct,
  importContext: ImportContext,
): Promise<ImportOutcome> => {
  const row = await db
    .selectFrom("imported_product")
    .innerJoin("product", (join) =>
      join
        .onRef("product.store_id", "=", "imported_product.store_id")
        .onRef("product.product_id", "=", "imported_product.product_id"),
    )
    .select(["product.product_id", "product.content_hash"])
    .where("imported_product.store_id", "=", store.id)
    .where("imported_product.import_source", "=", importContext.source)
    .where("imported_product.handle", "=", product.handle)
    .executeTakeFirst()
  if (row?.content_hash === hashOf(product)) return { outcome: "unchanged", productId: row.product_id }
  const holders = await skuHolders(
    db,
    store.id,
    row?.product_id,
    product.variants.map(({ sku }) => sku),
    importContext,
  )
  return {
    outcome: row === undefined ? "created" : "changed",
    ...(row === undefined ? {} : { productId: row.product_id }),
    ...reportHolders(holders, importContext.source),
  }
}

/**
 * Imports one product in a transaction of its own. The same content twice changes nothing, not even stock. A SKU of a
 * product in `replaced`, or of one that another source has withdrawn, moves to this product and keeps its ids in carts
 * and orders.
 */
export const importProduct = async (
  services: SandboxServices,
  store: ResolvedStore,
  product: ImportedProduct,
  importContext: ImportContext,
): Promise<ImportOutcome> => {
  const { storage, versions } = services
  const contentHash = hashOf(product)
  return storage.transaction(async (work) => {
    const { productId, known, lastVariant } = await identify(work, store.id, importContext.source, product.handle)
    if (known === contentHash) return { outcome: "unchanged", productId }
    const holders = await skuHolders(
      work.db,
      store.id,
      productId,
      product.variants.map(({ sku }) => sku),
      importContext,
    )
    const affectedProductIds = [
      ...(known === undefined ? [] : [productId]),
      ...holders.map((holder) => holder.productId),
    ]
    const snapshots =
      importContext.run === undefined
        ? new Map<string, ProductSnapshot>()
        : await snapshotsOf(work, store.id, affectedProductIds)
    const before = await variantsBefore(work, store.id, [productId, ...holders.map((holder) => holder.productId)])
    const numbered = assignVariantIds(productId, product, before, lastVariant)
    const rows = importedRows(
      {
        storeId: store.id,
        languages: store.languages,
        productId,
        listedIn: await importCategories(work, store.id, store.languages, pathsOf(product)),
        sizeIds: await sizeIdsOf(work, store.id, product),
        novelty: Number(productId) % 1_000_000_000,
        contentHash,
        countryCode: store.countryCode,
        pricesBefore: new Map(before.map(({ sku, price, oldPrice }) => [sku, { price, oldPrice }])),
      },
      numbered.product,
    )
    await work.db
      .updateTable("imported_product")
      .set({ last_variant: numbered.last })
      .where("store_id", "=", store.id)
      .where("product_id", "=", productId)
      .execute()
    await write(work, store.id, productId, rows, holders)
    await hideProducts(
      work,
      store.id,
      holders.filter(({ isEmptied }) => isEmptied).map((holder) => holder.productId),
    )
    await recordChanges(
      work,
      { storeId: store.id, source: importContext.source, run: importContext.run, now: services.ports.now() },
      [
        { productId, kind: known === undefined ? "created" : "changed", before: snapshots.get(productId) },
        ...holders.map((holder) => ({
          productId: holder.productId,
          kind: "changed" as const,
          before: snapshots.get(holder.productId),
        })),
      ],
    )
    await notifyRestocked(
      work,
      services,
      store.id,
      rows.skus.map(({ sku }) => sku),
    )
    work.afterCommit(() => versions.changed(store.id))
    return {
      outcome: known === undefined ? "created" : "changed",
      productId,
      ...reportHolders(holders, importContext.source),
    }
  })
}

const variantsBefore = async (
  { db }: UnitOfWork,
  storeId: string,
  productIds: readonly string[],
): Promise<readonly (ExistingVariant & PreviousPrice)[]> => {
  const rows = await db
    .selectFrom("sku")
    .select(["sku", "catentry_id", "color_id", "size_name", "price", "old_price"])
    .where("store_id", "=", storeId)
    .where("product_id", "in", productIds)
    .execute()
  return rows.map((row) => ({
    sku: row.sku,
    catentryId: row.catentry_id,
    colourId: row.color_id,
    size: row.size_name,
    price: row.price,
    oldPrice: row.old_price ?? undefined,
  }))
}

const pathsOf = ({ categories, productType }: ImportedProduct): readonly (readonly string[])[] =>
  categories.length > 0 || productType === undefined ? categories : [[productType]]

const hashOf = (product: ImportedProduct): string =>
  createHash("sha256")
    .update(JSON.stringify([IMPORT_EDITION, product]))
    .digest("base64url")

/** The product with this handle in its source: locked if it exists, otherwise a new number. */
const identify = async ({ db }: UnitOfWork, storeId: string, source: string, handle: string) => {
  const row = await db
    .selectFrom("imported_product")
    .select(["product_id", "last_variant"])
    .where("store_id", "=", storeId)
    .where("import_source", "=", source)
    .where("handle", "=", handle)
    .forUpdate()
    .executeTakeFirst()
  if (row !== undefined) {
    const product = await db
      .selectFrom("product")
      .select("content_hash")
      .where("store_id", "=", storeId)
      .where("product_id", "=", row.product_id)
      .executeTakeFirst()
    return { productId: row.product_id, known: product?.content_hash ?? "", lastVariant: row.last_variant }
  }
  const { rows } = await sql<{ id: number }>`select nextval('imported_product_id') as id`.execute(db)
  const productId = String(rows[0]?.id)
  await db
    .insertInto("imported_product")
    .values({ store_id: storeId, import_source: source, handle, product_id: productId, last_variant: 0 })
    .execute()
  return { productId, known: undefined, lastVariant: 0 }
}

const sizeIdsOf = async (
  { db }: UnitOfWork,
  storeId: string,
  product: ImportedProduct,
): Promise<ReadonlyMap<string, string>> => {
  const names = [...new Set(product.variants.map((variant) => variantChoice(variant).size))]
  const rows = await db
    .selectFrom("sku")
    .select(["size_name", "size_id"])
    .distinct()
    .where("store_id", "=", storeId)
    .where("size_name", "in", names)
    .orderBy("size_id", "desc")
    .execute()
  return new Map(rows.map(({ size_name, size_id }) => [size_name, size_id]))
}

const write = async (
  { db }: UnitOfWork,
  storeId: string,
  productId: string,
  rows: ProductRows,
  holders: readonly SkuHolder[],
): Promise<void> => {
  await db
    .insertInto("product")
    .values(rows.product)
    .onConflict((conflict) => conflict.columns(["store_id", "product_id"]).doUpdateSet(rows.product))
    .execute()
  for (const table of ["product_text", "listing", "product_color"] as const) {
    await db.deleteFrom(table).where("store_id", "=", storeId).where("product_id", "=", productId).execute()
  }
  if (holders.length > 0)
    await db
      .updateTable("sku")
      .set({ product_id: productId })
      .where("store_id", "=", storeId)
      .where(
        "sku",
        "in",
        rows.skus.map(({ sku }) => sku),
      )
      .where(
        "product_id",
        "in",
        holders.map((holder) => holder.productId),
      )
      .execute()
  // A removed variant is kept as sold out, because carts and orders may refer to it.
  await db
    .updateTable("sku")
    .set({ units: 0 })
    .where("store_id", "=", storeId)
    .where("product_id", "=", productId)
    .execute()
  for (const row of rows.skus) {
    const written = await db
      .insertInto("sku")
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(["store_id", "sku"]).doUpdateSet(row).where("sku.product_id", "=", productId),
      )
      .executeTakeFirst()
    if (written.numInsertedOrUpdatedRows === 0n)
      throw new ImportRefused(`The SKU ${row.sku} belongs to another product of the store.`)
  }
  await insertRows(db, "product_text", rows.texts)
  await insertRows(db, "listing", rows.listings)
  await insertRows(db, "product_color", rows.colors)
}

/**
 * The reason for a refused product, as a text for the merchant, with the owners of its SKUs; undefined for errors that
 * are not the product's.
 */
export const importRefusedReason = (
  error: unknown,
): { readonly reason: string; readonly ownedBy?: readonly string[] } | undefined => {
  if (error instanceof ImportRefused)
    return { reason: error.message, ...(error.ownedBy.length === 0 ? {} : { ownedBy: error.ownedBy }) }
  return sqlState(error) === UNIQUE_VIOLATION
    ? { reason: "Another import changed this product at the same time. Import it again." }
    : undefined
}
