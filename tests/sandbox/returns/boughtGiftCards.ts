import type { TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { cartPath, listAt, numberAt, orderPath, pay, saveAddress, SPAIN, textAt } from "../checkout/customer.ts"
import { ADMIN_KEY } from "./returner.ts"

/** A gift card as a payment of an order. */
export interface GiftCardPayment {
  readonly paymentModeId: "2"
  readonly number: string
  readonly cvv2: string
}

/** Cards of one purchase, of 50 € each. */
const CARDS = 9
const DAY_MS = 86_400_000

/** Buys virtual gift cards, and returns them once they are in the recipient's mail, which moves the clock by a day. */
export async function buyGiftCards(shop: TestShop): Promise<readonly GiftCardPayment[]> {
  const guest = await shop.guest(SPAIN)
  const sendAt = new Date(shop.clock.now() + DAY_MS / 2)
  const recipient = `cards.${shop.clock.now()}@example.org`
  await guest.call("POST", `/itxrest/2/order/store/${SPAIN}/gift-card/virtual`, {
    sku: "giftcard.virtual-5000",
    quantity: CARDS,
    virtualStyle: "confetti",
    senderName: "Ana",
    receiverName: "Luis",
    receiverEmail: recipient,
    receiverPhone: "+34 600 000 000",
    message: "For you",
    year: String(sendAt.getUTCFullYear()),
    month: String(sendAt.getUTCMonth() + 1),
    day: String(sendAt.getUTCDate()),
    hour: "23",
    minute: "30",
  })
  const addressId = await saveAddress(guest)
  const orderId = textAt((await guest.call("GET", cartPath())).body, "id")
  const shipping = await guest.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
    shippingMethodId: "standard",
    kind: "delivery",
    addressId,
  })
  const paid = await pay({ guest, orderId, storeId: SPAIN, total: numberAt(shipping.body, "totalOrder") })
  if (paid.status !== 202) throw new Error(`No gift cards: ${paid.status} ${JSON.stringify(paid.body)}`)
  shop.clock.advance(2 * DAY_MS)
  const { body } = await shop.call("GET", `/sandbox/messages?recipient=${encodeURIComponent(recipient)}`, undefined, {
    "x-admin-key": ADMIN_KEY,
  })
  const cards = listAt(body, "messages").map((mail): GiftCardPayment => {
    const [, number = ""] = /Número de la tarjeta regalo: ([0-9]{16})/u.exec(textAt(mail, "text")) ?? []
    const [, cvv2 = ""] = /PIN: ([0-9]{3})/u.exec(textAt(mail, "text")) ?? []
    return { paymentModeId: "2", number, cvv2 }
  })
  if (cards.length !== CARDS) throw new Error(`${cards.length} gift cards were mailed.`)
  return cards
}
