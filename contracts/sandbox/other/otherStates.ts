import { createHmac, randomBytes, randomInt, randomUUID } from "node:crypto"
import { saveStateAddress } from "../customers/account/accountStates.ts"
import { type ProviderStates, storeIn, textAt } from "../platform/states/StateShop.ts"
import { buy, stockedSku } from "../checkout/checkoutStates.ts"
import { listAt } from "../platform/states/listAt.ts"

/** The demo agent and client of the sandbox's README. */
const AGENT = { agentId: "agent-1", secret: "demo-agent-key-1", clientId: "registered@selvedge.example" }
const PHONE_DIGITS = "34600000000"

/** Provider states of the area other, by name. */
export const otherStates: ProviderStates = {
  "an agent with a token": async (_shop, parameters) => {
    const payload = `${AGENT.agentId}.${Math.floor(Date.now() / 1_000)}.${randomBytes(16).toString("base64url")}`
    const proof = createHmac("sha256", AGENT.secret)
      .update(`${payload}.${AGENT.clientId}.${storeIn(parameters)}`)
      .digest("base64url")
    return { agentToken: `${payload}.${proof}` }
  },
  "a till with a code": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const places = listAt(
      await shop.call("", "GET", `/itxrest/2/bam/store/${storeId}/agrupation?xagrupationId=1`),
      "physicalStores",
    )
    const physicalStoreId = places.map((place) => textAt(place, "id")).find((id) => id.startsWith(storeId)) ?? ""
    const day = new Date().toISOString().slice(0, 10)
    const hash = createHmac("sha256", `demo-till-key-${physicalStoreId}`).update(`${PHONE_DIGITS}.${day}`).digest("hex")
    return {
      physicalStoreId,
      tillCode: hash
        .replace(/[^0-9]/gu, "")
        .slice(0, 6)
        .padEnd(6, "0"),
    }
  },
  "a message to customer service": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const token = await shop.guest(storeId)
    const message = {
      firstName: "Ana",
      email: "ana.prueba@example.org",
      topic: "DELIVERY",
      message: "Where is my parcel?",
      privacyPolicy: true,
    }
    const sent = await shop.call(token, "POST", `/itxrest/2/user/store/${storeId}/contact`, message, {
      "idempotency-key": randomUUID(),
    })
    return { caseId: textAt(sent, "caseId"), token }
  },
  "an identifier without a store": async () => ({ storeIdentifier: String(randomInt(20_000_000, 99_999_999)) }),
  "a registered shopper's paid order": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token } = await shop.registered(storeId)
    const orders = `/itxrest/2/order/store/${storeId}`
    const orderId = textAt(
      await shop.call(token, "POST", `${orders}/cart`, {
        cartItems: [{ sku: await stockedSku(shop, storeId), quantity: 1 }],
      }),
      "id",
    )
    const addressId = await saveStateAddress(shop, token, storeId)
    await shop.call(token, "POST", `${orders}/order/${orderId}/checkout/shipping`, {
      shippingMethodId: "standard",
      kind: "delivery",
      addressId,
    })
    await buy(shop, storeId, { token, orderId })
    return { token }
  },
}
