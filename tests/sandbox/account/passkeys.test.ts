import { describe, expect, it } from "vitest"
import { relyingParty } from "../../../contracts/sandbox/customers/account/passkeys/relyingParty.ts"
import { softwarePasskey } from "../../../contracts/sandbox/customers/account/passkeys/softwareAuthenticator.ts"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { listAt, SPAIN, textAt, worldWithUnits } from "../checkout/customer.ts"
import {
  ADMIN_KEY,
  as,
  codeTo,
  from,
  isSessionActive,
  keyOf,
  logIn,
  messagesTo,
  newSource,
  OTHER_PASSWORD,
  PASSWORD,
  problems,
  register,
  socialCode,
  userPath,
} from "./customer.ts"
import { add, ORIGIN, response, RP_ID, signInWith } from "./passkeyHolder.ts"

const MINUTE_MS = 60_000
const passkeys = `${userPath()}/passkeys`
const identity = `${userPath()}/passkey-identity`
const REFUSED = [422, "_ERR_PASSKEY_NOT_VALID"]

onOneDatabase(
  "passkeys",
  (shop) => {
    it("sign in to the account that added them, and their owner gets a mail", async () => {
      const ana = await register(shop(), { primaryAddress: undefined })
      const { answer, ...holder } = await add(ana)
      expect(answer).toMatchObject({ status: 201, body: { name: "Ana’s phone", isSynced: false } })
      const signedIn = await signInWith(shop(), holder)
      expect(signedIn).toMatchObject({
        status: 200,
        body: { user_type: "registered", identity: { userId: ana.userId } },
      })
      expect(await isSessionActive(as(shop(), textAt(signedIn.body, "access_token")))).toBe(true)
      expect(signedIn.headers.getSetCookie().join()).toContain(`refresh_token@${SPAIN}=`)
      expect((await ana.call("GET", passkeys)).body).toEqual({
        rpId: RP_ID,
        userHandle: holder.userHandle,
        passkeys: [
          {
            passkeyId: holder.passkey.id,
            name: "Ana’s phone",
            isSynced: false,
            createdAt: new Date(shop().clock.now()).toISOString(),
            lastUsedAt: new Date(shop().clock.now()).toISOString(),
          },
        ],
      })
      expect(textAt((await messagesTo(shop(), ana.logon))[0], "text")).toContain("Ana’s phone")
    })

    it("can be renamed and deleted by their owner only", async () => {
      const [ana, other] = [await register(shop()), await register(shop())]
      const { passkey, userHandle } = await add(ana)
      const own = `${passkeys}/${passkey.id}`
      expect((await ana.call("PUT", own, { name: " Key ring " })).body).toMatchObject({ name: "Key ring" })
      expect([
        (await other.call("PUT", own, { name: "Mine" })).status,
        (await other.call("DELETE", own)).status,
        (await ana.call("DELETE", `${passkeys}/unknown`)).status,
        (await ana.call("PUT", own, { name: " " })).status,
        (await ana.call("DELETE", own)).status,
        (await ana.call("DELETE", own)).status,
      ]).toEqual([404, 404, 404, 400, 204, 404])
      const refused = await signInWith(shop(), { passkey, userHandle })
      expect([keyOf(refused), problems(refused)]).toEqual([REFUSED, ["passkey unknown"]])
      expect(textAt((await messagesTo(shop(), ana.logon))[0], "text")).toContain("Key ring")
    })

    it("F221 answer a challenge once, also when the answer was refused or came twice at the same time", async () => {
      const ana = await register(shop())
      const { repeat, answer: _added, ...holder } = await add(ana)
      expect(keyOf(await repeat())).toEqual(REFUSED)
      const body = await response(shop(), holder)
      const answers = await Promise.all([1, 2, 3].map(() => shop().call("POST", identity, body)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
      const mistaken = await response(shop(), holder, { origin: "https://other.example" })
      expect(keyOf(await shop().call("POST", identity, mistaken))).toEqual(REFUSED)
      const repaired = holder.passkey.authenticate({
        origin: ORIGIN,
        rpId: RP_ID,
        userHandle: holder.userHandle,
        challenge: textAt(
          JSON.parse(Buffer.from(mistaken.credential.response.clientDataJSON, "base64url").toString()),
          "challenge",
        ),
      })
      expect(
        keyOf(await shop().call("POST", identity, { challengeId: mistaken.challengeId, credential: repaired })),
      ).toEqual(REFUSED)
    })

    it("F221 refuse challenges of another session, purpose or store, and after five minutes", async () => {
      const ana = await register(shop())
      const { repeat: _repeat, answer: _added, ...holder } = await add(ana)
      const options = await ana.call("POST", `${passkeys}/registration-options`, {})
      const next = softwarePasskey()
      const challengeId = textAt(options.body, "challengeId")
      const challenge = textAt(options.body, "options.challenge")
      const ceremony = { origin: ORIGIN, rpId: RP_ID, challenge, userHandle: holder.userHandle }
      const adding = { challengeId, name: "Next", credential: next.register(ceremony) }
      const laterSession = as(shop(), textAt((await logIn(shop(), ana.logon)).body, "access_token"))
      expect(keyOf(await laterSession.call("POST", passkeys, adding))).toEqual(REFUSED)
      expect(
        keyOf(await shop().call("POST", identity, { challengeId, credential: holder.passkey.authenticate(ceremony) })),
      ).toEqual(REFUSED)
      expect((await ana.call("POST", passkeys, adding)).status).toBe(201)
      const elsewhere = await response(shop(), holder, {}, "10000081")
      expect(keyOf(await shop().call("POST", identity, elsewhere))).toEqual(REFUSED)
      const late = await response(shop(), holder)
      shop().clock.advance(5 * MINUTE_MS)
      expect(keyOf(await shop().call("POST", identity, late))).toEqual(REFUSED)
    })

    it("F222 refuse a counter that does not increase, and tell the owner", async () => {
      const ana = await register(shop())
      const { repeat: _repeat, answer: _added, ...holder } = await add(ana, softwarePasskey(), { counter: 4 })
      expect((await signInWith(shop(), holder, { counter: 5 })).status).toBe(200)
      expect(keyOf(await signInWith(shop(), holder, { counter: 5 }))).toEqual(REFUSED)
      expect(keyOf(await signInWith(shop(), holder, { counter: 0 }))).toEqual(REFUSED)
      expect(textAt((await messagesTo(shop(), ana.logon))[0], "text")).toContain("Ana’s phone")
      const copies = [await response(shop(), holder, { counter: 6 }), await response(shop(), holder, { counter: 6 })]
      const answers = await Promise.all(copies.map((body) => shop().call("POST", identity, body)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    })

    it.each([
      ["another site", { origin: "https://shop.example" }],
      ["a sub-domain", { origin: "http://evil.localhost:4173" }],
      ["another port", { origin: "http://localhost:4174" }],
      ["another domain", { rpId: "shop.example" }],
      ["a device that did not check its owner", { flags: 1 }],
      ["an untouched device", { flags: 4 }],
      ["another challenge", { challenge: "AAAA" }],
    ])("refuse the response of %s, to sign in and to add", async (_about, changes) => {
      const ana = await register(shop())
      expect(keyOf((await add(ana, softwarePasskey(), changes)).answer)).toEqual(REFUSED)
      const { repeat: _repeat, answer: _added, ...holder } = await add(ana)
      const refused = await signInWith(shop(), holder, changes)
      expect([keyOf(refused), problems(refused)]).toEqual([REFUSED, ["passkey credentials"]])
    })

    it("refuse a changed signature, another account's id, and bodies beyond their limits", async () => {
      const ana = await register(shop())
      const { repeat: _repeat, answer: _added, ...holder } = await add(ana)
      const other = await add(await register(shop()))
      const body = await response(shop(), holder)
      const { signature } = (await response(shop(), holder)).credential.response
      const changed = { ...body.credential, response: { ...body.credential.response, signature } }
      expect(keyOf(await shop().call("POST", identity, { ...body, credential: changed }))).toEqual(REFUSED)
      expect(keyOf(await signInWith(shop(), { ...holder, userHandle: other.userHandle }))).toEqual(REFUSED)
      const { challengeId, credential } = await response(shop(), holder)
      for (const wrong of [
        { ...credential, id: "A".repeat(1_365) },
        { ...credential, id: "not base64url!" },
        { ...credential, response: { ...credential.response, clientDataJSON: "A".repeat(4_097) } },
        { ...credential, response: { ...credential.response, userHandle: "A".repeat(87) } },
      ])
        expect((await shop().call("POST", identity, { challengeId, credential: wrong })).status).toBe(400)
      expect((await shop().call("POST", identity, { challengeId, credential })).status).toBe(200)
      const crossSite = await shop().call("POST", identity, await response(shop(), holder), {
        "sec-fetch-site": "cross-site",
      })
      expect(crossSite.status).toBe(403)
    })

    it("F223 need the password, or a session of the last ten minutes, to be added", async () => {
      const ana = await register(shop())
      const start = (body: object) => ana.call("POST", `${passkeys}/registration-options`, body)
      expect((await start({})).status).toBe(200)
      shop().clock.advance(10 * MINUTE_MS)
      const [missing, wrong] = [await start({}), await start({ password: OTHER_PASSWORD })]
      expect([keyOf(missing), problems(missing)]).toEqual([[422, "_ERR_OLD_PASSWORD"], ["password required"]])
      expect(problems(wrong)).toEqual(["password credentials"])
      expect((await start({ password: PASSWORD })).status).toBe(200)
    })

    it("F223 can be the only way into an account without a password, and then stay", async () => {
      const email = `social.${Date.now()}@example.org`
      const guest = await shop().guest(SPAIN)
      const registered = await guest.call("POST", `${userPath()}/social-identity`, {
        socialType: "google",
        code: await socialCode(shop(), email),
        registerRequestTO: { acceptedPolicies: [1] },
      })
      const customer = as(shop(), textAt(registered.body, "access_token"))
      const { passkey } = await add(customer)
      expect((await customer.call("DELETE", `${userPath()}/social-identity?socialType=google`)).status).toBe(204)
      expect(keyOf(await customer.call("DELETE", `${passkeys}/${passkey.id}`))).toEqual([409, "_ERR_LAST_LOGON"])
      expect(listAt((await customer.call("GET", passkeys)).body, "passkeys")).toHaveLength(1)
      shop().clock.advance(10 * MINUTE_MS)
      const late = await customer.call("POST", `${passkeys}/registration-options`, { password: PASSWORD })
      expect([keyOf(late), problems(late)]).toEqual([[422, "_ERR_SIGN_IN_AGAIN"], ["session recent"]])
    })

    it("are at most twenty, each once, and none of them is offered again", async () => {
      const ana = await register(shop())
      const first = await add(ana)
      expect(keyOf((await add(ana, first.passkey)).answer)).toEqual([409, "_ERR_PASSKEY_EXISTS"])
      const open = await ana.call("POST", `${passkeys}/registration-options`, {})
      for (let count = 1; count < 20; count += 1) expect((await add(ana)).answer.status).toBe(201)
      const full = await ana.call("POST", `${passkeys}/registration-options`, {})
      expect(keyOf(full)).toEqual([409, "_ERR_TOO_MANY_PASSKEYS"])
      const challenge = textAt(open.body, "options.challenge")
      const credential = softwarePasskey().register({ origin: ORIGIN, rpId: RP_ID, challenge, userHandle: "A" })
      const late = { challengeId: textAt(open.body, "challengeId"), name: "Late", credential }
      expect(keyOf(await ana.call("POST", passkeys, late))).toEqual([409, "_ERR_TOO_MANY_PASSKEYS"])
      expect(listAt(open.body, "options.excludeCredentials")).toEqual([
        { id: first.passkey.id, type: "public-key", transports: ["internal"] },
      ])
    })

    it("F183 are removed by the owner's first reset of an unverified account, and F120 with the account", async () => {
      const attacker = await register(shop())
      const { repeat: _repeat, answer: _added, ...holder } = await add(attacker)
      const { logon } = attacker
      await shop().call("POST", `${userPath()}/reset-password`, { logon, type: "EMAIL" })
      const code = await codeTo(shop(), logon)
      await shop().call("POST", `${userPath()}/reset-password`, {
        logon,
        type: "EMAIL",
        code,
        newPassword: OTHER_PASSWORD,
      })
      expect(problems(await signInWith(shop(), holder))).toEqual(["passkey unknown"])
      const leaving = await register(shop())
      const last = await add(leaving)
      expect((await leaving.call("DELETE", `${userPath()}/user`)).status).toBe(204)
      expect(problems(await signInWith(shop(), last))).toEqual(["passkey unknown"])
    })

    it("lock out the network address of a hundred refused passkeys, and no other", async () => {
      const { repeat: _repeat, answer: _added, ...holder } = await add(await register(shop()))
      const body = { ...(await response(shop(), holder)), challengeId: `pc_${"A".repeat(32)}` }
      const attacker = from(shop(), newSource())
      for (let time = 0; time < 100; time += 1) await attacker("POST", identity, body)
      expect((await attacker("POST", identity, body)).status).toBe(429)
      expect(keyOf(await from(shop(), newSource())("POST", identity, body))).toEqual(REFUSED)
    })
  },
  { world: worldWithUnits({}), adminKey: ADMIN_KEY },
)

describe("the domain of passkeys", () => {
  it("is the host of the first origin, and origins on that host or below it are used", () => {
    expect(relyingParty(["https://shop.example", "https://m.shop.example", "https://evilshop.example"])).toEqual({
      id: "shop.example",
      origins: ["https://shop.example", "https://m.shop.example"],
    })
  })

  it("is never an IP address", () => {
    expect(relyingParty(["http://127.0.0.1:4173", "http://localhost:4173"])).toEqual({
      id: "localhost",
      origins: ["http://localhost:4173"],
    })
    expect(relyingParty(["http://127.0.0.1:4173", "http://[::1]:4173", "", "no address"])).toBeUndefined()
  })
})
