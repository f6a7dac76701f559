import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { limitsOf, MESSAGE_PURPOSES } from "../../../contracts/sandbox/platform/outbox/messagePolicies.ts"
import { openTestShop, type ShopAnswer, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import {
  as,
  ADMIN_KEY,
  from,
  messagesTo,
  newEmail,
  newPhone,
  newSource,
  register,
  userPath,
} from "../account/customer.ts"
import {
  anAddress,
  at,
  cartPath,
  orderPath,
  pay,
  readyToPay,
  SPAIN,
  textAt,
  worldWithUnits,
} from "../checkout/customer.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ world: worldWithUnits({ "8201-400-3": 60 }), adminKey: ADMIN_KEY })
}, 60_000)
afterAll(() => shop.sandbox.close())

const guestCall = async (source: string) => {
  const { token } = await shop.guest(SPAIN)
  return (method: string, path: string, body?: unknown) =>
    from(shop, source)(method, path, body, { authorization: `Bearer ${token}` })
}

let stores = 20_000_000

/** The messages that a stranger can cause to any recipient, as a new visitor each time. */
const SENDINGS: Readonly<Record<string, (to: string, source: string) => Promise<ShopAnswer>>> = {
  "store application": (to, source) =>
    from(shop, source)("POST", `/itxrest/2/oam/store/${SPAIN}/store-creation`, {
      storeIdentifier: String((stores += 1)),
      storeCategory: "fashion",
      storeDefaultCurrency: "EUR",
      paymentList: ["card"],
      ffmCenters: ["FFM-1"],
      notificationEmail: to,
    }),
  "contact by new guests": async (to, source) =>
    (await guestCall(source))("POST", `${userPath()}/contact`, {
      topic: "OTHER",
      firstName: "Ana",
      email: to,
      message: "Hello",
      privacyPolicy: true,
    }),
  newsletter: async (to, source) =>
    (await guestCall(source))("POST", `/itxrest/2/newsletter/store/${SPAIN}/newsletter-request`, {
      email: to,
      policiesList: [1],
    }),
  "product to a friend": async (to, source) =>
    (await guestCall(source))("POST", `${userPath()}/product/510001/sendtoafriend`, { recipient: to, message: "Look" }),
  "code by mail": async (to, source) =>
    (await guestCall(source))("POST", `${userPath()}/validation-code`, { type: "EMAIL", email: to }),
  "stock alert": async (to, source) =>
    (await guestCall(source))("POST", `${userPath()}/stock-notification`, {
      email: to,
      sku: "8201-400-4",
      acceptedPolicies: [1],
    }),
}

const isRefused = ({ status, body }: ShopAnswer) =>
  status === 429 ? Number(at(body, "retryAfter")) > 0 : status === 409 && at(body, "key") === "_ERR_TOO_MANY_MESSAGES"

describe("messages to third parties", () => {
  it.each(Object.keys(SENDINGS))(
    "F184 %s: limited per recipient for all sources, and per source for all recipients, with a clear refusal",
    async (name) => {
      const send = SENDINGS[name]
      if (send === undefined) throw new Error(name)
      const victim = newEmail()
      const toOne = []
      for (let time = 0; time < 14; time += 1) toOne.push(await send(victim, newSource()))
      expect(toOne[0]?.status).toBeLessThan(300)
      expect(toOne.filter((answer) => !isRefused(answer)).every(({ status }) => status < 300)).toBe(true)
      expect(isRefused(toOne[13] ?? { status: 0, body: "", headers: new Headers() })).toBe(true)
      expect((await messagesTo(shop, victim)).length).toBe(toOne.filter(({ status }) => status < 300).length)
      const source = newSource()
      const fromOne: ShopAnswer[] = []
      for (let time = 0; time < 41 && !fromOne.some(isRefused); time += 1) fromOne.push(await send(newEmail(), source))
      expect(fromOne.some(isRefused)).toBe(true)
      expect((await send(newEmail(), newSource())).status).toBeLessThan(300)
      shop.clock.advance(24 * 3_600_000)
      expect((await send(victim, source)).status).toBeLessThan(300)
    },
    120_000,
  )

  it("F184 codes to many phone numbers end with the source's twentieth, over all its sessions", async () => {
    const source = newSource()
    const statuses = []
    for (let time = 0; time < 21; time += 1)
      statuses.push(
        (await (await guestCall(source))("POST", `${userPath()}/validation-code`, { type: "SMS", phone: newPhone() }))
          .status,
      )
    expect(statuses.filter((status) => status === 204).length).toBe(20)
    expect(statuses.at(-1)).toBe(429)
  }, 60_000)

  it("F184 an unpaid order is placed without its email beyond the limit, a paid one always has one", async () => {
    const victim = newEmail()
    const place = async (number?: string) => {
      const buyer = await readyToPay(shop, { "8201-400-3": 1 })
      const id = textAt((await buyer.guest.call("GET", cartPath())).body, "addressId")
      await buyer.guest.call("POST", `${userPath()}/address`, { ...anAddress(), id, email: victim })
      const placed = (await pay(buyer, number === undefined ? {} : { number })).status
      if (number !== undefined) await buyer.guest.call("DELETE", orderPath(buyer.orderId))
      return placed
    }
    for (let time = 0; time < 8; time += 1) expect(await place("4000000000009235")).toBe(202)
    expect((await messagesTo(shop, victim)).length).toBeLessThanOrEqual(10)
    expect(shop.logged.some(({ message }) => message.includes("without its mail"))).toBe(true)
    const before = (await messagesTo(shop, victim)).length
    for (let time = 0; time < 3; time += 1) expect(await place()).toBe(202)
    expect((await messagesTo(shop, victim)).length).toBe(before + 3)
  }, 120_000)

  it("F184 invitations and recommendations of an account are limited per recipient and per account", async () => {
    const customer = await register(shop)
    const call = as(shop, customer.token).call
    const victim = newEmail()
    const invited = []
    for (let time = 0; time < 4; time += 1)
      invited.push((await call("POST", `${userPath()}/teenSponsor`, { firstName: "Eve", email: victim })).status)
    expect(invited).toEqual([200, 200, 200, 429])
  })

  it("F184 concurrent ones are counted one by one", async () => {
    const victim = newEmail()
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => SENDINGS["newsletter"]?.(victim, newSource())),
    )
    expect(answers.filter((answer) => answer?.status === 200).length).toBe(5)
    expect((await messagesTo(shop, victim)).length).toBe(5)
  })

  it("F184 every purpose is limited by source and by store, or follows from a payment or a limited act", () => {
    const always = MESSAGE_PURPOSES.filter((purpose) => limitsOf(purpose) === undefined)
    expect(always).toEqual([
      "passkeyDeleted",
      "passwordReset",
      "newsletterWelcome",
      "restocked",
      "bookingEnded",
      "paidOrder",
    ])
    fc.assert(
      fc.property(fc.constantFrom(...MESSAGE_PURPOSES.filter((purpose) => !always.includes(purpose))), (purpose) => {
        const limits = limitsOf(purpose)
        return (
          limits !== undefined &&
          limits.source.most > 0 &&
          limits.store.most >= limits.source.most &&
          (purpose === "service" || limits.recipient !== undefined)
        )
      }),
    )
  })

  it("F184 all messages to the outbox pass through the counting function", async () => {
    const { readdirSync, readFileSync } = await import("node:fs")
    const folder = new URL("../../../contracts/sandbox/", import.meta.url)
    const facetCondition = (text: RegExp) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".ts") && text.test(readFileSync(new URL(name, folder), "utf8")))
        .toSorted()
    expect(facetCondition(/insertInto\("message"\)|insert into "?message"?\b/u)).toEqual([
      "platform/outbox/sendMessage.ts",
    ])
    // Counted by the operation before, also when no message is sent, so that the count does not reveal an account.
    expect(new Set(facetCondition(/\bisCounted: /u).filter((name) => !/(^|\/)outbox\//u.test(name)))).toEqual(
      new Set([
        "customers/account/credentials/validationCodes.ts",
        "catalog/notifications/mailConfirmation.ts",
        "customers/newsletter/newsletterMails.ts",
        "customers/teens/teenMessages.ts",
      ]),
    )
  })
})
