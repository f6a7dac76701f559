import type { World, WorldStore } from "../../../contracts/sandbox/world/World.ts"
import { smallWorld } from "./smallWorld.ts"

export const MEXICO = "10000052"
export const TAIWAN = "10000886"

const [spain] = smallWorld.stores
if (spain === undefined) throw new Error("The small world has no store.")

const english = [{ id: "-1", code: "en", name: "English" }] as const
const mexico: WorldStore = {
  ...spain,
  id: MEXICO,
  countryCode: "MX",
  countryName: { en: "Mexico" },
  region: "americas",
  languages: english,
  currencyCode: "MXN",
  positiveFormat: "${0}",
  negativeFormat: "-${0}",
  taxRate: 16_000,
  taxName: "IVA",
  priceFactor: 20,
}
const taiwan: WorldStore = {
  ...spain,
  id: TAIWAN,
  countryCode: "TW",
  countryName: { en: "Taiwan" },
  region: "asia-pacific",
  languages: english,
  currencyCode: "TWD",
  currencyDecimals: 0,
  positiveFormat: "NT${0}",
  negativeFormat: "-NT${0}",
  taxRate: 5_000,
  taxName: "營業稅",
  priceFactor: 0.35,
  packings: ["isJoinLife", "reusableBox"],
}

/**
 * The small world with a store in Mexico, whose invoices state their use, and one in Taiwan, whose invoices are stored
 * in a carrier.
 */
export const worldAbroad: World = {
  ...smallWorld,
  stores: [...smallWorld.stores, mexico, taiwan],
  products: smallWorld.products.map((product) => ({ ...product, stock: () => 500 })),
}
