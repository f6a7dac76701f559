import type { CallShop, TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { SPAIN } from "../checkout/customer.ts"

const ORIGIN = "http://localhost:4173"

export interface SignedIn {
  readonly token: string
  readonly call: CallShop
}

/** One of the demo customers with a session of this store. */
export const signedIn = async (
  shop: TestShop,
  kind: "registered" | "business" = "registered",
  storeId = SPAIN,
): Promise<SignedIn> => {
  const response = await shop.sandbox.handle(
    new Request(`${ORIGIN}/integration/oauth2/login?storeId=${storeId}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: ORIGIN },
      body: new URLSearchParams({
        email: `${kind}@selvedge.example`,
        password: "Selvedge2026",
        redirectUri: `/${storeId}/`,
      }),
    }),
  )
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith("access_token@"))
  const token = decodeURIComponent(cookie?.split(";")[0]?.split("=").slice(1).join("=") ?? "")
  if (token === "") throw new Error(`${kind} could not sign in: ${response.status}`)
  return {
    token,
    call: (method, path, body, headers = {}) =>
      shop.call(method, path, body, { authorization: `Bearer ${token}`, ...headers }),
  }
}
