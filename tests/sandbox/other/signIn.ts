import type { CallShop, TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { SPAIN, textAt } from "../checkout/customer.ts"

export interface Customer {
  readonly userId: string
  readonly token: string
  readonly call: CallShop
}

export const DEMO = { email: "registered@selvedge.example", password: "Selvedge2026" }
export const device = { deviceId: "device-1", platform: "android", appVersion: "0.1.0" }

/** The demo customer, signed in through the API. */
export const signIn = async (shop: TestShop): Promise<Customer> => {
  const { status, body } = await shop.call("POST", `/itxrest/2/app/store/${SPAIN}/launch-app`, {
    ...DEMO,
    deviceInfo: device,
  })
  if (status !== 200) throw new Error(`The demo customer could not sign in: ${status} ${JSON.stringify(body)}`)
  const token = textAt(body, "session.access_token")
  return {
    userId: textAt(body, "session.userId"),
    token,
    call: (method, path, content, headers = {}) =>
      shop.call(method, path, content, { authorization: `Bearer ${token}`, ...headers }),
  }
}
