import type { DefaultsOf } from "../../domain/navigation/PageAddress.ts"

/** Language and catalogue that addresses of the demo stores omit. */
export const SHOP_DEFAULTS: ReadonlyMap<string, { readonly languageId: string; readonly catalogId: string }> = new Map([
  ["10000034", { languageId: "-5", catalogId: "20000034" }],
  ["10000001", { languageId: "-1", catalogId: "20000001" }],
  ["10000081", { languageId: "-10", catalogId: "20000081" }],
  ["10000966", { languageId: "-40", catalogId: "20000966" }],
])

export const shopDefaults: DefaultsOf = (storeId) => SHOP_DEFAULTS.get(storeId)
