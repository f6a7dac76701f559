import { sql } from "kysely"
import type { StoreLanguage } from "../catalog/StoreData.ts"
import { byLanguage } from "../seed/localized.ts"
import type { Work } from "../storage/Storage.ts"
import { slug } from "../world/slug.ts"
import { importedCategory } from "./importTexts.ts"
import { nameId } from "./variantChoice.ts"

const TOP_ID = "90000000"

/** The category of a product type under "Imported", made when it is new; its own id first, then the one above. */
export const importCategories = async (work: Work, storeId: string, languages: readonly StoreLanguage[], productType: string | undefined): Promise<readonly string[]> => {
  await ensureCategory(work, { storeId, id: TOP_ID, key: "imported", texts: textsOf(languages, importedCategory) })
  if (productType === undefined) return [TOP_ID]
  const id = nameId(productType)
  await ensureCategory(work, { storeId, id, key: `imported-${id}`, parentId: TOP_ID, texts: textsOf(languages, () => productType) })
  return [id, TOP_ID]
}

const textsOf = (languages: readonly StoreLanguage[], nameIn: (code: string) => string): string =>
  JSON.stringify(byLanguage(languages, ({ code }) => ({ name: nameIn(code), slug: slug(nameIn(code)) || "imported" })))

interface NewCategory {
  readonly storeId: string
  readonly id: string
  readonly key: string
  readonly parentId?: string
  readonly texts: string
}

const ensureCategory = async ({ db }: Work, { storeId, id, key, parentId, texts }: NewCategory): Promise<void> => {
  await sql`
    insert into category (store_id, category_id, category_key, seo_id, parent_id, position, texts)
    select ${storeId}, ${id}, ${key}, ${id}, ${parentId ?? null}, coalesce(max(position), 0) + 1, ${texts} from category where store_id = ${storeId}
    on conflict do nothing`.execute(db)
}
