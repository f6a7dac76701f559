import { expect, it } from "vitest"
import { onBothDatabases, type ShopAnswer, type TestGuest } from "../../support/sandbox/onBothDatabases.ts"
import { at, JAPAN, listAt, SPAIN, textAt } from "../checkout/customer.ts"
import { signedIn, type SignedIn } from "./signedIn.ts"

const giftCard = (storeId = SPAIN) => `/itxrest/2/user/store/${storeId}/wallet/gift-card`
const FULL = { number: "9280111122223339", cvv: "111" }
const SMALL = { number: "9280111122224444", cvv: "222" }
const EMPTY = { number: "9280111122225557", cvv: "333" }
const NEW = { number: "9280111122226662", cvv: "444" }
const ask = (customer: Pick<TestGuest, "call"> | SignedIn, card: object, storeId = SPAIN) =>
  customer.call("POST", `${giftCard(storeId)}/balance`, card)
const keyOf = ({ status, body }: ShopAnswer) => `${status} ${textAt(body, "key")}`

onBothDatabases("a gift card", (shop) => {
  it("returns its balance in the store's currency for number and code, which it never repeats", async () => {
    const guest = await shop().guest(SPAIN)
    const { body } = await ask(guest, FULL)
    expect(body).toEqual({
      maskedNumber: "**** 3339",
      balance: 5_000,
      currencyCode: "EUR",
      isActivated: true,
      inWallet: false,
    })
    expect((await ask(guest, SMALL)).body).toMatchObject({ balance: 1_000 })
    expect((await ask(guest, EMPTY)).body).toMatchObject({ balance: 0 })
    expect((await ask(await shop().guest(JAPAN), FULL, JAPAN)).body).toMatchObject({
      balance: 8_000,
      currencyCode: "JPY",
    })
    expect(JSON.stringify(shop().logged)).not.toContain(FULL.number)
  })

  it("gives the same response for a wrong number and a wrong code", async () => {
    const wrong = await ask(await shop().guest(SPAIN), { ...FULL, cvv: "999" })
    const unknown = await ask(await shop().guest(SPAIN), { number: "9280111122229999", cvv: "111" })
    expect(keyOf(wrong)).toBe("422 _ERR_GIFT_CARD_NOT_VALID")
    expect(wrong.body).toEqual(unknown.body)
    expect((await ask(await shop().guest(SPAIN), { number: "92801111222233ab", cvv: "111" })).status).toBe(400)
    expect((await ask(await shop().guest(SPAIN), { number: FULL.number })).status).toBe(400)
  })

  it("F107 requires a captcha after three wrong tries and locks after ten, from any client", async () => {
    const number = "9280111122227777"
    const keys: string[] = []
    for (let tries = 0; tries < 11; tries += 1)
      keys.push(
        keyOf(
          await ask(await shop().guest(SPAIN), {
            number,
            cvv: String(100 + tries),
            ...(tries > 4 ? { captchaId: "none", captchaValue: "none" } : {}),
          }),
        ),
      )
    expect(keys.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => "422 _ERR_GIFT_CARD_NOT_VALID"))
    expect(keys.slice(3, 10)).toEqual(Array.from({ length: 7 }, () => "422 _ERR_CAPTCHA"))
    expect(keys[10]).toBe("409 _ERR_TOO_MANY_TRIES")
    const { body } = await ask(await shop().guest(SPAIN), { number, cvv: "111" })
    expect(Number(at(body, "params.0"))).toBeGreaterThan(80_000)
    shop().clock.advance(86_400_001)
    expect(keyOf(await ask(await shop().guest(SPAIN), { number, cvv: "111" }))).toBe("422 _ERR_GIFT_CARD_NOT_VALID")
  })

  it("counts each of several concurrent tries, and correct ones not at all", async () => {
    const guest = await shop().guest(SPAIN)
    const keys = (
      await Promise.all(
        Array.from({ length: 12 }, (_, at) => ask(guest, { number: `928011112223${1_000 + at}`, cvv: "000" })),
      )
    ).map(keyOf)
    expect(keys.filter((key) => key === "422 _ERR_GIFT_CARD_NOT_VALID")).toHaveLength(3)
    expect(keys.filter((key) => key === "409 _ERR_TOO_MANY_TRIES")).toHaveLength(2)
    const other = await shop().guest(SPAIN)
    for (let tries = 0; tries < 12; tries += 1) expect((await ask(other, FULL)).status).toBe(200)
  })

  it("is activated once, with its code, by one of several concurrent requests", async () => {
    const guest = await shop().guest(SPAIN)
    expect((await ask(guest, NEW)).body).toMatchObject({ isActivated: false, balance: 5_000 })
    const activate = async (activationCode: string) =>
      (await shop().guest(SPAIN)).call("POST", `${giftCard()}/activation`, { ...NEW, activationCode })
    expect(keyOf(await activate("WRONG"))).toBe("422 _ERR_GIFT_CARD_NOT_VALID")
    const statuses = (await Promise.all([activate("ACT2026"), activate("ACT2026")])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
    expect(keyOf(await activate("ACT2026"))).toBe("409 _ERR_GIFT_CARD_ACTIVATED")
    expect((await ask(guest, NEW)).body).toMatchObject({ isActivated: true })
    const active = await guest.call("POST", `${giftCard()}/activation`, { ...FULL, activationCode: "ACT2026" })
    expect(keyOf(active)).toBe("422 _ERR_GIFT_CARD_NOT_VALID")
  })

  it("is saved in the wallet of a registered customer, once, and never in a guest's", async () => {
    const ana = await signedIn(shop())
    expect((await ask(ana, { ...FULL, userWallet: true })).body).toMatchObject({ inWallet: true })
    await ask(ana, { ...FULL, userWallet: true })
    const info = await ana.call("GET", `/itxrest/2/user/store/${SPAIN}/wallet/info`)
    expect(listAt(info.body, "giftCards")).toMatchObject([
      { maskedNumber: "**** 3339", balance: 5_000, inWallet: true },
    ])
    expect((await ask(await shop().guest(SPAIN), { ...FULL, userWallet: true })).status).toBe(403)
    expect(
      listAt(
        (await (await signedIn(shop(), "business")).call("GET", `/itxrest/2/user/store/${SPAIN}/wallet/info`)).body,
        "giftCards",
      ),
    ).toEqual([])
  })
})
