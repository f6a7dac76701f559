import type { StoreLanguage } from "../stores/StoreData.ts"
import type { ResolvedStore } from "../stores/Stores.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"

/** Days after the delivery, where the store does not configure `RETURN_WINDOW_DAYS`. */
const DAYS = 30

/** Carriers, where the store does not configure `RETURN_PRINTERLESS_CARRIERS`. */
const PRINTERLESS_CARRIERS = "droppoint"

/** Store and language of a call, the store's return period, and the time. */
export interface ReturnScope {
  readonly store: ResolvedStore
  readonly language: StoreLanguage
  readonly returnDays: number
  /** Carriers that scan the QR code from a phone. */
  readonly printerlessCarriers: readonly string[]
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Returns the scope of a call; reads the configuration, so it must be called before a transaction. Fails with 404 for
 * an unknown store and 400 for a language it does not have.
 */
export const returnScope = async (
  { stores, ports }: SandboxServices,
  storeId: string,
  languageId: string | undefined,
): Promise<ReturnScope> => {
  const store = await stores.require(storeId)
  const configuration = await stores.configuration(storeId)
  return {
    store,
    language: store.language(languageId),
    returnDays: Number(configuration.get("RETURN_WINDOW_DAYS") ?? DAYS),
    printerlessCarriers: (configuration.get("RETURN_PRINTERLESS_CARRIERS") ?? PRINTERLESS_CARRIERS)
      .split(",")
      .map((carrier) => carrier.trim()),
    now: ports.now(),
  }
}
