import { sql } from "kysely"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import { byLanguage } from "../../stores/localized.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { slug } from "../../world/slug.ts"
import { importTexts } from "./importTexts.ts"
import { nameId } from "./variantChoice.ts"

const TOP_ID = "90000000"

/** A category that lists a product. `isOwn` is false for ancestors of its own category. */
export interface ImportedListing {
  readonly id: string
  readonly isOwn: boolean
}

/**
 * The categories of a product under "Imported", each once: its own first, then their ancestors. Missing ones are
 * created.
 */
export const importCategories = async (
  work: UnitOfWork,
  storeId: string,
  languages: readonly StoreLanguage[],
  paths: readonly (readonly string[])[],
): Promise<readonly ImportedListing[]> => {
  await ensureCategory(work, {
    storeId,
    id: TOP_ID,
    key: "imported",
    texts: textsOf(languages, (tag) => importTexts(tag)("imports.category")),
  })
  if (paths.length === 0) return [{ id: TOP_ID, isOwn: true }]
  const own: string[] = []
  const above: string[] = []
  for (const path of paths) {
    let parentId = TOP_ID
    for (const [at, step] of path.entries()) {
      // The whole path identifies a category: both women and men have shirts.
      const id = nameId(path.slice(0, at + 1).join(" > "))
      await ensureCategory(work, {
        storeId,
        id,
        key: `imported-${id}`,
        parentId,
        texts: textsOf(languages, () => step),
      })
      if (at === path.length - 1) own.push(id)
      else above.push(id)
      parentId = id
    }
  }
  const isOwn = new Set(own)
  return [...isOwn]
    .map((id) => ({ id, isOwn: true }))
    .concat([...new Set([...above, TOP_ID])].filter((id) => !isOwn.has(id)).map((id) => ({ id, isOwn: false })))
}

const textsOf = (languages: readonly StoreLanguage[], nameIn: (tag: string) => string): string =>
  JSON.stringify(byLanguage(languages, ({ tag }) => ({ name: nameIn(tag), slug: slug(nameIn(tag)) || "imported" })))

interface NewCategory {
  readonly storeId: string
  readonly id: string
  readonly key: string
  readonly parentId?: string
  readonly texts: string
}

const ensureCategory = async (
  { db }: UnitOfWork,
  { storeId, id, key, parentId, texts }: NewCategory,
): Promise<void> => {
  await sql`
    insert into category (store_id, category_id, category_key, seo_id, parent_id, position, texts)
    select ${storeId}, ${id}, ${key}, ${id}, ${parentId ?? null}, coalesce(max(position), 0) + 1, ${texts}
    from category where store_id = ${storeId}
    on conflict do nothing`.execute(db)
}
