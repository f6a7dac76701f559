import type { Store } from "../../../domain/store/Store.ts"
import { isStoreId } from "../../../domain/shared/StoreId.ts"
import type { StoreId } from "../../../domain/shared/StoreId.ts"

/** A store id, checked. */
export function aStoreId(text = "10000034"): StoreId {
  if (!isStoreId(text)) throw new Error(`${text} is no store id`)
  return text
}

/** The Spanish store; overrides replace fields. */
export function aStore(changes: Partial<Store> = {}): Store {
  return {
    id: aStoreId(),
    countryCode: "ES",
    countryName: "España",
    region: "europe",
    brandId: "1",
    languages: [
      { id: "-5", code: "es", name: "Español", direction: "ltr" },
      { id: "-30", code: "ca", name: "Català", direction: "ltr" },
      { id: "-1", code: "en", name: "English", direction: "ltr" },
    ],
    catalogs: [
      { id: "20000034", type: "1" },
      { id: "50000034", type: "5" },
    ],
    configuration: {},
    currency: {
      currencyCode: "EUR",
      currencyDecimals: 2,
      positiveFormat: "{0} €",
      negativeFormat: "-{0} €",
      groupingCharacter: ".",
      decimalCharacter: ",",
    },
    ...changes,
  }
}
