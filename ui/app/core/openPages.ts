import { QueryClient } from "@tanstack/react-query"
import * as Duration from "effect/Duration"
import { loadPage } from "../../../application/navigation/loadPage.ts"
import type { PageData } from "../../../application/navigation/PageData.ts"
import { isPublicPage } from "../../../application/navigation/PageData.ts"
import { REST_CACHE_TIME } from "../../../application/shared/constants.ts"
import { browserPages } from "../../../adapters/composition/browserPages.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CoreParts } from "../lazyCommands.ts"
import type { CoreScope, CoreSurroundings } from "./openCart.ts"
import { openCart } from "./openCart.ts"

/** The part of the core that reads pages, and remembers those of the catalogue for a while. */
export function openPages(scope: CoreScope, surroundings: CoreSurroundings): CoreParts["pages"] {
  const { root } = openCart(scope, surroundings)
  const run = programRunner(browserPages(root).context)
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Duration.toMillis(REST_CACHE_TIME) } } })
  return {
    loadPage: async (address: PageAddress) => {
      const queryKey = ["page", address] as const
      const known = queries.getQueryData<PageData>(queryKey)
      const isFresh = queries.getQueryCache().find({ queryKey })?.isStaleByTime(Duration.toMillis(REST_CACHE_TIME)) === false
      if (known !== undefined && isFresh) return { ok: true, value: known }
      const result = await run(loadPage(address))
      if (result.ok && isPublicPage(result.value)) queries.setQueryData(queryKey, result.value)
      return result
    },
  }
}
