import { operation, type Operation } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"

export const otherOperations = ({ storage, stores }: SandboxServices): readonly Operation[] => [
  operation(
    "getTranslations",
    async ({ path }) => {
      await stores.require(path.storeId)
      const rows = await storage.db
        .selectFrom("translation")
        .select(["text_key", "value"])
        .where("store_id", "=", path.storeId)
        .where("language_code", "=", path.languageCode.toLowerCase())
        .orderBy("text_key")
        .execute()
      return { status: 200, body: { translations: Object.fromEntries(rows.map((row) => [row.text_key, row.value])) } }
    },
    "catalogue",
  ),
  operation(
    "readConfiguration",
    async ({ path, query }) => {
      await stores.require(path.storeId)
      const known = await stores.configuration(path.storeId)
      const body = [...new Set(query.variables)].flatMap((key) => {
        const value = known.get(key)
        return value === undefined ? [] : [{ key, value }]
      })
      return { status: 200, body }
    },
    "catalogue",
  ),
]
