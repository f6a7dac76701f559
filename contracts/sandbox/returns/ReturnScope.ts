import type { StoreLanguage } from "../catalog/StoreData.ts"
import type { ResolvedStore } from "../catalog/Stores.ts"
import type { SandboxServices } from "../SandboxServices.ts"

/** Days after the delivery, where the store's configuration `RETURN_WINDOW_DAYS` says nothing. */
const DAYS = 30

/** Store and language of a call, the store's days for returns, and the moment. */
export interface ReturnScope {
  readonly store: ResolvedStore
  readonly language: StoreLanguage
  readonly returnDays: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * The scope of a call; made before a transaction, since it reads the configuration. Fails with 404 for an unknown store
 * and 400 for a language it does not have.
 */
export const returnScope = async (
  { stores, ports }: SandboxServices,
  storeId: string,
  languageId: string | undefined,
): Promise<ReturnScope> => {
  const store = await stores.require(storeId)
  const returnDays = Number((await stores.configuration(storeId)).get("RETURN_WINDOW_DAYS") ?? DAYS)
  return { store, language: store.language(languageId), returnDays, now: ports.now() }
}
