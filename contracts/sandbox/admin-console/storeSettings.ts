import type { Html } from "../platform/http/html.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { ResolvedStore } from "../stores/Stores.ts"
import { type Column, dataTable } from "./dataTable.ts"

/** A table of the settings of all stores. */
export const storeSettingsTable = <Row extends { readonly storeId: string }>(
  stores: readonly ResolvedStore[],
  columns: readonly Column<Row>[],
  settings: readonly Row[],
): Html =>
  dataTable(
    "Stores",
    [
      { name: "Store", cell: ({ storeId }) => stores.find(({ id }) => id === storeId)?.countryName["en"] ?? storeId },
      ...columns,
    ],
    settings,
    "No stores.",
  )

/** Writes parameters of a store's configuration, all or none, and marks the store as changed. */
export async function saveStoreSettings(
  { storage, versions }: Pick<SandboxServices, "storage" | "versions">,
  storeId: string,
  pairs: readonly (readonly [parameter: string, value: string])[],
): Promise<void> {
  await storage.transaction(async ({ db }) => {
    for (const [parameter, value] of pairs) {
      await db
        .insertInto("store_configuration")
        .values({ store_id: storeId, parameter, value })
        .onConflict((conflict) => conflict.columns(["store_id", "parameter"]).doUpdateSet({ value }))
        .execute()
    }
  })
  versions.changed(storeId)
}
