import { randomUUID } from "node:crypto"
import type { TestShop } from "../../support/sandbox/onBothDatabases.ts"
import {
  testCard,
  addToCart,
  anAddress,
  cartPath,
  orderPath,
  saveAddress,
  SPAIN,
  textAt,
} from "../checkout/customer.ts"
import { register, userPath } from "./customer.ts"

/**
 * A customer with an item in the cart and a selected delivery, and the calls of other tabs during the deletion of the
 * account: the deletion first, then a purchase, an address, another item.
 */
export async function customerWithOrder(shop: TestShop, sku: string, street: string) {
  const customer = await register(shop)
  await addToCart(customer, sku)
  const addressId = await saveAddress(customer)
  const orderId = textAt((await customer.call("GET", cartPath())).body, "id")
  await customer.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
    shippingMethodId: "standard",
    kind: "delivery",
    addressId,
  })
  const calls = [
    () => customer.call("DELETE", `${userPath()}/user?newsletter=false`),
    () =>
      customer.call(
        "POST",
        `${orderPath(orderId)}/asynccheckout`,
        { paymentBundle: { paymentData: [testCard()] }, acceptedPolicies: [1, 2] },
        { "idempotency-key": randomUUID() },
      ),
    () => customer.call("POST", `${userPath()}/address`, { ...anAddress(), addressLines: [street] }),
    () => addToCart(customer, sku, 1, SPAIN, randomUUID()),
  ]
  return { customer, calls }
}
