import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"

/** The list of all stores, without the redirect to the last one (S2.3). */
export const STORE_SELECTOR: PageAddress = { page: "ItxWorldWidePage", parameters: { "select-store": "1" } }
