import { createStateShop } from "../../../contracts/sandbox/platform/states/StateShop.ts"
import { readAnswer, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { addToCart, type Buyer, numberAt, orderPath, saveAddress, SPAIN, textAt } from "./customer.ts"

/** The demo customer with one item, ready to pay. */
export const aDemoBuyer = async (shop: TestShop, sku: string): Promise<Buyer> => {
  const { token } = await createStateShop(shop.sandbox.handle, "http://localhost:4173").registered(SPAIN)
  const guest: Buyer["guest"] = {
    token,
    cookie: "",
    call: async (method, path, body, headers = {}) =>
      readAnswer(
        await shop.sandbox.handle(
          new Request(`http://localhost:4173${path}`, {
            method,
            headers: {
              authorization: `Bearer ${token}`,
              ...(body === undefined ? {} : { "content-type": "application/json" }),
              ...headers,
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          }),
        ),
      ),
  }
  const orderId = textAt((await addToCart(guest, sku)).body, "id")
  const addressId = await saveAddress(guest)
  const shipping = await guest.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
    shippingMethodId: "standard",
    kind: "delivery",
    addressId,
  })
  return { guest, orderId, storeId: SPAIN, total: numberAt(shipping.body, "totalOrder") }
}
