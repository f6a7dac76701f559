import { createHmac } from "node:crypto"
import { expect, it } from "vitest"
import { onOneDatabase, type TestGuest } from "../../support/sandbox/onBothDatabases.ts"
import {
  addToCart,
  anAddress,
  at,
  listAt,
  orderPath,
  pay,
  readyToPay,
  SPAIN,
  textAt,
  worldWithUnits,
} from "../checkout/customer.ts"
import { DEMO, device, signIn } from "./signIn.ts"

const user = `/itxrest/2/user/store/${SPAIN}`
const agent = `/itxrest/2/agent/store/${SPAIN}`
const app = `/itxrest/2/app/store/${SPAIN}`

onOneDatabase(
  "customers, agents and applications",
  (shop) => {
    const agentToken = ({
      clientId = DEMO.email,
      seconds = Math.floor(shop().clock.now() / 1_000),
      nonce = `nonce-nonce-nonce-${Math.random().toString(36).slice(2)}`,
      secret = "demo-agent-key-1",
    } = {}) => {
      const signedText = `agent-1.${seconds}.${nonce}`
      const signature = createHmac("sha256", secret).update(`${signedText}.${clientId}.${SPAIN}`).digest("base64url")
      return `${signedText}.${signature}`
    }
    const assist = (token: string, changes: object = {}) =>
      shop().call("POST", `${agent}/assisted-purchase`, {
        agentId: "agent-1",
        agentName: "Berta Ejemplo",
        clientId: DEMO.email,
        token,
        ...changes,
      })
    const clientAtTill = async () => {
      const { body: places } = await shop().call("GET", `/itxrest/2/bam/store/${SPAIN}/country/ES/physical-store`)
      const physicalStoreId = textAt(places, "physicalStores.0.id")
      const phone = "+34600000000"
      const code = createHmac("sha256", `demo-till-key-${physicalStoreId}`)
        .update(`34600000000.${new Date(shop().clock.now()).toISOString().slice(0, 10)}`)
        .digest("hex")
        .replace(/[^0-9]/gu, "")
        .slice(0, 6)
      const { phones: _phones, email: _email, ...address } = anAddress()
      return { address, code, phone, physicalStoreId }
    }
    const codes = (body: unknown) => listAt(body, "promotions").map((promotion) => textAt(promotion, "promoCode"))

    it("F171 authorises an agent for a client once per token, within its time and with the correct key", async () => {
      const token = agentToken()
      const first = await assist(token)
      expect(first).toMatchObject({
        status: 200,
        body: { agentId: "agent-1", forcePurchase: false, expires_in: 14_400 },
      })
      expect((await assist(token)).status).toBe(403)
      expect((await assist(agentToken({ secret: "demo-agent-key-2" }))).status).toBe(403)
      expect((await assist(agentToken(), { clientId: "business@selvedge.example" })).status).toBe(403)
      expect((await assist(agentToken({ seconds: Math.floor(shop().clock.now() / 1_000) - 301 }))).status).toBe(403)
      expect((await assist(agentToken({ seconds: Math.floor(shop().clock.now() / 1_000) + 61 }))).status).toBe(403)
      expect((await assist("not-a-token")).status).toBe(403)
      expect(
        (await assist(agentToken({ clientId: "nobody@example.org" }), { clientId: "nobody@example.org" })).status,
      ).toBe(404)
      expect(
        shop().logged.filter(({ message }) => message === "The token of an agent was refused.").length,
      ).toBeGreaterThanOrEqual(6)
      const raced = agentToken()
      expect((await Promise.all([1, 2, 3].map(async () => (await assist(raced)).status))).sort()).toEqual([
        200, 403, 403,
      ])
    })

    it("allows an agent to fill the client's cart, and to pay only with forcePurchase", async () => {
      for (const [forcePurchase, status] of [
        [false, 403],
        [true, 409],
      ] as const) {
        const { body } = await assist(agentToken(), { forcePurchase })
        const bearer = { authorization: `Bearer ${textAt(body, "access_token")}` }
        const client = {
          call: (method: string, path: string, content?: unknown, headers = {}) =>
            shop().call(method, path, content, { ...bearer, ...headers }),
        }
        const { body: cart } = await addToCart(client, "8202-800-3")
        const checkout = await client.call(
          "POST",
          `${orderPath(textAt(cart, "id"))}/asynccheckout`,
          {
            paymentBundle: {
              paymentData: [
                { paymentModeId: "1", number: "4242424242424242", holder: "A", month: "12", year: "2030", cvv2: "123" },
              ],
            },
            acceptedPolicies: [1, 2],
            expectedTotal: 1,
          },
          { "idempotency-key": crypto.randomUUID() },
        )
        // With the permission to buy, only the cart is incomplete.
        expect(checkout.status === 403).toBe(status === 403)
      }
    })

    it("F171 reduces nothing by the employee discount after an agent's session has expired", async () => {
      const assisted = await assist(agentToken(), { forcePurchase: true })
      const bearer = { authorization: `Bearer ${textAt(assisted.body, "access_token")}` }
      const cartPath = `/itxrest/2/order/store/${SPAIN}/cart`
      await shop().call("POST", cartPath, { cartItems: [{ sku: "8202-800-3", quantity: 1 }] }, bearer)
      const { body } = await shop().call("GET", cartPath, undefined, bearer)
      const promo = `${orderPath(textAt(body, "id"))}/promoCode`
      expect((await shop().call("POST", promo, { promoCode: "EMPLOYEE20" }, bearer)).body).toMatchObject({
        promotion: [{ promotionId: "employee20" }],
      })
      shop().clock.advance(14_400_000)
      const client = await signIn(shop())
      const { body: own } = await client.call("GET", cartPath)
      expect([at(own, "totalAdjustment"), at(own, "promotion")]).toEqual([0, undefined])
      const again = await assist(agentToken(), { forcePurchase: true })
      const later = await shop().call("GET", cartPath, undefined, {
        authorization: `Bearer ${textAt(again.body, "access_token")}`,
      })
      expect([at(later.body, "totalAdjustment"), at(later.body, "promotion")]).toEqual([0, undefined])
      expect((await client.call("DELETE", `${promo}/EMPLOYEE20`)).status).toBe(404)
    })

    it("F171 ends an agent's session at its expiry, and gives only agents the employee discount", async () => {
      const { body, headers } = await assist(agentToken(), { forcePurchase: true })
      const bearer = { authorization: `Bearer ${textAt(body, "access_token")}` }
      const [refresh = ""] = /refresh_token[^=]*=[^;]+/.exec(headers.getSetCookie().join("\n")) ?? []
      const renewed = await shop().call("POST", `/integration/oauth2/refresh?storeId=${SPAIN}`, undefined, {
        cookie: refresh,
      })
      expect([refresh.length > 10, renewed.status]).toEqual([true, 401])
      const me = () => shop().call("POST", `${user}/current-user`, {}, bearer)
      expect((await me()).status).toBe(200)
      const agentsCode = await shop().call("GET", `/itxrest/2/order/store/${SPAIN}/cart`, undefined, bearer)
      const promo = `${orderPath(textAt(agentsCode.body, "id"))}/promoCode`
      await shop().call("DELETE", `${promo}/EMPLOYEE20`, undefined, bearer)
      expect((await shop().call("POST", promo, { promoCode: "EMPLOYEE20" }, bearer)).status).toBe(200)
      expect((await shop().call("DELETE", `${promo}/EMPLOYEE20`, undefined, bearer)).status).toBe(200)
      const client = await signIn(shop())
      expect((await client.call("POST", promo, { promoCode: "EMPLOYEE20" })).body).toMatchObject({
        key: "_ERR_PROMO_CODE_NOT_VALID",
        fields: [{ rule: "employeesOnly" }],
      })
      expect((await shop().call("POST", `/integration/oauth2/logout?storeId=${SPAIN}`, undefined, bearer)).status).toBe(
        204,
      )
      expect((await me()).status).toBe(401)
      const late = await assist(agentToken())
      shop().clock.advance(14_400_000)
      expect(
        (
          await shop().call(
            "POST",
            `${user}/current-user`,
            {},
            {
              authorization: `Bearer ${textAt(late.body, "access_token")}`,
            },
          )
        ).status,
      ).toBe(401)
    })

    it("registers a customer at a till by its code", async () => {
      const wish = await clientAtTill()
      const { address, code } = wish
      const made = await shop().call("POST", `${agent}/merchant-temporary-user`, wish)
      expect(made.status).toBe(201)
      const saved = await shop().call("GET", `${user}/address/${textAt(made.body, "addressId")}`, undefined, {
        authorization: `Bearer ${textAt(made.body, "access_token")}`,
      })
      expect(saved.body).toMatchObject({ city: "Madrid" })
      expect(
        (
          await shop().call("POST", `${agent}/merchant-temporary-user`, {
            ...wish,
            code: code === "000000" ? "000001" : "000000",
          })
        ).status,
      ).toBe(403)
      expect(
        (await shop().call("POST", `${agent}/merchant-temporary-user`, { ...wish, physicalStoreId: "1" })).body,
      ).toMatchObject({ code: 422, fields: [{ field: "physicalStoreId" }] })
      expect(
        (
          await shop().call("POST", `${agent}/merchant-temporary-user`, {
            ...wish,
            address: { ...address, city: "drop table" },
          })
        ).body,
      ).toMatchObject({ code: 400, fields: [{ rule: "forbiddenWord" }] })
    })
    it("names the employee and the till on the orders of an agent's session and of a customer at a till", async () => {
      const till = { agentName: "Berta Ejemplo", deviceSerial: "T-7" }
      const clientId = "till@example.org"
      const registration = { logon: clientId, password: "Selvedge2026", passwordConfirm: "Selvedge2026" }
      await (await shop().guest(SPAIN)).call("POST", `${user}/user`, { ...registration, acceptedPolicies: [1, 2] })
      const assisted = await assist(agentToken({ clientId }), { clientId, forcePurchase: true, ...till })
      const temporary = await shop().call("POST", `${agent}/merchant-temporary-user`, {
        ...(await clientAtTill()),
        ...till,
      })
      for (const { body } of [assisted, temporary]) {
        const token = textAt(body, "access_token")
        const call: TestGuest["call"] = (method, path, sent, headers = {}) =>
          shop().call(method, path, sent, { ...headers, authorization: `Bearer ${token}` })
        const buyer = await readyToPay(
          { guest: () => Promise.resolve({ token, cookie: "", call }) },
          { "8202-800-3": 1 },
        )
        expect((await pay(buyer)).status).toBe(202)
        expect((await call("GET", orderPath(buyer.orderId))).body).toMatchObject({
          employeeName: "Berta Ejemplo",
          deviceSerial: "T-7",
        })
      }
    })

    it("authenticates an application, without revealing which credential was wrong", async () => {
      const right = await shop().call("POST", `${app}/launch-app`, {
        ...DEMO,
        carrier: "Example Mobile",
        usage: 3,
        bearer: "wifi",
        deviceInfo: { ...device, appVersion: "0.0.9" },
      })
      expect(right).toMatchObject({ status: 200, body: { updateRequired: true, session: { expires_in: 86_400 } } })
      const wrong = await shop().call("POST", `${app}/launch-app`, {
        ...DEMO,
        password: "Wrong2026",
        deviceInfo: device,
      })
      const unknown = await shop().call("POST", `${app}/launch-app`, {
        ...DEMO,
        email: "nobody@example.org",
        deviceInfo: device,
      })
      expect([wrong.status, unknown.status, wrong.body]).toEqual([422, 422, unknown.body])
      expect((await shop().call("POST", `${app}/launch-app`, { email: DEMO.email, deviceInfo: device })).status).toBe(
        400,
      )
      expect((await shop().call("POST", `${app}/launch-app`, { deviceInfo: device })).body).toEqual({
        minimumVersion: "0.1.0",
        updateRequired: false,
      })
    })

    it("stores launches, crashes and push tokens", async () => {
      expect((await shop().call("POST", `${app}/app-launch`, { deviceInfo: device })).status).toBe(204)
      expect((await shop().call("POST", `${app}/crash`, { message: "TypeError", deviceInfo: device })).status).toBe(204)
      expect(
        (await shop().call("POST", `${app}/crash`, { message: "x".repeat(4_001), deviceInfo: device })).status,
      ).toBe(400)
      const [one, other] = [await shop().guest(SPAIN), await shop().guest(SPAIN)]
      for (const guest of [one, other, other])
        expect(
          (await guest.call("POST", `${user}/push-token`, { token: "push-token-push-token", platform: "android" }))
            .status,
        ).toBe(204)
      expect((await one.call("POST", `${user}/push-token`, { token: "short", platform: "android" })).status).toBe(400)
    })

    it("lists applicable promotions, with a customer's own coupon and segments", async () => {
      const customer = await signIn(shop())
      const before = await customer.call("GET", `${user}/promotions?languageId=-1`)
      expect(codes(before.body)).toEqual(expect.arrayContaining(["FREESHIP", "SPRING10", "WELCOME10"]))
      expect(codes(before.body)).not.toEqual(expect.arrayContaining(["WINTER20"]))
      expect(codes(before.body)).not.toContain("LOYAL15")
      const chosen = await Promise.all(
        [1, 2].map(() => customer.call("POST", `${user}/reward-option`, { rewardId: "LOYALTY_COUPON" })),
      )
      expect(new Set(chosen.map(({ body }) => textAt(body, "couponCode"))).size).toBe(1)
      expect(
        (await customer.call("PUT", `${user}/segments`, { segments: ["linen", "early"], promotionId: "spring10" }))
          .body,
      ).toEqual({ segments: ["early", "linen"], promotionId: "spring10" })
      const after = await customer.call("GET", `${user}/promotions?languageId=-1`)
      expect(
        listAt(after.body, "promotions").find((promotion) => at(promotion, "promoCode") === "LOYAL15"),
      ).toMatchObject({ couponCode: textAt(chosen[0]?.body, "couponCode"), percent: 15 })
      expect(
        listAt(after.body, "promotions").find((promotion) => at(promotion, "promoCode") === "SPRING10"),
      ).toMatchObject({ segments: ["early", "linen"] })
      expect((await customer.call("POST", `${user}/reward-option`, { rewardId: "A_PONY" })).status).toBe(422)
      expect(
        (await (await shop().guest(SPAIN)).call("POST", `${user}/reward-option`, { rewardId: "FREE_DELIVERY" })).status,
      ).toBe(403)
    })

    it("sets segments of the caller only, and none after another customer's order", async () => {
      const buyer = await readyToPay(shop(), { "8202-800-3": 1 })
      await pay(buyer)
      const customer = await signIn(shop())
      expect((await customer.call("PUT", `${user}/segments`, { segments: ["a"], userId: "1" })).status).toBe(404)
      expect((await customer.call("PUT", `${user}/segments`, { segments: ["a"], orderId: buyer.orderId })).status).toBe(
        404,
      )
      expect((await customer.call("PUT", `${user}/segments`, { segments: ["a"], promotionId: "no-such" })).status).toBe(
        404,
      )
      expect(
        (await buyer.guest.call("PUT", `${user}/segments`, { segments: [], orderId: buyer.orderId, userId: "-1002" }))
          .body,
      ).toEqual({ segments: [] })
    })

    it("lists receipts of paid orders and tailoring, to their owner only", async () => {
      const customer = await signIn(shop())
      expect((await customer.call("GET", `/itxrest/2/order/store/${SPAIN}/ticketless-receipts`)).body).toEqual({
        receipts: [],
      })
      expect(
        (await (await shop().guest(SPAIN)).call("GET", `/itxrest/2/order/store/${SPAIN}/ticketless-receipts`)).status,
      ).toBe(403)
      const info = `${user}/tailoring-user-info`
      expect(
        (await customer.call("POST", `${info}?userId=${customer.userId}`, { email: DEMO.email })).body,
      ).toMatchObject({ userId: customer.userId, email: DEMO.email, garments: [] })
      expect((await customer.call("POST", info, { email: "business@selvedge.example" })).status).toBe(404)
      expect((await customer.call("POST", `${info}?userId=1`, { email: DEMO.email })).status).toBe(404)
    })
  },
  { world: worldWithUnits({ "8202-800-3": 50 }) },
)
