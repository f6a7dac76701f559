import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { TEST_NUMBERS } from "../../../contracts/sandbox/purchase/payments/paymentPlan.ts"
import { onOneDatabase, openTestShop, prepareDataDir } from "../../support/sandbox/onBothDatabases.ts"
import { CARDS, decide, repay, submit } from "../checkout/bankVisitor.ts"
import {
  addToCart,
  cartPath,
  listAt,
  orderPath,
  readyToPay,
  saveAddress,
  SPAIN,
  textAt,
  worldWithUnits,
} from "../checkout/customer.ts"
import { signedIn } from "../wallet/signedIn.ts"
import { sealedCard, tokenOf } from "./vaultVisitor.ts"

const SKU = "8201-400-3"
const MINUTE = 60_000
const GONE = {
  status: 422,
  body: { key: "_ERR_CARD_NOT_VALID", fields: [{ field: "paymentBundle.paymentData.0.encrypted", rule: "unknown" }] },
}

onOneDatabase(
  "a sealed card",
  (shop) => {
    const buyer = () => readyToPay(shop(), { [SKU]: 1 })
    const challenged = (body: unknown) => ({
      challenge: { transactionId: textAt(body, "challengeContext.transactionId") },
    })

    it("pays once by its token like the card number", async () => {
      const token = await tokenOf(shop())
      const one = await buyer()
      const key = randomUUID()
      expect((await submit(one, sealedCard(token), {}, key)).body).toMatchObject({ paymentStatus: "OK" })
      expect((await submit(one, sealedCard(token), {}, key)).body).toMatchObject({ paymentStatus: "OK" })
      expect((await one.guest.call("GET", orderPath(one.orderId))).body).toMatchObject({ payment: [{ kind: "card" }] })
      expect(await submit(await buyer(), sealedCard(token))).toMatchObject(GONE)
      expect(
        (await submit(await buyer(), sealedCard(await tokenOf(shop(), { number: "4000 0000 0000 0002" })))).body,
      ).toMatchObject({ paymentStatus: "NOOK", errorKey: "_ERR_PAYMENT_REFUSED" })
    })

    it("is valid for 15 minutes, for one of several concurrent uses, and not after a refusal by the bank", async () => {
      const old = await tokenOf(shop())
      const first = await buyer()
      shop().clock.advance(15 * MINUTE)
      expect(await submit(first, sealedCard(old))).toMatchObject(GONE)
      const token = await tokenOf(shop())
      const buyers = await Promise.all([buyer(), buyer(), buyer()])
      const answers = await Promise.all(buyers.map((one) => submit(one, sealedCard(token))))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 422, 422])
      const refused = await tokenOf(shop(), { number: "4000000000000002" })
      const one = await buyer()
      await submit(one, sealedCard(refused))
      expect(await submit(one, sealedCard(refused))).toMatchObject(GONE)
    })

    it.each(["v.nothing", "", "4242424242424242"])("is not %o, nor a token of another kind", async (encrypted) => {
      expect(await submit(await buyer(), sealedCard(encrypted))).toMatchObject(GONE)
      expect(await submit(await buyer(), sealedCard(await tokenOf(shop(), { kind: "code" })))).toMatchObject(GONE)
    })

    it("of a submission that was refused before its use pays the next one", async () => {
      const token = await tokenOf(shop())
      const one = await buyer()
      expect((await submit(one, sealedCard(token), { expectedTotal: 1 })).status).toBe(409)
      expect((await submit(one, sealedCard(token))).body).toMatchObject({ paymentStatus: "OK" })
    })

    it("F96 answers the challenges of its own payment with the same token, at any later time", async () => {
      const token = await tokenOf(shop(), { number: CARDS.challengedForEver })
      const one = await buyer()
      let { body } = await submit(one, sealedCard(token))
      expect(body).toMatchObject({ paymentStatus: "CHALLENGE" })
      expect(await submit(one, sealedCard(token))).toMatchObject(GONE)
      expect(await submit(one, sealedCard(token), { challenge: { transactionId: "c.forged" } })).toMatchObject(GONE)
      expect(await submit(await buyer(), sealedCard(token), challenged(body))).toMatchObject(GONE)
      shop().clock.advance(20 * MINUTE)
      for (const paymentStatus of ["CHALLENGE", "CHALLENGE", "NOOK"]) {
        await decide(shop(), body, "approve")
        body = (await submit(one, sealedCard(token), challenged(body))).body
        expect(body).toMatchObject({ paymentStatus })
      }
    })

    it("reports installments repeatedly to its holder without being used up, and only for a valid token", async () => {
      const one = await buyer()
      const check = (body: object) =>
        one.guest.call("POST", `/itxrest/2/order/store/${SPAIN}/affinity-check`, { amount: 10_000, ...body })
      const token = await tokenOf(shop(), { number: "5399 9900 0000 0000" })
      for (const vatin of ["12345678z", "12345678Z"])
        expect((await check({ encrypted: token, vatin })).body).toMatchObject({
          isAffinity: true,
          instalments: [{ months: 3, amounts: [3_334, 3_333, 3_333] }, { months: 6 }, { months: 12 }],
        })
      expect([
        (await check({ encrypted: token, vatin: "87654321X" })).body,
        (await check({ encrypted: await tokenOf(shop()) })).body,
      ]).toEqual([{ isAffinity: false }, { isAffinity: false }])
      expect((await check({ encrypted: token, number: "5399990000000000" })).body).toMatchObject({
        fields: [{ field: "number", rule: "required" }],
      })
      expect((await check({ encrypted: token, cardHash: "k" })).body).toMatchObject({
        fields: [{ field: "number", rule: "required" }],
      })
      expect((await submit(one, sealedCard(token))).body).toMatchObject({ paymentStatus: "OK" })
      const old = await tokenOf(shop())
      for (const encrypted of [token, "v.nothing", "5399990000000000", await tokenOf(shop(), { kind: "code" })])
        expect([encrypted, (await check({ encrypted })).status]).toEqual([encrypted, 404])
      shop().clock.advance(15 * MINUTE)
      expect((await check({ encrypted: old })).status).toBe(404)
    })

    it("repays an order, also after a challenge", async () => {
      const one = await buyer()
      await submit(one, sealedCard(await tokenOf(shop(), { number: CARDS.unpaid })))
      const token = await tokenOf(shop(), { number: CARDS.challenged })
      const { body } = await repay(one, sealedCard(token))
      expect(body).toMatchObject({ paymentStatus: "CHALLENGE" })
      await decide(shop(), body, "approve")
      expect((await repay(one, sealedCard(token), challenged(body))).body).toMatchObject({ paymentStatus: "OK" })
    })

    it("requires a registered customer's password, is saved with consent, and pays later by its code", async () => {
      const ana = await signedIn(shop())
      const cards = async () =>
        listAt((await ana.call("GET", `/itxrest/2/user/store/${SPAIN}/wallet/card`)).body, "cards")
      const buy = async (payment: object, more: object = {}) => {
        await addToCart({ call: ana.call }, SKU)
        const addressId = await saveAddress({ call: ana.call })
        const orderId = textAt((await ana.call("GET", cartPath())).body, "id")
        await ana.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
          shippingMethodId: "standard",
          kind: "delivery",
          addressId,
        })
        return ana.call(
          "POST",
          `${orderPath(orderId)}/asynccheckout`,
          { paymentBundle: { paymentData: [{ paymentModeId: "1", ...payment }] }, ...more },
          { "idempotency-key": randomUUID() },
        )
      }
      const guarded = await tokenOf(shop(), { number: CARDS.passwordAgain })
      expect(await buy({ encrypted: guarded })).toMatchObject({ status: 409, body: { authAgain: true } })
      expect((await buy({ encrypted: guarded }, { password: "Selvedge2026" })).body).toMatchObject({
        paymentStatus: "OK",
      })
      const before = (await cards()).length
      const keeping = { walletCardName: "visa 1111", acceptedPolicies: [2, 4] }
      await buy({ encrypted: await tokenOf(shop(), { number: "4111111111111111" }) }, keeping)
      expect(await cards()).toHaveLength(before)
      await buy({ encrypted: await tokenOf(shop(), { number: "4111111111111111", keep: true }) }, keeping)
      const savedCard = (await cards()).find((card) => textAt(card, "tag") === "visa 1111")
      const code = await tokenOf(shop(), { kind: "code" })
      const card = { cardHash: textAt(savedCard, "hash"), encrypted: code }
      expect((await buy(card)).body).toMatchObject({ paymentStatus: "OK" })
      expect(await buy(card)).toMatchObject(GONE)
    })
  },
  { world: worldWithUnits({ [SKU]: 200 }) },
)

describe("the secrets of a sealed card", () => {
  it("F104 are absent from database files, logs and responses after every test card was sealed and used", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "selvedge-sealed-"))
    try {
      await prepareDataDir(dataDir)
      const shop = await openTestShop({ dataDir, world: worldWithUnits({ [SKU]: 200 }) })
      const answers: unknown[] = []
      for (const number of TEST_NUMBERS.keys()) {
        const one = await readyToPay(shop, { [SKU]: 1 })
        const token = await tokenOf(shop, { number, securityCode: "739" })
        answers.push((await submit(one, sealedCard(token))).body)
        answers.push(
          (
            await shop.call("POST", "/sandbox/vault/cards", {
              kind: "card",
              number: `${number}0`,
              expiry: "1/1",
              securityCode: "739",
              holder: "",
            })
          ).body,
        )
      }
      const logged = JSON.stringify(shop.logged)
      await shop.sandbox.close()
      const names = await readdir(dataDir, { recursive: true, withFileTypes: true })
      const files = await Promise.all(
        names.filter((one) => one.isFile()).map((one) => readFile(join(one.parentPath, one.name), "latin1")),
      )
      const everything = [...files, JSON.stringify(answers), logged].join("\n")
      expect(everything).toContain("staysPending")
      for (const number of TEST_NUMBERS.keys()) expect(everything.includes(number)).toBe(false)
      expect([
        /"?(?:cvv2|securityCode)"?\s*[:=]\s*"?739/iu.test(everything),
        everything.includes("ANA PRUEBA"),
      ]).toEqual([false, false])
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  }, 60_000)
})
