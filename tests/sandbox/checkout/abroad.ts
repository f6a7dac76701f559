import type { TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { MEXICO } from "../../support/sandbox/worldAbroad.ts"
import { addToCart, anAddress, cartPath, type DeliveredBuyer, numberAt, orderPath, textAt } from "./customer.ts"

const SKU = "8201-400-3"

/** A customer ready to pay in a store of Mexico or Taiwan, with these extra fields in the address. */
export const abroad = async (shop: TestShop, storeId: string, more: object = {}): Promise<DeliveredBuyer> => {
  const guest = await shop.guest(storeId)
  const added = await addToCart(guest, SKU, 1, storeId)
  const place =
    storeId === MEXICO
      ? {
          city: "Ciudad de México",
          stateCode: "CMX",
          zipCode: "06700",
          countryCode: "MX",
          phones: [{ countryCode: "+52", subscriberNumber: "5500000000" }],
        }
      : {
          city: "臺北市",
          zipCode: "10617",
          countryCode: "TW",
          phones: [{ countryCode: "+886", subscriberNumber: "900000000" }],
        }
  const saved = await guest.call("POST", `/itxrest/2/user/store/${storeId}/address`, {
    ...anAddress(),
    ...place,
    ...more,
  })
  if (saved.status !== 200) throw new Error(`The address was not saved: ${saved.status} ${JSON.stringify(saved.body)}`)
  const orderId = textAt((await guest.call("GET", cartPath(storeId))).body, "id")
  const addressId = textAt(saved.body, "id")
  const shipping = await guest.call("POST", `${orderPath(orderId, storeId)}/checkout/shipping`, {
    shippingMethodId: "standard",
    kind: "delivery",
    addressId,
  })
  if (shipping.status !== 200 || added.status !== 200)
    throw new Error(`Nothing to pay: ${added.status} ${shipping.status} ${JSON.stringify(shipping.body)}`)
  return { guest, orderId, storeId, addressId, total: numberAt(shipping.body, "totalOrder") }
}
