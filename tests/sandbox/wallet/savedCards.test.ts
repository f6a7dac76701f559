import { expect, it } from "vitest"
import { onOneDatabase, type ShopAnswer } from "../../support/sandbox/onBothDatabases.ts"
import {
  addToCart,
  at,
  listAt,
  orderPath,
  PAID_CARD,
  pay,
  saveAddress,
  SPAIN,
  textAt,
  numberAt,
  worldWithUnits,
  cartPath,
} from "../checkout/customer.ts"
import { tokenOf } from "../vault/vaultVisitor.ts"
import { type SignedIn, signedIn } from "./signedIn.ts"

const wallet = `/itxrest/2/user/store/${SPAIN}/wallet`
const CARDS = [
  "4242424242424242",
  "5555555555554444",
  "378282246310005",
  "4000000000000002",
  "4000000000009995",
  "4000000000000341",
  "4000000000000077",
  "4000000000000119",
  "4000000000000069",
  "6011111111111117",
]
const testCard = (number = PAID_CARD, changes: object = {}) => ({
  number,
  month: "12",
  year: "2030",
  cvv2: number.startsWith("37") ? "1234" : "123",
  holder: "ANA PRUEBA",
  ...changes,
})
const add = (customer: SignedIn, number?: string, changes?: object) =>
  customer.call("POST", `${wallet}/card`, testCard(number, changes))
const cardsOf = async (customer: SignedIn) => listAt((await customer.call("GET", `${wallet}/card`)).body, "cards")
const problems = ({ body }: ShopAnswer) =>
  listAt(body, "fields").map((problem) => `${textAt(problem, "field")} ${textAt(problem, "rule")}`)
const emptied = async (customer: SignedIn) => {
  for (const card of await cardsOf(customer))
    await customer.call("DELETE", `${wallet}/card?cardGuid=${textAt(card, "cardGuid")}`)
  return customer
}

onOneDatabase(
  "a wallet",
  (shop) => {
    it("stores of a card only network, last four digits, holder, expiry and name", async () => {
      const ana = await emptied(await signedIn(shop()))
      const { status, body } = await add(ana, PAID_CARD, { tag: " Everyday ", year: "30", month: "1" })
      expect(status).toBe(200)
      expect(body).toMatchObject({
        network: "visa",
        lastDigits: "4242",
        holder: "ANA PRUEBA",
        month: "01",
        year: "2030",
        tag: "Everyday",
        isDefaultCard: true,
        isExpired: false,
        paymentCode: "visa",
      })
      expect(JSON.stringify(body)).not.toContain(PAID_CARD)
      expect(textAt(body, "cardGuid")).not.toBe(textAt(body, "hash"))
      expect((await ana.call("GET", `${wallet}/card`)).body).toEqual({ cards: [body], maximumCards: 10 })
    })

    it("refuses a card that is mistyped, unknown, too short, expired, or has its number in a name", async () => {
      const ana = await emptied(await signedIn(shop()))
      const refusedCases: readonly (readonly [string, object, string])[] = [
        ["4242424242424241", {}, "number luhn"],
        ["9280111122223339", {}, "number network"],
        ["42424242424242", {}, "number length"],
        [PAID_CARD, { year: "2025" }, "year expired"],
        [PAID_CARD, { year: "2099" }, "year maximum"],
        [PAID_CARD, { cvv2: "1234" }, "cvv2 length"],
        [PAID_CARD, { holder: "  " }, "holder required"],
        [PAID_CARD, { holder: "4242 4242 4242 4242" }, "holder number"],
        [PAID_CARD, { tag: PAID_CARD }, "tag number"],
        [PAID_CARD, { paymentCode: "amex" }, "paymentCode equal"],
      ]
      for (const [number, changes, problem] of refusedCases) {
        const answer = await add(ana, number, changes)
        expect([answer.status, problems(answer)]).toEqual([422, [problem]])
        expect(JSON.stringify(answer.body)).not.toContain(number)
      }
      expect(await cardsOf(ana)).toEqual([])
    })

    it("is valid to the end of the card's month, and lists an expired one as expired", async () => {
      const ana = await emptied(await signedIn(shop()))
      expect((await add(ana, PAID_CARD, { month: "01", year: "2026" })).status).toBe(200)
      shop().clock.advance(28 * 86_400_000)
      const again = await signedIn(shop())
      expect((await cardsOf(again)).map((card) => at(card, "isExpired"))).toEqual([true])
      for (const path of ["card?repay=1", "qr-card"])
        expect(listAt((await again.call("GET", `${wallet}/${path}`)).body, "cards")).toEqual([])
      expect(listAt((await again.call("POST", `${wallet}/active-card`, {})).body, "cards")).toEqual([])
      const [card] = await cardsOf(again)
      expect(problems(await again.call("PUT", `${wallet}/default-card`, { hash: textAt(card, "hash") }))).toEqual([
        "hash expired",
      ])
    })

    it("saves the same card once, and replaces a named one", async () => {
      const ana = await emptied(await signedIn(shop()))
      const first = await add(ana)
      const [one, two] = await Promise.all([add(ana, PAID_CARD, { tag: "One" }), add(ana, PAID_CARD, { tag: "Two" })])
      expect(new Set([first, one, two].map(({ body }) => textAt(body, "cardGuid"))).size).toBe(1)
      const renewed = await add(ana, PAID_CARD, { year: "2034", cardGuid: textAt(first.body, "cardGuid") })
      expect(renewed.body).toMatchObject({ cardGuid: textAt(first.body, "cardGuid"), year: "2034" })
      const other = await add(ana, CARDS[1])
      const clash = await add(ana, CARDS[1], { cardGuid: textAt(first.body, "cardGuid") })
      expect([clash.status, at(clash.body, "key"), (await cardsOf(ana)).length, other.status]).toEqual([
        409,
        "_ERR_CARD_SAVED",
        2,
        200,
      ])
    })

    it("F104 saves a card from a vault's frame once, only with its holder's agreement", async () => {
      const ana = await emptied(await signedIn(shop()))
      const save = (encrypted: string, more: object = {}) =>
        ana.call("POST", `${wallet}/card`, { encrypted, tag: " Travel ", ...more })
      const token = await tokenOf(shop(), { keep: true })
      const answers = await Promise.all([save(token), save(token)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
      expect(await cardsOf(ana)).toMatchObject([
        { lastDigits: "4242", network: "visa", holder: "ANA PRUEBA", month: "12", year: "2030", tag: "Travel" },
      ])
      const old = await tokenOf(shop(), { keep: true })
      shop().clock.advance(900_000)
      for (const refused of [
        old,
        await tokenOf(shop()),
        await tokenOf(shop(), { kind: "code", keep: true }),
        "v.unknown",
      ])
        expect(problems(await save(refused))).toEqual(["encrypted unknown"])
      expect(problems(await save(await tokenOf(shop(), { keep: true }), { tag: PAID_CARD }))).toEqual(["tag number"])
      const both = await save(await tokenOf(shop(), { keep: true }), testCard())
      expect([both.status, problems(both)]).toEqual([400, ["encrypted one"]])
      expect(await cardsOf(ana)).toHaveLength(1)
    })

    it("renames a card without its number, and needs a whole card for a new one", async () => {
      const ana = await emptied(await signedIn(shop()))
      const { body } = await add(ana)
      await add(ana, CARDS[1])
      const cardGuid = textAt(body, "cardGuid")
      const rename = (changes: object) => ana.call("POST", `${wallet}/card`, { cardGuid, ...changes })
      expect((await rename({ tag: " Travel ", isDefaultCard: true })).body).toMatchObject({
        cardGuid,
        tag: "Travel",
        lastDigits: "4242",
        isDefaultCard: true,
      })
      expect((await cardsOf(ana)).filter((card) => at(card, "isDefaultCard") === true)).toHaveLength(1)
      expect((await rename({ tag: "" })).body).not.toHaveProperty("tag")
      expect(problems(await rename({ tag: PAID_CARD }))).toEqual(["tag number"])
      const partial = await ana.call("POST", `${wallet}/card`, { number: PAID_CARD, month: "12" })
      expect([partial.status, problems(partial)]).toEqual([400, ["year required", "cvv2 required", "holder required"]])
    })

    it("has exactly one default for concurrent changes, and a new one when it is deleted (F106)", async () => {
      const ana = await emptied(await signedIn(shop()))
      const hashes = []
      for (const number of CARDS.slice(0, 4)) hashes.push(textAt((await add(ana, number)).body, "hash"))
      await Promise.all([...hashes, ...hashes].map((hash) => ana.call("PUT", `${wallet}/default-card`, { hash })))
      expect((await cardsOf(ana)).filter((card) => at(card, "isDefaultCard") === true)).toHaveLength(1)
      await ana.call("PUT", `${wallet}/default-card`, { hash: hashes[1] })
      const [first] = await cardsOf(ana)
      expect(textAt(first, "hash")).toBe(hashes[1])
      expect((await ana.call("DELETE", `${wallet}/card?hash=${hashes[1]}`)).status).toBe(204)
      expect((await cardsOf(ana)).map((card) => [textAt(card, "hash"), at(card, "isDefaultCard")])).toEqual([
        [hashes[3], true],
        [hashes[2], false],
        [hashes[0], false],
      ])
      expect((await ana.call("DELETE", `${wallet}/card?hash=${hashes[1]}`)).status).toBe(404)
      expect((await ana.call("DELETE", `${wallet}/card`)).status).toBe(400)
    })

    it("contains ten cards, also for eleven concurrent additions", async () => {
      const ana = await emptied(await signedIn(shop()))
      const cards = [
        ...CARDS.map((number) => add(ana, number)),
        add(ana, PAID_CARD, { year: "2031" }),
        add(ana, PAID_CARD, { year: "2032" }),
      ]
      const statuses = (await Promise.all(cards)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(10)
      expect(statuses.filter((status) => status === 409)).toHaveLength(2)
      expect((await add(ana, PAID_CARD, { year: "2033" })).body).toMatchObject({
        key: "_ERR_MAX_WALLET_CARDS",
        params: ["10"],
      })
      expect(await cardsOf(ana)).toHaveLength(10)
    })

    it("F117 is 404 for guests and other customers", async () => {
      const ana = await emptied(await signedIn(shop()))
      const { body } = await add(ana)
      const other = await emptied(await signedIn(shop(), "business"))
      const [guid, hash] = [textAt(body, "cardGuid"), textAt(body, "hash")]
      expect(await cardsOf(other)).toEqual([])
      const answers = await Promise.all([
        other.call("DELETE", `${wallet}/card?cardGuid=${guid}`),
        other.call("PUT", `${wallet}/default-card`, { hash }),
        add(other, CARDS[1], { cardGuid: guid }),
        other.call("GET", `${wallet}/movement?cardGuid=${guid}`),
        other.call("POST", `${wallet}/qr-payment-token`, { cardGuid: guid }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
      expect((await other.call("POST", `${wallet}/active-card`, { paymentData: [{ cardHash: hash }] })).status).toBe(
        422,
      )
      expect((await other.call("GET", `${wallet}/card?userId=1`)).status).toBe(403)
      const guest = await shop().guest(SPAIN)
      expect([
        (await guest.call("GET", `${wallet}/card`)).status,
        (await shop().call("GET", `${wallet}/card`)).status,
      ]).toEqual([403, 401])
      expect(await cardsOf(ana)).toHaveLength(1)
    })

    it("accepts a receipt once from any customer, and only with its data", async () => {
      const [ana, other] = [await signedIn(shop()), await signedIn(shop(), "business")]
      const ticket = {
        date: "2026-01-05T08:00:00Z",
        purchaseToken: "A77",
        amount: 4_590,
        isWallet: false,
        hashCode: "9f2b7c",
        tuid: "34-1-77",
        currency: "EUR",
      }
      const submitReceipt = (customer: SignedIn, changes: object = {}) =>
        customer.call("POST", `${wallet}/ticket`, { ...ticket, ...changes })
      const answers = await Promise.all([submitReceipt(ana), submitReceipt(ana), submitReceipt(ana)])
      expect(new Set(answers.map(({ status, body }) => `${status} ${textAt(body, "movementCode")}`)).size).toBe(1)
      expect((await submitReceipt(ana, { amount: 1 })).body).toMatchObject({ code: 409, key: "_ERR_TICKET_TAKEN" })
      expect((await submitReceipt(other)).status).toBe(409)
      expect(problems(await submitReceipt(ana, { tuid: "34-1-78", currency: "JPY" }))).toEqual(["currency equal"])
      expect(problems(await submitReceipt(ana, { tuid: "34-1-78", date: "2027-01-01T00:00:00Z" }))).toEqual([
        "date maximum",
      ])
      const code = textAt(answers[0].body, "movementCode")
      expect((await ana.call("GET", `${wallet}/movement/${code}`)).body).toMatchObject({
        movement: { kind: "TICKET", amount: -4_590 },
        ticket: { tuid: "34-1-77", amount: 4_590 },
      })
      expect((await other.call("GET", `${wallet}/movement/${code}`)).status).toBe(404)
    })

    it("pays at a till with a token valid for two minutes and once", async () => {
      const ana = await emptied(await signedIn(shop()))
      expect((await ana.call("POST", `${wallet}/qr-payment-token`)).status).toBe(404)
      await add(ana)
      const make = async () => textAt((await ana.call("POST", `${wallet}/qr-payment-token`, {})).body, "token")
      const used = (token: string, tuid: string) =>
        ana.call("POST", `${wallet}/ticket`, {
          date: new Date(shop().clock.now()).toISOString(),
          purchaseToken: token,
          amount: 100,
          isWallet: true,
          hashCode: "h",
          tuid,
          currency: "EUR",
        })
      const [old, token] = [await make(), await make()]
      expect(Buffer.from(token.slice(3), "base64url").length).toBeGreaterThanOrEqual(16)
      expect(problems(await used(old, "t-1"))).toEqual(["purchaseToken unknown"])
      const tries = await Promise.all(["t-2", "t-3", "t-4"].map((tuid) => used(token, tuid)))
      expect(tries.map(({ status }) => status).sort()).toEqual([200, 422, 422])
      const late = await make()
      shop().clock.advance(121_000)
      expect((await used(late, "t-5")).status).toBe(422)
    })

    it("lists the payments of a card with their orders, and requires approval of unknown devices", async () => {
      const ana = await emptied(await signedIn(shop()))
      const card = await add(ana)
      await addToCart({ call: ana.call }, "8201-400-3")
      const addressId = await saveAddress({ call: ana.call })
      const orderId = textAt((await ana.call("GET", cartPath())).body, "id")
      const shipping = await ana.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
        shippingMethodId: "standard",
        kind: "delivery",
        addressId,
      })
      const total = numberAt(shipping.body, "totalOrder")
      expect((await ana.call("GET", `${wallet}/info?orderId=${orderId}`)).body).toMatchObject({
        payable: { orderId, totalOrder: total, isPaid: false },
      })
      expect(
        (
          await ana.call("POST", `${wallet}/data`, {
            walletCardName: "Everyday",
            acceptedPolicies: [4],
            updatePayment: true,
            updateShipping: true,
          })
        ).body,
      ).toMatchObject({
        isWalletUser: true,
        isShippingWalletValid: true,
        walletAddressId: addressId,
        walletCardName: "Everyday",
        acceptedPolicies: [4],
        policiesAcceptedAt: new Date(shop().clock.now()).toISOString(),
        defaultCard: { tag: "Everyday" },
      })
      expect(
        (await pay({ guest: { call: ana.call, token: "", cookie: "" }, orderId, storeId: SPAIN, total })).body,
      ).toMatchObject({ paymentStatus: "OK" })
      const { body } = await ana.call(
        "GET",
        `${wallet}/movement?cardGuid=${textAt(card.body, "cardGuid")}&orderId=${orderId}`,
      )
      expect(listAt(body, "movements")).toMatchObject([
        { kind: "PURCHASE", amount: -total, name: "Visa", maskedNumber: "**** 4242", orderId, currencyCode: "EUR" },
      ])
      const code = textAt(body, "movements.0.movementCode")
      expect((await ana.call("GET", `${wallet}/movement/${code}?deviceId=phone-1`)).status).toBe(403)
      await ana.call("POST", `${wallet}/active-card`, { deviceId: "phone-1" })
      expect((await ana.call("GET", `${wallet}/movement/${code}?deviceId=phone-1`)).body).toMatchObject({
        order: { orderId, status: "PAID", totalOrder: total, itemCount: 1 },
      })
      expect((await ana.call("GET", `${wallet}/info?orderId=${orderId}`)).body).toMatchObject({
        payable: { isPaid: true },
      })
      const other = await signedIn(shop(), "business")
      expect((await other.call("GET", `${wallet}/info?orderId=${orderId}`)).status).toBe(404)
    })

    it("V70 V71 requires a name that is not blank, and an item to name", async () => {
      const ana = await emptied(await signedIn(shop()))
      const save = (body: object) => ana.call("POST", `${wallet}/data`, body)
      expect([(await save({})).status, (await save({ walletCardName: "" })).status]).toEqual([400, 400])
      expect(problems(await save({ walletCardName: "  " }))).toEqual(["walletCardName required"])
      expect((await save({ walletCardName: "Everyday", updatePayment: true })).body).toMatchObject({
        key: "_ERR_WALLET_EMPTY",
      })
      expect(
        (await save({ walletCardName: "Everyday", acceptedPolicies: Array.from({ length: 10_000 }, () => 4) })).status,
      ).toBe(400)
      expect((await save({ walletCardName: "Everyday", acceptedPolicies: [] })).body).toMatchObject({
        acceptedPolicies: [],
      })
    })
  },
  { world: worldWithUnits({ "8201-400-3": 50 }) },
)
