import { expect, it } from "vitest"
import { onOneDatabase, type ShopAnswer, type TestGuest } from "../../support/sandbox/onBothDatabases.ts"
import { readCodes } from "../../support/sandbox/readCodes.ts"
import { at, JAPAN, listAt, SPAIN, textAt } from "../checkout/customer.ts"
import { signedIn } from "../wallet/signedIn.ts"

const KEY = "admin-key-of-the-newsletter"
const DAY_MS = 86_400_000
const path = (storeId = SPAIN) => `/itxrest/2/newsletter/store/${storeId}`
const problems = ({ body }: ShopAnswer) =>
  listAt(body, "fields").map((problem) => `${textAt(problem, "field")} ${textAt(problem, "rule")}`)
let made = 0
const newAddress = () => `reader${(made += 1)}@example.org`

onOneDatabase(
  "a newsletter",
  (shop) => {
    const mailsTo = async (recipient: string) =>
      listAt(
        (
          await shop().call("GET", `/sandbox/messages?recipient=${encodeURIComponent(recipient)}`, undefined, {
            "x-admin-key": KEY,
          })
        ).body,
        "messages",
      )
    const hashIn = (mail: unknown) => /hash=([A-Za-z0-9_-]+)/u.exec(textAt(mail, "text"))?.[1] ?? ""
    const ask = (guest: Pick<TestGuest, "call">, email: string, changes: object = {}, query = "") =>
      guest.call("POST", `${path()}/newsletter-request${query}`, {
        email,
        newsletter: true,
        mailList: ["women"],
        origin: "footer",
        policiesList: [1],
        ...changes,
      })
    const confirm = (email: string, hash: string, changes: object = {}) =>
      shop().call("POST", `${path()}/subscription/confirmation`, { email, hash, ...changes })
    const end = (email: string, hash: string) => shop().call("POST", `${path()}/subscription/end`, { email, hash })
    const subscribed = async (email: string) => {
      await ask(await shop().guest(SPAIN), email)
      const question = hashIn((await mailsTo(email))[0])
      await confirm(email, question)
      return { question, manage: hashIn((await mailsTo(email))[0]) }
    }

    it("starts once the owner of the address confirms the email, for any number of clicks", async () => {
      const email = newAddress()
      const guest = await shop().guest(SPAIN)
      expect((await ask(guest, email)).body).toEqual({ email, status: "PENDING" })
      const [question] = await mailsTo(email)
      expect(textAt(question, "subject")).toBe("Confirma tu suscripción a la newsletter")
      const hash = hashIn(question)
      expect(Buffer.from(hash.slice(3), "base64url").length).toBeGreaterThanOrEqual(16)
      const answers = await Promise.all([
        confirm(email, hash, { origins: ["footer"], policies: [1] }),
        confirm(email, hash),
        confirm(email.toUpperCase(), hash),
      ])
      expect(answers.map(({ status, body }) => [status, at(body, "status")])).toEqual([
        [200, "SUBSCRIBED"],
        [200, "SUBSCRIBED"],
        [200, "SUBSCRIBED"],
      ])
      expect(await mailsTo(email)).toHaveLength(2)
    })

    it("uses the reader's language", async () => {
      const email = newAddress()
      await (await shop().guest(JAPAN)).call("POST", `${path(JAPAN)}/newsletter-request`, { email, policiesList: [1] })
      expect(textAt((await mailsTo(email))[0], "subject")).toBe("ニュースレター登録の確認")
      const english = newAddress()
      await ask(await shop().guest(SPAIN), english, {}, "?languageId=-1")
      expect(textAt((await mailsTo(english))[0], "text")).toContain(`/${SPAIN}/-1/newsletter?`)
    })

    it("is not confirmed with a wrong hash, for another address, in another store, or after two days", async () => {
      const email = newAddress()
      await ask(await shop().guest(SPAIN), email)
      const hash = hashIn((await mailsTo(email))[0])
      const answers = [
        await confirm(email, `nl_${"A".repeat(32)}`),
        await confirm(newAddress(), hash),
        await shop().call("POST", `${path(JAPAN)}/subscription/confirmation`, { email, hash }),
      ]
      expect(answers.map(({ status, body }) => [status, at(body, "message")])).toEqual(
        answers.map(() => [404, "There is no such subscription."]),
      )
      expect(problems(await confirm(email, hash, { policies: [2] }))).toEqual(["policies required"])
      shop().clock.advance(2 * DAY_MS + 1)
      expect((await confirm(email, hash)).status).toBe(404)
    })

    it("requires consent to the privacy policy and a known origin", async () => {
      const guest = await shop().guest(SPAIN)
      expect(problems(await ask(guest, newAddress(), { policiesList: [2] }))).toEqual(["policiesList required"])
      expect(problems(await ask(guest, newAddress(), { origin: "nowhere" }))).toEqual(["origin unknown"])
      expect(problems(await ask(guest, newAddress(), { newsletterOrigin: { id: "store" } }))).toEqual(["origin equal"])
      expect(
        (await ask(guest, newAddress(), { origin: undefined, newsletterOrigin: { id: "store", value: "STORE" } }))
          .status,
      ).toBe(200)
      expect((await ask(guest, "no address")).status).toBe(400)
      expect((await ask(guest, newAddress(), { newsletter: false })).status).toBe(400)
    })

    it("sends at most five emails a day, and none to a subscriber, with the same response", async () => {
      const email = newAddress()
      const guests = await Promise.all(Array.from({ length: 7 }, () => shop().guest(SPAIN)))
      const statuses = (await Promise.all(guests.map((guest) => ask(guest, email)))).map(({ status }) => status)
      expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 409, 409])
      expect(await mailsTo(email)).toHaveLength(5)
      const reader = newAddress()
      await subscribed(reader)
      const before = (await mailsTo(reader)).length
      expect((await ask(await shop().guest(SPAIN), reader)).body).toEqual({ email: reader, status: "PENDING" })
      expect(await mailsTo(reader)).toHaveLength(before)
    })

    it("ends with the hash of an email without signing in, idempotently, and may start again", async () => {
      const email = newAddress()
      const { manage } = await subscribed(email)
      expect((await end(email, `nl_${"A".repeat(32)}`)).status).toBe(404)
      for (const _ of [1, 2]) expect((await end(email, manage)).body).toEqual({ email, status: "NOT_SUBSCRIBED" })
      const guest = await shop().guest(SPAIN)
      expect(
        (await guest.call("GET", `${path()}/subscription/status?email=${email}&hash=${manage}`)).body,
      ).toMatchObject({ status: "NOT_SUBSCRIBED" })
      await ask(guest, email)
      expect((await confirm(email, hashIn((await mailsTo(email))[0]))).body).toMatchObject({ status: "SUBSCRIBED" })
    })

    it("changes its lists only with the hash of its email", async () => {
      const email = newAddress()
      const { manage, question } = await subscribed(email)
      const guest = await shop().guest(SPAIN)
      expect((await ask(guest, email, { hashValue: manage, mailList: ["men", "home"] })).body).toMatchObject({
        status: "SUBSCRIBED",
        mailList: ["men", "home"],
      })
      expect((await ask(guest, email, { hashValue: question, mailList: [] })).status).toBe(404)
    })

    it("reveals an address to its owner only", async () => {
      const email = newAddress()
      const { manage } = await subscribed(email)
      const guest = await shop().guest(SPAIN)
      const status = async (address: string, query = "") =>
        (await guest.call("GET", `${path()}/subscription/status?email=${address}${query}`)).body
      expect(await status(email)).toEqual({ email, status: "UNKNOWN" })
      expect(await status("nobody@example.org")).toEqual({ email: "nobody@example.org", status: "UNKNOWN" })
      expect(await status(email, `&hash=${manage}`)).toMatchObject({ status: "SUBSCRIBED", mailList: ["women"] })
      const ana = await signedIn(shop())
      const own = "registered@selvedge.example"
      expect((await ana.call("GET", `${path()}/subscription/status?email=${own}`)).body).toEqual({
        email: own,
        status: "NOT_SUBSCRIBED",
      })
      expect((await ana.call("GET", `${path()}/subscription/status?email=${email}`)).body).toEqual({
        email,
        status: "UNKNOWN",
      })
    })

    it("starts and ends in an account for its own address only", async () => {
      const own = "business@selvedge.example"
      const ana = await signedIn(shop(), "business")
      expect((await ask(await shop().guest(SPAIN), own, { myAccount: true })).status).toBe(403)
      expect(problems(await ask(ana, newAddress(), { myAccount: true }))).toEqual(["email equal"])
      expect((await ask(ana, own, { myAccount: true, origin: "account" })).status).toBe(200)
      await confirm(own, hashIn((await mailsTo(own))[0]))
      const anonymous = await shop().guest(SPAIN)
      expect((await anonymous.call("POST", `${path()}/subscription/end`, { email: own, myAccount: true })).status).toBe(
        404,
      )
      expect((await shop().call("POST", `${path()}/subscription/end`, { email: own })).status).toBe(404)
      expect((await anonymous.call("DELETE", `${path()}/newsletter-request?email=${own}`)).status).toBe(404)
      expect((await anonymous.call("DELETE", `${path()}/newsletter-request`)).status).toBe(400)
      expect((await ana.call("POST", `${path()}/subscription/end`, { email: own, myAccount: true })).body).toEqual({
        email: own,
        status: "NOT_SUBSCRIBED",
      })
      for (const _ of [1, 2]) expect((await ana.call("DELETE", `${path()}/newsletter-request`)).status).toBe(204)
    })

    it("has origins in the language of the call, and a QR code that can be scanned", async () => {
      expect(listAt((await shop().call("GET", `${path()}/origin?languageId=-1`)).body, "origins")).toContainEqual({
        id: "footer",
        value: "FOOTER",
        description: "Page footer",
      })
      const response = await shop().sandbox.handle(
        new Request(`http://localhost:4173${path()}/qr?origin=store&languageId=-1`),
      )
      expect(response.headers.get("content-type")).toBe("image/png")
      expect(await readCodes(new Uint8Array(await response.arrayBuffer()))).toEqual([
        { format: "QRCode", text: `http://localhost:4173/${SPAIN}/-1/newsletter?origin=store` },
      ])
      expect((await shop().call("GET", `${path()}/qr?origin=nowhere`)).status).toBe(404)
    })
  },
  { adminKey: KEY },
)
