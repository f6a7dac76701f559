import { expect, it } from "vitest"
import { onOneDatabase, type ShopAnswer } from "../../support/sandbox/onBothDatabases.ts"
import { listAt, numberAt, orderPath, pay, saveAddress, SPAIN, textAt, worldWithUnits } from "../checkout/customer.ts"

const path = `/itxrest/2/order/store/${SPAIN}/gift-card`
/** The clock of the test store starts on 5 January 2026. */
const UNSTYLED = {
  sku: "giftcard.virtual-5000",
  quantity: 1,
  senderName: "Ana",
  receiverName: "Luis",
  receiverEmail: "luis@example.org",
  receiverPhone: "+34 600 000 000",
  year: "26",
  month: "3",
  day: "1",
  hour: "9",
  minute: "30",
}
const problems = ({ body }: ShopAnswer) =>
  listAt(body, "fields").map((problem) => `${textAt(problem, "field")} ${textAt(problem, "rule")}`)

onOneDatabase(
  "a gift card line of the cart",
  (shop) => {
    it("of the physical kind shows its message on its line, and is shipped like a garment", async () => {
      const guest = await shop().guest(SPAIN)
      const posted = await guest.call("POST", `${path}/physical`, {
        sku: "giftcard.physical-5000",
        quantity: 2,
        message: "Para ti",
      })
      expect(posted.body).toMatchObject({
        totalProduct: 10_000,
        items: [
          {
            itemType: "physicalGiftCard",
            quantity: 2,
            customization: [{ areaId: "message", areaName: "Mensaje", datatype: "giftCard", text: "Para ti" }],
          },
        ],
      })
      const shippingMethods = (
        await guest.call(
          "GET",
          `${orderPath(textAt(posted.body, "id"))}/shipping-methods?zipCode=28013&countryISO=ES&languageId=-1`,
        )
      ).body
      expect(listAt(shippingMethods, "shippingMethods").map((method) => textAt(method, "kind"))).toContain("delivery")
      expect(JSON.stringify(shippingMethods)).not.toContain("email")
      expect(
        problems(
          await guest.call("POST", `${path}/physical`, {
            sku: "giftcard.physical-5000",
            quantity: 1,
            message: "Drop by",
          }),
        ),
      ).toEqual(["message forbiddenWord"])
    })

    it("has the picture of its design in the cart and on the order", async () => {
      const guest = await shop().guest(SPAIN)
      for (const style of [{ virtualStyle: "confetti" }, { virtualStyle: "ribbon" }, {}])
        await guest.call("POST", `${path}/virtual`, { ...UNSTYLED, ...style })
      const cart = (await guest.call("POST", `${path}/physical`, { sku: "giftcard.physical-2500", quantity: 1 })).body
      const pictures = (body: unknown) =>
        listAt(body, "items").map((item) => [textAt(item, "image.url"), textAt(item, "image.alt")])
      const known = [
        ["/media/590001/001/front", "Tarjeta regalo virtual, Confeti"],
        ["/media/590001/002/front", "Tarjeta regalo virtual, Lazo"],
        ["/media/590001/003/front", "Tarjeta regalo virtual"],
        ["/media/590002/001/front", "Tarjeta regalo"],
      ]
      expect(pictures(cart)).toEqual(known)
      const orderId = textAt(cart, "id")
      const addressId = await saveAddress(guest)
      const shipping = await guest.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
        shippingMethodId: "standard",
        kind: "delivery",
        addressId,
      })
      expect((await pay({ guest, orderId, storeId: SPAIN, total: numberAt(shipping.body, "totalOrder") })).status).toBe(
        202,
      )
      expect(pictures((await guest.call("GET", orderPath(orderId))).body)).toEqual(known)
    })

    it("is not gift-wrapped, because it has its own message", async () => {
      const guest = await shop().guest(SPAIN)
      const orderId = textAt((await guest.call("POST", `${path}/virtual`, UNSTYLED)).body, "id")
      await guest.call("POST", `${path}/physical`, { sku: "giftcard.physical-5000", quantity: 1 })
      for (const sku of ["giftcard.virtual-5000", "giftcard.physical-5000"]) {
        const refused = await guest.call("POST", `${orderPath(orderId)}/giftpacking/${sku}`, { message: "Para ti" })
        expect([sku, refused.status, problems(refused)]).toEqual([sku, 422, ["sku giftCard"]])
      }
    })
  },
  { world: worldWithUnits({}) },
)
