import { sql } from "kysely"
import { insertRows } from "../../catalog/insertRows.ts"
import { notifyRestocked } from "../../catalog/notifications/notifyRestocked.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { hideProducts } from "./importedProducts.ts"
import type { ProductSnapshot } from "./importChanges.ts"

/** Products restored at a time, which bounds the rows in memory. */
const PAGE = 100
const SHOWN = 20

/** The result of undoing an import. Nothing was changed unless it is `undone`, or `wouldUndo` for a dry run. */
export interface UndoResult {
  readonly outcome: "undone" | "wouldUndo" | "conflict" | "notFound" | "undoneBefore" | "forgotten"
  readonly hidden: number
  readonly restored: number
  /** Products changed since, with the later import if there is one. */
  readonly conflicts: readonly { readonly handle: string; readonly importId?: string }[]
  readonly conflictCount: number
}

/**
 * Restores every product of an import to its previous state, in one transaction, unless a later import or a manual
 * price has changed one of them. New products are hidden, not deleted, because carts and orders may refer to them.
 * Units sold since are subtracted from the previous stock.
 */
export const undoImport = async (
  services: SandboxServices,
  store: ResolvedStore,
  importId: string,
  isDryRun: boolean,
): Promise<UndoResult> =>
  services.storage.transaction(async (work) => {
    const { db } = work
    const nothing = { hidden: 0, restored: 0, conflicts: [], conflictCount: 0 }
    const run = await db
      .selectFrom("import_run")
      .selectAll()
      .where("store_id", "=", store.id)
      .where("import_id", "=", importId)
      .forUpdate()
      .executeTakeFirst()
    if (run === undefined) return { outcome: "notFound", ...nothing }
    if (run.undone_at !== null) return { outcome: "undoneBefore", ...nothing }
    if (run.is_forgotten) return { outcome: "forgotten", ...nothing }
    const conflicting = await db
      .selectFrom("import_change")
      .innerJoin("imported_product", (join) =>
        join
          .onRef("imported_product.store_id", "=", "import_change.store_id")
          .onRef("imported_product.product_id", "=", "import_change.product_id"),
      )
      .select(["import_change.handle", "imported_product.last_import"])
      .where("import_change.store_id", "=", store.id)
      .where("import_change.import_id", "=", importId)
      .where(sql<boolean>`imported_product.last_import is distinct from ${importId}`)
      .orderBy("import_change.handle")
      .execute()
    if (conflicting.length > 0) {
      const conflicts = conflicting
        .slice(0, SHOWN)
        .map(({ handle, last_import }) => ({ handle, ...(last_import === null ? {} : { importId: last_import }) }))
      return { outcome: "conflict", hidden: 0, restored: 0, conflicts, conflictCount: conflicting.length }
    }
    const [counts] = await db
      .selectFrom("import_change")
      .select([
        sql<number>`count(*) filter (where kind = 'created')`.as("created"),
        sql<number>`count(*) filter (where kind <> 'created')`.as("others"),
      ])
      .where("store_id", "=", store.id)
      .where("import_id", "=", importId)
      .execute()
    const done = {
      hidden: Number(counts?.created ?? 0),
      restored: Number(counts?.others ?? 0),
      conflicts: [],
      conflictCount: 0,
    }
    if (isDryRun) return { outcome: "wouldUndo", ...done }
    // SKUs that moved return to their previous product before the remaining SKUs are set to sold out.
    await forEachPage(work, store.id, importId, async (changes) => {
      for (const { before, unitsAfter } of changes)
        if (before !== undefined) await restore(work, services, before, unitsAfter)
    })
    await forEachPage(work, store.id, importId, async (changes) => {
      for (const { productId, before } of changes)
        await setSoldOut(work, store.id, productId, before?.skus.map(({ sku }) => sku) ?? [])
      await hideProducts(
        work,
        store.id,
        changes.filter(({ before }) => before === undefined).map(({ productId }) => productId),
      )
    })
    await sql`update imported_product p set last_import = c.previous_import from import_change c
      where c.store_id = ${store.id} and c.import_id = ${importId}
        and p.store_id = c.store_id and p.product_id = c.product_id`.execute(db)
    await db
      .updateTable("import_run")
      .set({ undone_at: services.ports.now() })
      .where("store_id", "=", store.id)
      .where("import_id", "=", importId)
      .execute()
    work.afterCommit(() => services.versions.changed(store.id))
    return { outcome: "undone", ...done }
  })

interface StoredChange {
  readonly productId: string
  readonly before: ProductSnapshot | undefined
  readonly unitsAfter: ReadonlyMap<string, number>
}

const forEachPage = async (
  { db }: UnitOfWork,
  storeId: string,
  importId: string,
  use: (changes: readonly StoredChange[]) => Promise<void>,
): Promise<void> => {
  let after = ""
  for (;;) {
    const rows = await db
      .selectFrom("import_change")
      .select(["product_id", "before", "units_after"])
      .where("store_id", "=", storeId)
      .where("import_id", "=", importId)
      .where("product_id", ">", after)
      .orderBy("product_id")
      .limit(PAGE)
      .execute()
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.product_id
    await use(
      rows.map(({ product_id, before, units_after }) => ({
        productId: product_id,
        before: before === null ? undefined : parseSnapshot(before),
        unitsAfter: unitsIn(units_after),
      })),
    )
  }
}

// Only this sandbox writes both texts, from rows of its own tables.
const isSnapshot = (value: unknown): value is ProductSnapshot =>
  typeof value === "object" && value !== null && "product" in value && "skus" in value

const parseSnapshot = (text: string): ProductSnapshot => {
  const value: unknown = JSON.parse(text)
  if (!isSnapshot(value)) throw new Error("A row of import_change is damaged.")
  return value
}

const unitsIn = (text: string): ReadonlyMap<string, number> => {
  const value: unknown = JSON.parse(text)
  return new Map(
    typeof value === "object" && value !== null
      ? Object.entries(value).map(([sku, units]) => [sku, Number(units)])
      : [],
  )
}

const restore = async (
  work: UnitOfWork,
  services: SandboxServices,
  { product, texts, listings, colors, skus }: ProductSnapshot,
  unitsAfter: ReadonlyMap<string, number>,
): Promise<void> => {
  const { db } = work
  const { store_id: storeId, product_id: productId } = product
  await db
    .updateTable("product")
    .set(product)
    .where("store_id", "=", storeId)
    .where("product_id", "=", productId)
    .execute()
  for (const table of ["product_text", "listing", "product_color"] as const)
    await db.deleteFrom(table).where("store_id", "=", storeId).where("product_id", "=", productId).execute()
  await insertRows(db, "product_text", texts)
  await insertRows(db, "listing", listings)
  await insertRows(db, "product_color", colors)
  const names = skus.map(({ sku }) => sku)
  const now =
    names.length === 0
      ? []
      : await db
          .selectFrom("sku")
          .select(["sku", "units"])
          .where("store_id", "=", storeId)
          .where("sku", "in", names)
          .forUpdate()
          .execute()
  const unitsNow = new Map(now.map(({ sku, units }) => [sku, units]))
  for (const row of skus) {
    // Includes the units sold and delivered since the import.
    const since = (unitsNow.get(row.sku) ?? 0) - (unitsAfter.get(row.sku) ?? unitsNow.get(row.sku) ?? 0)
    const units = Math.max(0, row.units + since)
    await db
      .insertInto("sku")
      .values({ ...row, units })
      .onConflict((conflict) => conflict.columns(["store_id", "sku"]).doUpdateSet({ ...row, units }))
      .execute()
  }
  await notifyRestocked(work, services, storeId, names)
}

/** Variants that the product did not have before are kept as sold out, because carts and orders may refer to them. */
const setSoldOut = async (
  { db }: UnitOfWork,
  storeId: string,
  productId: string,
  stored: readonly string[],
): Promise<void> => {
  const all = db
    .updateTable("sku")
    .set({ units: 0 })
    .where("store_id", "=", storeId)
    .where("product_id", "=", productId)
  await (stored.length === 0 ? all : all.where("sku", "not in", stored)).execute()
}
