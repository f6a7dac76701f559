import type { ResolvedStore } from "../../stores/Stores.ts"
import { invalidField } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { recordChanges, snapshotsOf } from "./importChanges.ts"
import type { ImportContext } from "./skuHolders.ts"

const PAGE = 1000
const MAX_HANDLES = 500

interface ImportedPage {
  readonly products: readonly { readonly handle: string; readonly isHidden: boolean }[]
  readonly after?: string
}

/** Products imported from a source into a store, a thousand at a time, sorted by handle. */
export const listImported = async (
  { storage: { db } }: SandboxServices,
  store: ResolvedStore,
  source: string,
  after: unknown,
): Promise<ImportedPage> => {
  const rows = await db
    .selectFrom("imported_product")
    .innerJoin("product", (join) =>
      join
        .onRef("product.store_id", "=", "imported_product.store_id")
        .onRef("product.product_id", "=", "imported_product.product_id"),
    )
    .select(["imported_product.handle", "product.visibility"])
    .where("imported_product.store_id", "=", store.id)
    .where("imported_product.import_source", "=", source)
    .where("imported_product.handle", ">", typeof after === "string" ? after : "")
    .orderBy("imported_product.handle")
    .limit(PAGE)
    .execute()
  const last = rows.length === PAGE ? rows.at(-1)?.handle : undefined
  return {
    products: rows.map(({ handle, visibility }) => ({ handle, isHidden: visibility === "hidden" })),
    ...(last === undefined ? {} : { after: last }),
  }
}

/**
 * Hides products of a source in all lists and pages, with the lowest visibility. A later import of the same products
 * shows them again.
 */
export const hideImported = async (
  { storage, versions, ports }: SandboxServices,
  store: ResolvedStore,
  { source, run }: Pick<ImportContext, "source" | "run">,
  handles: unknown,
): Promise<{ readonly done: true }> => {
  if (!Array.isArray(handles) || handles.length > MAX_HANDLES || !handles.every((handle) => typeof handle === "string"))
    throw invalidField("handles", "type", `handles must be a list of at most ${MAX_HANDLES} texts.`)
  if (handles.length === 0) return { done: true }
  return storage.transaction(async (work) => {
    const rows = await work.db
      .selectFrom("imported_product")
      .select("product_id")
      .where("store_id", "=", store.id)
      .where("import_source", "=", source)
      .where("handle", "in", handles)
      .execute()
    const ids = rows.map(({ product_id }) => product_id)
    if (ids.length === 0) return { done: true }
    const snapshots = await snapshotsOf(work, store.id, ids)
    await hideProducts(work, store.id, ids)
    await recordChanges(
      work,
      { storeId: store.id, source, run, now: ports.now() },
      ids.map((productId) => ({ productId, kind: "hidden", before: snapshots.get(productId) })),
    )
    work.afterCommit(() => versions.changed(store.id))
    return { done: true }
  })
}

/** Hides products in all lists and pages. */
export const hideProducts = async (
  { db }: UnitOfWork,
  storeId: string,
  productIds: readonly string[],
): Promise<void> => {
  if (productIds.length === 0) return
  await db
    .updateTable("product")
    .set({ visibility: "hidden", override: "hidden", content_hash: null })
    .where("store_id", "=", storeId)
    .where("product_id", "in", productIds)
    .execute()
  await db.deleteFrom("listing").where("store_id", "=", storeId).where("product_id", "in", productIds).execute()
}
