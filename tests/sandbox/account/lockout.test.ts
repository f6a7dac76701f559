import { expect, it } from "vitest"
import { LOGIN_PAGES } from "../../../contracts/sandbox/customers/session/loginPaths.ts"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { SPAIN, textAt, worldWithUnits } from "../checkout/customer.ts"
import { browserWithoutScripts } from "../sign-in/browserWithoutScripts.ts"
import {
  codeTo,
  ADMIN_KEY,
  from,
  keyOf,
  logIn,
  messagesTo,
  newEmail,
  newPhone,
  newSource,
  omitKey,
  OTHER_PASSWORD,
  PASSWORD,
  register,
  userPath,
} from "./customer.ts"

const HOUR_MS = 3_600_000
const signIn = `${LOGIN_PAGES.signIn}?storeId=${SPAIN}&redirectUri=/${SPAIN}/`

onOneDatabase(
  "the owner of an attacked account",
  (shop) => {
    const tryAt = (source: string, logon: string, password: string) =>
      from(shop(), source)("POST", `${userPath()}/identity`, { logon, password })
    const wrong = async (source: string, logon: string, times: number) => {
      for (let time = 0; time < times; time += 1) await tryAt(source, logon, "Wrong-Pass-1")
    }
    const ask = (source: string, logon: string, type = "EMAIL") =>
      from(shop(), source)("POST", `${userPath()}/reset-password`, { logon, type })
    const take = (source: string, logon: string, code: string, type = "EMAIL") =>
      from(shop(), source)("POST", `${userPath()}/reset-password`, { logon, type, code, newPassword: OTHER_PASSWORD })
    const linkTo = async (logon: string) =>
      (await messagesTo(shop(), logon))
        .map((mail) => /http\S+access=\S+/u.exec(textAt(mail, "text"))?.[0])
        .find((link) => link !== undefined) ?? ""

    it("F185 logs in from elsewhere while one network address is locked", async () => {
      const [{ logon }, attacker] = [await register(shop()), newSource()]
      await wrong(attacker, logon, 11)
      expect([
        (await tryAt(attacker, logon, PASSWORD)).status,
        (await tryAt(newSource(), logon, PASSWORD)).status,
      ]).toEqual([429, 200])
    })

    it("F185 locks a network address that tries many login ids, and no other", async () => {
      const attacker = newSource()
      const victims = Array.from({ length: 11 }, newEmail)
      for (const victim of victims) await wrong(attacker, victim, 9)
      expect((await tryAt(attacker, newEmail(), "Wrong-Pass-1")).status).toBe(422)
      expect((await tryAt(attacker, newEmail(), "Wrong-Pass-1")).status).toBe(429)
      expect((await tryAt(newSource(), newEmail(), "Wrong-Pass-1")).status).toBe(422)
    }, 60_000)

    it("F185 does not count correct passwords against a shared address", async () => {
      const [office, { logon }] = [newSource(), await register(shop())]
      for (let time = 0; time < 105; time += 1) expect((await tryAt(office, logon, PASSWORD)).status).toBe(200)
    }, 60_000)

    it("F185 logs in from a known device and a known address during an attack from many addresses", async () => {
      const { logon } = await register(shop())
      const home = newSource()
      expect((await tryAt(home, logon, PASSWORD)).status).toBe(200)
      const browser = browserWithoutScripts(shop())
      await browser.open(signIn)
      expect((await browser.send(LOGIN_PAGES.signIn, { email: logon, password: PASSWORD })).status).toBe(303)
      for (let time = 0; time < 12; time += 1) await wrong(newSource(), logon, 9)
      expect((await tryAt(newSource(), logon, PASSWORD)).status).toBe(429)
      expect((await tryAt(home, logon, PASSWORD)).status).toBe(200)
      await browser.open(signIn)
      expect(
        (
          await browser.send(
            LOGIN_PAGES.signIn,
            { email: logon, password: PASSWORD },
            { "x-forwarded-for": newSource() },
          )
        ).status,
      ).toBe(303)
      const anonymous = browserWithoutScripts(shop(), { device: `d.${"A".repeat(32)}` })
      await anonymous.open(signIn)
      expect(
        (
          await anonymous.send(
            LOGIN_PAGES.signIn,
            { email: logon, password: PASSWORD },
            { "x-forwarded-for": newSource() },
          )
        ).status,
      ).toBe(429)
    }, 60_000)

    it("F185 allows a known device ten wrong passwords as well", async () => {
      const { logon } = await register(shop())
      const browser = browserWithoutScripts(shop())
      const send = async (password: string) => {
        await browser.open(signIn)
        return (await browser.send(LOGIN_PAGES.signIn, { email: logon, password })).status
      }
      expect(await send(PASSWORD)).toBe(303)
      for (const name of [...browser.cookies.keys()]) if (name !== "device") browser.cookies.delete(name)
      for (let time = 0; time < 10; time += 1) expect(await send("Wrong-Pass-1")).toBe(200)
      expect(await send(PASSWORD)).toBe(429)
    })

    it("F185 keeps the owner's code and its tries during attempts by strangers", async () => {
      const [{ logon }, home, attacker] = [await register(shop()), newSource(), newSource()]
      await ask(home, logon)
      const code = await codeTo(shop(), logon)
      for (let time = 0; time < 12; time += 1) expect((await take(attacker, logon, omitKey(code))).status).toBe(422)
      await ask(attacker, logon)
      expect((await take(home, logon, code)).status).toBe(200)
    })

    it("F185 accepts a code after a change of the network address, with at most five tries", async () => {
      const [{ logon }, home] = [await register(shop()), newSource()]
      await ask(home, logon)
      const code = await codeTo(shop(), logon)
      for (let time = 0; time < 4; time += 1) await take(newSource(), logon, omitKey(code))
      expect((await take(newSource(), logon, code)).status).toBe(200)
      await ask(home, logon)
      const next = await codeTo(shop(), logon)
      for (let time = 0; time < 5; time += 1) await take(newSource(), logon, omitKey(next))
      expect((await take(newSource(), logon, next)).status).toBe(422)
    })

    it("F185 keeps the owner's message quota during requests by strangers, and the last link valid", async () => {
      const [{ logon }, home, attacker] = [await register(shop()), newSource(), newSource()]
      const answers = []
      for (let time = 0; time < 6; time += 1) answers.push((await ask(attacker, logon)).status)
      expect(answers).toEqual([200, 200, 200, 200, 200, 429])
      expect((await ask(home, logon)).status).toBe(200)
      for (let time = 0; time < 12; time += 1) await ask(newSource(), logon)
      expect(keyOf(await ask(newSource(), logon))).toEqual([429, "_ERR_TOO_MANY_TRIES"])
      const sent = (await messagesTo(shop(), logon)).filter((mail) => textAt(mail, "text").includes("access="))
      expect(sent).toHaveLength(10)
      shop().clock.advance(23 * HOUR_MS)
      expect((await ask(newSource(), logon)).status).toBe(429)
      const browser = browserWithoutScripts(shop())
      const link = await linkTo(logon)
      expect([(await browser.open(link)).status, (await browser.open(link)).status]).toEqual([200, 200])
      expect(
        (await browser.send(LOGIN_PAGES.reset, { newPassword: "weak", passwordConfirm: "weak" })).status,
      ).toBeGreaterThanOrEqual(400)
      expect(
        (await browser.send(LOGIN_PAGES.reset, { newPassword: OTHER_PASSWORD, passwordConfirm: OTHER_PASSWORD }))
          .status,
      ).toBe(303)
      expect((await logIn(shop(), logon, OTHER_PASSWORD)).status).toBe(200)
      for (const mail of sent)
        expect(
          (await browserWithoutScripts(shop()).open(/http\S+access=\S+/u.exec(textAt(mail, "text"))?.[0] ?? "")).status,
        ).toBe(404)
      shop().clock.advance(25 * HOUR_MS)
      expect((await ask(newSource(), logon)).status).toBe(200)
    })

    it("F185 sends a code to the owner of a known address when strangers have used up the day's quota", async () => {
      const [customer, home, phone] = [await register(shop()), newSource(), newPhone()]
      await customer.call("POST", `${userPath()}/validation-code`, { type: "SMS", phone, functionality: "PHONE_LOGON" })
      await customer.call("POST", `${userPath()}/phone-validation`, {
        type: "SMS",
        phone,
        functionality: "PHONE_LOGON",
        code: await codeTo(shop(), phone),
      })
      await tryAt(home, phone, PASSWORD)
      for (let time = 0; time < 12; time += 1) await ask(newSource(), phone, "SMS")
      expect([(await ask(newSource(), phone, "SMS")).status, (await ask(home, phone, "SMS")).status]).toEqual([
        429, 200,
      ])
      expect((await take(home, phone, await codeTo(shop(), phone), "SMS")).status).toBe(200)
    })

    it("F185 accepts a new password after a lock everywhere", async () => {
      const [{ logon }, home] = [await register(shop()), newSource()]
      await wrong(home, logon, 11)
      for (let time = 0; time < 12; time += 1) await wrong(newSource(), logon, 9)
      expect([(await tryAt(home, logon, PASSWORD)).status, (await tryAt(newSource(), logon, PASSWORD)).status]).toEqual(
        [429, 429],
      )
      await ask(home, logon)
      expect((await take(home, logon, await codeTo(shop(), logon))).status).toBe(200)
      expect([
        (await tryAt(home, logon, OTHER_PASSWORD)).status,
        (await tryAt(newSource(), logon, OTHER_PASSWORD)).status,
      ]).toEqual([200, 200])
    }, 60_000)

    it("F185 has the same limits for an unknown login id", async () => {
      const unknownEmail = newEmail()
      const outcome = async (logon: string) => {
        const source = newSource()
        const statuses = []
        for (let time = 0; time < 6; time += 1) statuses.push((await ask(source, logon)).status)
        for (let time = 0; time < 6; time += 1) statuses.push((await ask(newSource(), logon)).status)
        return statuses
      }
      expect(await outcome(unknownEmail)).toEqual(await outcome((await register(shop())).logon))
    })
  },
  { world: worldWithUnits({}), adminKey: ADMIN_KEY },
)
