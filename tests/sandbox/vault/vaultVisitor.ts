import type { ShopAnswer, TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { textAt } from "../checkout/customer.ts"

/** The one origin of the test shop and its providers. */
export const SHOP = "http://localhost:4173"

/** What somebody types into the frame. */
export const typed = (changes: Readonly<Record<string, unknown>> = {}) => ({
  kind: "card",
  number: "4242 4242 4242 4242",
  expiry: "12/30",
  securityCode: "123",
  holder: "ANA PRUEBA",
  ...changes,
})

/** Has the vault seal what was typed. */
export const seal = (
  shop: TestShop,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<ShopAnswer> => shop.call("POST", "/sandbox/vault/cards", body, headers)

/** A token for what was typed. */
export const tokenOf = async (shop: TestShop, changes: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const { status, body } = await seal(shop, typed(changes))
  if (status !== 201) throw new Error(`It was not sealed: ${status} ${JSON.stringify(body)}`)
  return textAt(body, "token")
}

/** A sealed card as payment data. */
export const sealedCard = (encrypted: string) => [{ paymentModeId: "1", encrypted }]
