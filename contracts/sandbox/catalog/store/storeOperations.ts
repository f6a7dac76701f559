import { operation, type Operation } from "../../platform/http/Operation.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { storeAnswer, storeSummary } from "./storeAnswer.ts"

export const storeOperations = ({ publicUrl, storage, stores }: SandboxServices): readonly Operation[] => {
  const hostname = publicUrl === "" ? "localhost" : new URL(publicUrl).host
  return [
    operation(
      "listStores",
      async ({ query }) => {
        const all = await stores.all()
        const code = all.flatMap(({ languages }) => languages).find(({ id }) => id === query.languageId)?.code
        const storesOfBrand = all.filter(({ brandId }) => query.brandId === undefined || query.brandId === brandId)
        return { status: 200, body: { stores: storesOfBrand.map((store) => storeSummary(store, hostname, code)) } }
      },
      "catalogue",
    ),
    operation(
      "getStore",
      async ({ path, query }) => {
        const store = await stores.findStore(path.storeId)
        const stamp = await storage.db.selectFrom("world_stamp").select("seeded_at").executeTakeFirst()
        const body = storeAnswer(store, {
          hostname,
          ...(query.languageId === undefined ? {} : { languageCode: store.language(query.languageId).code }),
          configuration: await stores.configuration(store.id),
          buildVersion: String(Math.trunc((stamp?.seeded_at ?? 0) / 1_000)),
        })
        return { status: 200, body }
      },
      "catalogue",
    ),
  ]
}
