import * as Effect from "effect/Effect"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { StoreGateway } from "../store/StoreGateway.ts"
import { errorContent } from "./loadPage.ts"
import type { PageContent, PageData } from "./PageData.ts"

/** Loads the page with every country store. Never fails: errors become error pages. */
export const loadStoreSelector = Effect.fn("navigation.loadStoreSelector")(function* (address: PageAddress) {
  const gateway = yield* StoreGateway
  const content: PageContent = yield* gateway.listStores.pipe(
    Effect.map((stores): PageContent => ({ content: "stores", stores })),
    Effect.catch((error) => Effect.succeed(errorContent(error, { parameters: {} }))),
  )
  return { address, content } satisfies PageData
})
