import type { PrintedIds } from "./idSources.ts"
import { OWN_IDS } from "./printedOwnIds.ts"
import { SHOP_IDS } from "./printedShopIds.ts"

/** Every kind of id that commands print and commands take. */
export const PRINTED_IDS: readonly PrintedIds[] = [...SHOP_IDS, ...OWN_IDS]
