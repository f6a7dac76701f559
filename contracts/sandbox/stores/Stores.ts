import type { Kysely } from "kysely"
import type { Database } from "../platform/storage/Database.ts"
import { invalidField, notFound } from "../platform/http/Refused.ts"
import { readStoreData, type StoreData, type StoreLanguage } from "./StoreData.ts"
import type { StoreFilling } from "./StoreFilling.ts"

/** A store with its per-call lookups. */
export interface ResolvedStore extends StoreData {
  /**
   * The language of a call: by id, or the store's default. Fails with 400 for a language that the store does not have.
   */
  readonly language: (languageId: string | undefined) => StoreLanguage
}

export interface Stores {
  readonly all: () => Promise<readonly ResolvedStore[]>
  /** Fails with 404 for an unknown store. Its products may not be written yet. */
  readonly findStore: (storeId: string) => Promise<ResolvedStore>
  /** Like `findStore`, and fails with 404 for a catalogue of another store. */
  readonly findCatalog: (storeId: string, catalogId: string) => Promise<ResolvedStore>
  /** Like `findStore`, once the products are written. */
  readonly require: (storeId: string) => Promise<ResolvedStore>
  /** Like `findCatalog`, once the products are written. */
  readonly requireCatalog: (storeId: string, catalogId: string) => Promise<ResolvedStore>
  /** Configuration pairs, for example `MAX_PRODUCTS_SHOPCART_GUEST`. */
  readonly configuration: (storeId: string) => Promise<ReadonlyMap<string, string>>
}

/** The stores are few and change only when the world is seeded: they are read once. */
export const createStores = (db: Kysely<Database>, { filled }: Pick<StoreFilling, "filled">): Stores => {
  let stores: Promise<ReadonlyMap<string, ResolvedStore>> | undefined
  const load = async (): Promise<ReadonlyMap<string, ResolvedStore>> => {
    stores ??= readStores(db).catch((error: unknown) => {
      stores = undefined
      throw error
    })
    return stores
  }
  const findStore = async (storeId: string): Promise<ResolvedStore> => {
    const store = (await load()).get(storeId)
    if (store === undefined) throw notFound("There is no such store.", storeId)
    return store
  }
  const findCatalog = async (storeId: string, catalogId: string): Promise<ResolvedStore> => {
    const store = await findStore(storeId)
    if (!store.catalogs.some(({ id }) => id === catalogId))
      throw notFound("There is no such catalogue in this store.", catalogId)
    return store
  }
  const withProducts = async (store: ResolvedStore): Promise<ResolvedStore> => {
    await filled(store.id)
    return store
  }
  return {
    all: async () => [...(await load()).values()],
    findStore,
    findCatalog,
    require: async (storeId) => withProducts(await findStore(storeId)),
    requireCatalog: async (storeId, catalogId) => withProducts(await findCatalog(storeId, catalogId)),
    configuration: async (storeId) => {
      const rows = await db
        .selectFrom("store_configuration")
        .select(["parameter", "value"])
        .where("store_id", "=", storeId)
        .execute()
      return new Map(rows.map(({ parameter, value }) => [parameter, value]))
    },
  }
}

const readStores = async (db: Kysely<Database>): Promise<ReadonlyMap<string, ResolvedStore>> => {
  const rows = await db.selectFrom("store").select(["store_id", "data"]).orderBy("position").execute()
  return new Map(rows.map(({ store_id, data }) => [store_id, known(readStoreData(data))]))
}

const known = (data: StoreData): ResolvedStore => ({
  ...data,
  language: (languageId) => {
    const language = languageId === undefined ? data.languages[0] : data.languages.find(({ id }) => id === languageId)
    if (language === undefined) throw invalidField("languageId", "unknown", "This store does not have this language.")
    return language
  },
})
