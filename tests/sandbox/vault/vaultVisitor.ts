import type { ShopAnswer, TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { textAt } from "../checkout/customer.ts"

/** The one origin of the test store and its providers. */
export const SHOP = "http://localhost:4173"

/** A card typed into the frame. */
export const typed = (changes: Readonly<Record<string, unknown>> = {}) => ({
  kind: "card",
  number: "4242 4242 4242 4242",
  expiry: "12/30",
  securityCode: "123",
  holder: "ANA PRUEBA",
  ...changes,
})

/** Seals the typed card in the vault. */
export const seal = (
  shop: TestShop,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<ShopAnswer> => shop.call("POST", "/sandbox/vault/cards", body, headers)

/** Returns a token for the typed card. */
export const tokenOf = async (shop: TestShop, changes: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const { status, body } = await seal(shop, typed(changes))
  if (status !== 201) throw new Error(`It was not sealed: ${status} ${JSON.stringify(body)}`)
  return textAt(body, "token")
}

/** A sealed card as payment data. */
export const sealedCard = (encrypted: string) => [{ paymentModeId: "1", encrypted }]
