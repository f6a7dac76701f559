import type { Kysely } from "kysely"
import type { Database } from "../storage/Database.ts"
import { invalidField, notFound } from "../http/Refusal.ts"
import { readStoreData, type StoreData, type StoreLanguage } from "./StoreData.ts"
import type { StoreFilling } from "./StoreFilling.ts"

/** A store with what depends on a call. */
export interface KnownStore extends StoreData {
  /** The language of a call: by id, or the store's default. Refused with 400 when the store does not speak it. */
  readonly language: (languageId: string | undefined) => StoreLanguage
}

export interface Stores {
  readonly all: () => Promise<readonly KnownStore[]>
  /** Fails with 404 for a store that does not exist. Its products may not be written yet. */
  readonly lookUp: (storeId: string) => Promise<KnownStore>
  /** Fails with 404 also for a catalogue that the store does not have. Its products may not be written yet. */
  readonly lookUpCatalog: (storeId: string, catalogId: string) => Promise<KnownStore>
  /** The same, once the store has its products. */
  readonly require: (storeId: string) => Promise<KnownStore>
  /** The same, once the store has its products. */
  readonly requireCatalog: (storeId: string, catalogId: string) => Promise<KnownStore>
  /** Configuration pairs, for example `MAX_PRODUCTS_SHOPCART_GUEST`. */
  readonly configuration: (storeId: string) => Promise<ReadonlyMap<string, string>>
}

/** Stores are few and change only when the world is seeded: they are read once. */
export const makeStores = (db: Kysely<Database>, { filled }: Pick<StoreFilling, "filled">): Stores => {
  let stores: Promise<ReadonlyMap<string, KnownStore>> | undefined
  const load = async (): Promise<ReadonlyMap<string, KnownStore>> => {
    stores ??= readStores(db).catch((error: unknown) => {
      stores = undefined
      throw error
    })
    return stores
  }
  const lookUp = async (storeId: string): Promise<KnownStore> => {
    const store = (await load()).get(storeId)
    if (store === undefined) throw notFound("There is no such store.", storeId)
    return store
  }
  const lookUpCatalog = async (storeId: string, catalogId: string): Promise<KnownStore> => {
    const store = await lookUp(storeId)
    if (!store.catalogs.some(({ id }) => id === catalogId))
      throw notFound("There is no such catalogue in this store.", catalogId)
    return store
  }
  const withProducts = async (store: KnownStore): Promise<KnownStore> => {
    await filled(store.id)
    return store
  }
  return {
    all: async () => [...(await load()).values()],
    lookUp,
    lookUpCatalog,
    require: async (storeId) => withProducts(await lookUp(storeId)),
    requireCatalog: async (storeId, catalogId) => withProducts(await lookUpCatalog(storeId, catalogId)),
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

const readStores = async (db: Kysely<Database>): Promise<ReadonlyMap<string, KnownStore>> => {
  const rows = await db.selectFrom("store").select(["store_id", "data"]).orderBy("position").execute()
  return new Map(rows.map(({ store_id, data }) => [store_id, known(readStoreData(data))]))
}

const known = (data: StoreData): KnownStore => ({
  ...data,
  language: (languageId) => {
    const language = languageId === undefined ? data.languages[0] : data.languages.find(({ id }) => id === languageId)
    if (language === undefined) throw invalidField("languageId", "unknown", "This store does not have this language.")
    return language
  },
})
