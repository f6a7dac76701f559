import type { Insertable } from "kysely"
import { sql } from "kysely"
import type { CatalogTables } from "../../platform/storage/tables/CatalogTables.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { ImportRun } from "./importRuns.ts"
import { ensureRun } from "./importRuns.ts"

/** All rows of a product at one time. */
export interface ProductSnapshot {
  readonly product: Insertable<CatalogTables["product"]>
  readonly texts: readonly Insertable<CatalogTables["product_text"]>[]
  readonly listings: readonly Insertable<CatalogTables["listing"]>[]
  readonly colors: readonly Insertable<CatalogTables["product_color"]>[]
  readonly skus: readonly Insertable<CatalogTables["sku"]>[]
}

/** A planned change of a product by an import. */
export interface ImportChange {
  readonly productId: string
  readonly kind: "created" | "changed" | "hidden"
  /** Absent for a new product. */
  readonly before?: ProductSnapshot | undefined
}

export interface ImportChangeContext {
  readonly storeId: string
  readonly source: string
  /** Absent for an import without a name. That import and those before it cannot be undone. */
  readonly run: ImportRun | undefined
  readonly now: number
}

/** The current rows of products, by product. */
export const snapshotsOf = async (
  { db }: UnitOfWork,
  storeId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductSnapshot>> => {
  if (productIds.length === 0) return new Map()
  const products = await db
    .selectFrom("product")
    .selectAll()
    .where("store_id", "=", storeId)
    .where("product_id", "in", productIds)
    .execute()
  const texts = await db
    .selectFrom("product_text")
    .select(["store_id", "language_id", "product_id", "name", "search_text", "summary", "detail"])
    .where("store_id", "=", storeId)
    .where("product_id", "in", productIds)
    .execute()
  const listings = await db
    .selectFrom("listing")
    .selectAll()
    .where("store_id", "=", storeId)
    .where("product_id", "in", productIds)
    .execute()
  const colors = await db
    .selectFrom("product_color")
    .selectAll()
    .where("store_id", "=", storeId)
    .where("product_id", "in", productIds)
    .execute()
  const skus = await db
    .selectFrom("sku")
    .selectAll()
    .where("store_id", "=", storeId)
    .where("product_id", "in", productIds)
    .execute()
  const of = <Row extends { readonly product_id: string }>(rows: readonly Row[], id: string) =>
    rows.filter(({ product_id }) => product_id === id)
  return new Map(
    products.map((product) => [
      product.product_id,
      {
        product,
        texts: of(texts, product.product_id),
        listings: of(listings, product.product_id),
        colors: of(colors, product.product_id),
        skus: of(skus, product.product_id),
      },
    ]),
  )
}

/**
 * Records the changes of an import to products. Call it after the import, in its transaction. The rows before are
 * stored once for each product and import. Current units are stored as well, to determine the units sold later.
 */
export const recordChanges = async (
  work: UnitOfWork,
  { storeId, source, run, now }: ImportChangeContext,
  changes: readonly ImportChange[],
): Promise<void> => {
  const { db } = work
  const ids = changes.map(({ productId }) => productId)
  if (ids.length === 0) return
  if (run === undefined) {
    await db
      .updateTable("imported_product")
      .set({ last_import: null })
      .where("store_id", "=", storeId)
      .where("product_id", "in", ids)
      .execute()
    return
  }
  await ensureRun(work, storeId, source, run, now)
  // SKUs may have moved to another product of the import: their units count for the previous owner.
  const names = changes.flatMap(({ before }) => before?.skus.map(({ sku }) => sku) ?? [])
  const rows = await db
    .selectFrom("sku")
    .select(["product_id", "sku", "units"])
    .where("store_id", "=", storeId)
    .where((is) => is.or([is("product_id", "in", ids), ...(names.length === 0 ? [] : [is("sku", "in", names)])]))
    .execute()
  const known = await db
    .selectFrom("imported_product")
    .select(["product_id", "handle", "last_import"])
    .where("store_id", "=", storeId)
    .where("product_id", "in", ids)
    .execute()
  const counts = { created: 0, changed: 0, hidden: 0 }
  for (const { productId, kind, before } of changes) {
    const own = known.find(({ product_id }) => product_id === productId)
    const previousSkus = new Set(before?.skus.map(({ sku }) => sku))
    const unitsAfter = JSON.stringify(
      Object.fromEntries(
        rows
          .filter(({ product_id, sku }) => product_id === productId || previousSkus.has(sku))
          .map(({ sku, units }) => [sku, units]),
      ),
    )
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("import_change")
      .values({
        store_id: storeId,
        import_id: run.id,
        product_id: productId,
        handle: own?.handle ?? "",
        kind,
        previous_import: own?.last_import ?? null,
        before: before === undefined ? null : JSON.stringify(before),
        units_after: unitsAfter,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) counts[kind] += 1
    else
      await db
        .updateTable("import_change")
        .set({ units_after: sql<string>`(units_after::jsonb || ${unitsAfter}::jsonb)::text` })
        .where("store_id", "=", storeId)
        .where("import_id", "=", run.id)
        .where("product_id", "=", productId)
        .execute()
  }
  await db
    .updateTable("imported_product")
    .set({ last_import: run.id })
    .where("store_id", "=", storeId)
    .where("product_id", "in", ids)
    .execute()
  await sql`update import_run
    set created = created + ${counts.created}, changed = changed + ${counts.changed},
      hidden = hidden + ${counts.hidden}
    where store_id = ${storeId} and import_id = ${run.id}`.execute(db)
}
