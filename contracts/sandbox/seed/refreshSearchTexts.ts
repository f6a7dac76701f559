import { type Kysely, sql } from "kysely"
import { searchIndex } from "../catalog/search/searchText.ts"
import { readStoreData } from "../stores/StoreData.ts"
import { parseSummary } from "../catalog/productJson.ts"
import type { Database } from "../platform/storage/Database.ts"

/** Increment when `searchIndex` changes: texts of databases of an older release are then rewritten. */
export const SEARCH_FORM = 2

/** Records that a database without stores gets its search texts in the form of this release. */
export const startSearchTexts = async (db: Kysely<Database>): Promise<void> => {
  if ((await db.selectFrom("store").select("store_id").limit(1).executeTakeFirst()) !== undefined) return
  await db
    .insertInto("search_form")
    .values({ form: SEARCH_FORM })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Migrates the search texts to the form of this release, once. Their words stay, but name, colours and categories of a
 * product are read again, because an older form dropped the difference between `ü` and `u`. The caller holds the setup
 * lock.
 */
export const refreshSearchTexts = async (db: Kysely<Database>): Promise<void> => {
  const known = await db.selectFrom("search_form").select("form").executeTakeFirst()
  if (known?.form === SEARCH_FORM) return
  await db.transaction().execute(async (trx) => {
    for (const { store_id, data } of await trx.selectFrom("store").select(["store_id", "data"]).execute()) {
      const { languages } = readStoreData(data)
      for (const language of languages) await refreshProducts(trx, store_id, language)
    }
    for (const table of ["physical_store", "drop_point"] as const) await refreshPlaces(trx, table)
    await trx.deleteFrom("search_form").execute()
    await trx.insertInto("search_form").values({ form: SEARCH_FORM }).execute()
  })
}

const refreshProducts = async (
  db: Kysely<Database>,
  storeId: string,
  { id, code }: { readonly id: string; readonly code: string },
): Promise<void> => {
  const { rows } = await sql<{
    product_id: string
    name: string
    search_text: string
    summary: string
    categories: string | null
  }>`
    select t.product_id, t.name, t.search_text, t.summary,
      (select string_agg(cast(c.texts as json) -> cast(${id} as text) ->> 'name', ' ') from listing l
        join category c on c.store_id = l.store_id and c.category_id = l.category_id
        where l.store_id = t.store_id and l.product_id = t.product_id) as categories
    from product_text t where t.store_id = ${storeId} and t.language_id = ${id}`.execute(db)
  for (const { product_id, name, search_text, summary, categories } of rows) {
    const searchParts = [
      name,
      search_text,
      ...parseSummary(summary).colors.map((color) => color.name),
      categories ?? "",
    ]
    await db
      .updateTable("product_text")
      .set({ search_text: searchIndex([...new Set(searchParts)].join(" "), code) })
      .where("store_id", "=", storeId)
      .where("language_id", "=", id)
      .where("product_id", "=", product_id)
      .execute()
  }
}

const refreshPlaces = async (db: Kysely<Database>, table: "physical_store" | "drop_point"): Promise<void> => {
  const key = sql.ref(table === "physical_store" ? "physical_store_id" : "droppoint_id")
  const { rows } = await sql<{ store_id: string; id: string; text: string; names: string; districts: string }>`
    select p.store_id, ${key} as id, concat_ws(' ', p.name, p.street, p.zip_code, p.search_text) as text,
      c.names, d.names as districts
    from ${sql.table(table)} p
    join city c on c.store_id = p.store_id and c.city_id = p.city_id
    join district d on d.store_id = p.store_id and d.district_id = p.district_id`.execute(db)
  for (const { store_id, id, text, names, districts } of rows) {
    const index = searchIndex([text, ...textsIn(names), ...textsIn(districts)].join(" "))
    await sql`
      update ${sql.table(table)} set search_text = ${index}
      where store_id = ${store_id} and ${key} = ${id}`.execute(db)
  }
}

/** The texts of a column by language code. */
const textsIn = (json: string): readonly string[] => {
  const value: unknown = JSON.parse(json)
  return typeof value === "object" && value !== null ? Object.values(value).map(String) : []
}
