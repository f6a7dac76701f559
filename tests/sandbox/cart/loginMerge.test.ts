import { beforeEach, expect, it } from "vitest"
import { onBothDatabases, type CallShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { addToCart, at, cartPath, listAt, orderPath, SPAIN, textAt, worldWithUnits } from "../checkout/shopper.ts"

const ORIGIN = "http://localhost:4173"
const WORLD = worldWithUnits({ "8201-400-3": 5, "8201-800-3": 40, "8201-800-4": 40, "8202-800-3": 40 })
const skusOf = (cart: unknown) => listAt(cart, "items").map((item) => `${textAt(item, "quantity")} ${textAt(item, "sku")}`)

interface SignedIn {
  readonly call: CallShop
}

/** Signs the demo shopper in; the guest's session, when there is one, goes with the form. */
const signIn = async (shop: TestShop, guestToken?: string): Promise<SignedIn> => {
  const response = await shop.sandbox.handle(
    new Request(`${ORIGIN}/integration/oauth2/login?storeId=${SPAIN}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: ORIGIN, ...(guestToken === undefined ? {} : { authorization: `Bearer ${guestToken}` }) },
      body: new URLSearchParams({ email: "registered@selvedge.example", password: "Selvedge2026", redirectUri: `/${SPAIN}/` }),
    }),
  )
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith("access_token@")) ?? ""
  const authorization = `Bearer ${decodeURIComponent(cookie.split(";")[0]?.split("=").slice(1).join("=") ?? "")}`
  return { call: (method, path, body, headers = {}) => shop.call(method, path, body, { authorization, ...headers }) }
}

onBothDatabases(
  "A cart at login",
  (shop) => {
    beforeEach(async () => {
      const known = await signIn(shop())
      const cart = (await known.call("GET", cartPath())).body
      const cartItems = listAt(cart, "items").map((item) => ({ sku: textAt(item, "sku"), quantity: 0 }))
      if (cartItems.length > 0) await known.call("PUT", cartPath(), { cartItems })
    })

    it("F56 takes the guest's lines over: quantities are added, what the stock does not allow is listed with its reason", async () => {
      await addToCart(await signIn(shop()), "8201-400-3", 3)
      const guest = await shop().guest(SPAIN)
      await addToCart(guest, "8201-400-3", 4)
      await addToCart(guest, "8201-800-3", 2)
      const after = await signIn(shop(), guest.token)
      const cart = (await after.call("GET", cartPath())).body
      expect(skusOf(cart)).toEqual(["5 8201-400-3", "2 8201-800-3"])
      expect(listAt(cart, "rejectedItems")).toEqual([{ sku: "8201-400-3", quantity: 2, key: "_ERR_NO_STOCK", params: ["8201-400-3", "5"] }])
      await addToCart(after, "8202-800-3")
      expect(at((await after.call("GET", cartPath())).body, "rejectedItems")).toBeUndefined()
    })

    it("F57 does not double quantities when the login is sent twice or at the same moment", async () => {
      const guest = await shop().guest(SPAIN)
      await addToCart(guest, "8201-800-3", 2)
      const sessions = await Promise.all([signIn(shop(), guest.token), signIn(shop(), guest.token), signIn(shop(), guest.token)])
      for (const session of sessions) expect(skusOf((await session.call("GET", cartPath())).body)).toEqual(["2 8201-800-3"])
      const again = await signIn(shop(), guest.token)
      expect(skusOf((await again.call("GET", cartPath())).body)).toEqual(["2 8201-800-3"])
    })

    it("keeps the code that the guest typed, and the words on the wrapping", async () => {
      const guest = await shop().guest(SPAIN)
      const orderId = textAt((await addToCart(guest, "8201-800-3")).body, "id")
      await guest.call("POST", `${orderPath(orderId)}/promoCode`, { promoCode: "SPRING10" })
      await guest.call("POST", `${orderPath(orderId)}/giftpacking/8201-800-3`, { message: "Para ti" })
      const after = await signIn(shop(), guest.token)
      const cart = (await after.call("GET", cartPath())).body
      expect(at(cart, "promotion.0.promoCode")).toBe("SPRING10")
      expect(at(cart, "items.0.giftMessage")).toBe("Para ti")
      await after.call("DELETE", `${orderPath(textAt(cart, "id"))}/promoCode/SPRING10`)
    })

    it("shows a registered shopper the order without a guest's token", async () => {
      const known = await signIn(shop())
      const user = await known.call("POST", `/itxrest/2/user/store/${SPAIN}/current-user`)
      expect(user.body).toMatchObject({ userType: "R", email: "registered@selvedge.example", firstName: "Demo" })
      expect(textAt(user.body, "identity.userId")).not.toBe("-1002")
    })
  },
  { world: WORLD },
)
