import { tagManager, tagManagerSources } from "../../../domain/analytics/tagManager.ts"
import { configurationOf } from "../settings/configurationOf.ts"
import type { ShopPrograms } from "../ShopPrograms.ts"

/** Returns the origins that a store's pages may send events to: the second collector, and its tag manager's. */
export async function analyticsSources(
  programs: Pick<ShopPrograms, "store">,
  storeId: string | undefined,
  collector: string | undefined,
): Promise<readonly string[]> {
  const configuration = await configurationOf(programs, storeId)
  const manager = tagManager(configuration)
  return [
    ...(collector === undefined ? [] : [collector]),
    ...(manager === undefined ? [] : [new URL(manager).origin]),
    ...tagManagerSources(configuration),
  ]
}
