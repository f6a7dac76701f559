import { randomUUID } from "node:crypto"
import { beforeEach, expect, it } from "vitest"
import { onBothDatabases, type CallShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { addToCart, at, cartPath, listAt, orderPath, SPAIN, textAt, worldWithUnits } from "../checkout/customer.ts"

const ORIGIN = "http://localhost:4173"
const WORLD = worldWithUnits({
  "8201-400-3": 5,
  "8201-400-4": 40,
  "8201-800-3": 400,
  "8201-800-4": 40,
  "8202-800-3": 40,
  "8203-400-3": 40,
})
const skusOf = (cart: unknown) =>
  listAt(cart, "items").map((item) => `${textAt(item, "quantity")} ${textAt(item, "sku")}`)

interface SignedIn {
  readonly call: CallShop
}
const leftoversIn = (cart: unknown) =>
  listAt(cart, "keptItems").map(
    (item) =>
      `${textAt(item, "quantity")} ${textAt(item, "sku")} ${textAt(item, "key")} ${listAt(item, "params").join()}`,
  )
const readCart = async (session: SignedIn) => (await session.call("GET", cartPath())).body
const safePath = `/itxrest/2/order/store/${SPAIN}/safe-cart`

/** Signs the demo customer in; the guest's session, if any, is sent with the form. */
const signIn = async (shop: TestShop, guestToken?: string): Promise<SignedIn> => {
  const response = await shop.sandbox.handle(
    new Request(`${ORIGIN}/integration/oauth2/login?storeId=${SPAIN}`, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: ORIGIN,
        ...(guestToken === undefined ? {} : { authorization: `Bearer ${guestToken}` }),
      },
      body: new URLSearchParams({
        email: "registered@selvedge.example",
        password: "Selvedge2026",
        redirectUri: `/${SPAIN}/`,
      }),
    }),
  )
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith("access_token@")) ?? ""
  const authorization = `Bearer ${decodeURIComponent(cookie.split(";")[0]?.split("=").slice(1).join("=") ?? "")}`
  return { call: (method, path, body, headers = {}) => shop.call(method, path, body, { authorization, ...headers }) }
}

onBothDatabases(
  "a cart at login",
  (shop) => {
    beforeEach(async () => {
      const known = await signIn(shop())
      const cart = (await known.call("GET", cartPath())).body
      const cartItems = listAt(cart, "items").map((item) => ({ sku: textAt(item, "sku"), quantity: 0 }))
      if (cartItems.length > 0) await known.call("PUT", cartPath(), { cartItems })
      await known.call("DELETE", safePath)
    })

    it("F56 adds the guest's quantities, and units over the stock become leftovers with a reason", async () => {
      await addToCart(await signIn(shop()), "8201-400-3", 3)
      const guest = await shop().guest(SPAIN)
      const guestCart = textAt((await addToCart(guest, "8201-400-3", 4)).body, "id")
      await addToCart(guest, "8201-800-3", 2)
      const after = await signIn(shop(), guest.token)
      const cart = await readCart(after)
      expect(skusOf(cart)).toEqual(["5 8201-400-3", "2 8201-800-3"])
      expect(at(cart, "merge")).toMatchObject({
        id: guestCart,
        mergedItems: [
          { sku: "8201-400-3", quantity: 2 },
          { sku: "8201-800-3", quantity: 2 },
        ],
      })
      expect(leftoversIn(cart)).toEqual(["2 8201-400-3 _ERR_NO_STOCK 8201-400-3,5"])
      await addToCart(after, "8202-800-3")
      expect(leftoversIn(await readCart(after))).toEqual(["2 8201-400-3 _ERR_NO_STOCK 8201-400-3,5"])
      expect(leftoversIn((await after.call("GET", safePath)).body)).toEqual(["2 8201-400-3 _ERR_NO_STOCK 8201-400-3,5"])
      shop().clock.advance(86_400_000)
      const dayAfter = await readCart(await signIn(shop()))
      expect([at(dayAfter, "merge"), leftoversIn(dayAfter)]).toEqual([
        undefined,
        ["2 8201-400-3 _ERR_NO_STOCK 8201-400-3,5"],
      ])
    })

    it("F56 fills the account's cart up to its maximum of products: existing skus grow to 99 units", async () => {
      const known = await signIn(shop())
      for (const sku of ["8201-800-3", "8201-800-4", "8202-800-3", "8203-400-3"])
        await addToCart(known, sku, sku === "8201-800-3" ? 60 : 1)
      const guest = await shop().guest(SPAIN)
      for (const sku of ["8201-400-3", "8201-400-4", "8201-800-3"])
        await addToCart(guest, sku, sku === "8201-800-3" ? 60 : 1)
      const cart = await readCart(await signIn(shop(), guest.token))
      expect(skusOf(cart)).toEqual(["99 8201-800-3", "1 8201-800-4", "1 8202-800-3", "1 8203-400-3", "1 8201-400-3"])
      expect(leftoversIn(cart)).toEqual([
        "1 8201-400-4 _ERR_MAX_PRODUCTS_SHOPCART 5",
        "21 8201-800-3 _ERR_MAX_UNITS_PER_SKU 8201-800-3,99",
      ])
    })

    it("restores a leftover once with all its metadata, and refuses it while it does not fit", async () => {
      await addToCart(await signIn(shop()), "8201-400-3", 5)
      const guest = await shop().guest(SPAIN)
      const orderId = textAt((await addToCart(guest, "8201-400-3", 2)).body, "id")
      await guest.call("POST", `${orderPath(orderId)}/giftpacking/8201-400-3`, { message: "Para ti" })
      const after = await signIn(shop(), guest.token)
      const originLineId = textAt(await readCart(after), "keptItems.0.id")
      const pending = async () =>
        at((await after.call("POST", `/itxrest/2/user/store/${SPAIN}/current-user`)).body, "pendingTransfers")
      expect(await pending()).toBe(true)
      const take = (quantity: number) =>
        after.call("POST", cartPath(), { cartItems: [{ sku: "8201-400-3", quantity, originLineId }] })
      expect(await take(1)).toMatchObject({ status: 409, body: { key: "_ERR_NO_STOCK" } })
      expect(leftoversIn(await readCart(after))).toHaveLength(1)
      await after.call("DELETE", `${cartPath()}/8201-400-3`)
      const [first, second] = await Promise.all([take(2), take(2)])
      expect([first.status, second.status].sort()).toEqual([200, 404])
      const cart = await readCart(after)
      expect([skusOf(cart), leftoversIn(cart), at(cart, "items.0.giftMessage")]).toEqual([
        ["2 8201-400-3"],
        [],
        "Para ti",
      ])
      expect((await after.call("GET", safePath)).status).toBe(404)
      expect(await pending()).toBe(false)
    })

    it("keeps leftovers when the cart is backed up, and discards them with the backup", async () => {
      await addToCart(await signIn(shop()), "8201-400-3", 5)
      const guest = await shop().guest(SPAIN)
      await addToCart(guest, "8201-400-3", 1)
      const after = await signIn(shop(), guest.token)
      await after.call("PUT", safePath, { items: [{ sku: "8201-800-3", quantity: 1 }] })
      expect((await after.call("GET", safePath)).body).toMatchObject({
        items: [{ sku: "8201-800-3" }],
        keptItems: [{ sku: "8201-400-3", quantity: 1 }],
      })
      expect((await after.call("DELETE", safePath)).status).toBe(204)
      expect(leftoversIn(await readCart(after))).toEqual([])
    })

    it("leaves a guest after the logout an empty cart, and the account its own", async () => {
      const guest = await shop().guest(SPAIN)
      await addToCart(guest, "8201-800-3", 2)
      const known = await signIn(shop(), guest.token)
      expect((await known.call("POST", `/integration/oauth2/logout?storeId=${SPAIN}`)).status).toBe(204)
      expect((await guest.call("GET", cartPath())).status).toBe(401)
      expect(skusOf((await (await shop().guest(SPAIN)).call("GET", cartPath())).body)).toEqual([])
      expect(skusOf(await readCart(await signIn(shop())))).toEqual(["2 8201-800-3"])
    })

    it("F57 does not repeat under the account an addition of the guest with a lost response", async () => {
      const guest = await shop().guest(SPAIN)
      const key = randomUUID()
      await addToCart(guest, "8201-800-3", 2, SPAIN, key)
      const after = await signIn(shop(), guest.token)
      expect((await addToCart(after, "8201-800-3", 2, SPAIN, key)).status).toBe(200)
      expect(skusOf(await readCart(after))).toEqual(["2 8201-800-3"])
    })

    it("F57 does not double quantities when the login is sent twice or concurrently", async () => {
      const guest = await shop().guest(SPAIN)
      await addToCart(guest, "8201-800-3", 2)
      const sessions = await Promise.all([
        signIn(shop(), guest.token),
        signIn(shop(), guest.token),
        signIn(shop(), guest.token),
      ])
      for (const session of sessions)
        expect(skusOf((await session.call("GET", cartPath())).body)).toEqual(["2 8201-800-3"])
      const again = await signIn(shop(), guest.token)
      expect(skusOf((await again.call("GET", cartPath())).body)).toEqual(["2 8201-800-3"])
    })

    it("keeps the guest's promo code and gift message", async () => {
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

    it("shows a registered customer the order without a guest token", async () => {
      const known = await signIn(shop())
      const user = await known.call("POST", `/itxrest/2/user/store/${SPAIN}/current-user`)
      expect(user.body).toMatchObject({ userType: "R", email: "registered@selvedge.example", firstName: "Demo" })
      expect(textAt(user.body, "identity.userId")).not.toBe("-1002")
    })
  },
  { world: WORLD },
)
