import { expect, it } from "vitest"
import { onBothDatabases } from "../../support/sandbox/onBothDatabases.ts"
import {
  testCard,
  addToCart,
  anAddress,
  at,
  cartPath,
  listAt,
  orderPath,
  saveAddress,
  SPAIN,
  textAt,
  worldWithUnits,
} from "../checkout/customer.ts"
import {
  as,
  codeTo,
  type Customer,
  ADMIN_KEY,
  isSessionActive,
  keyOf,
  logIn,
  me,
  messagesTo,
  newEmail,
  newPhone,
  omitKey,
  OTHER_PASSWORD,
  PASSWORD,
  problems,
  proveEmail,
  register,
  userPath,
} from "./customer.ts"

const WORLD = worldWithUnits({ "8201-400-3": 60, "8201-800-3": 60 })
const MINUTE_MS = 60_000

onBothDatabases(
  "a registered customer",
  (shop) => {
    const secondSession = async (customer: Customer, password = PASSWORD) =>
      as(shop(), textAt((await logIn(shop(), customer.logon, password)).body, "access_token"))

    it("logs in and out, with the cookies of the sign-in page", async () => {
      const customer = await register(shop())
      const answer = await logIn(shop(), `  ${customer.logon.toUpperCase()} `)
      expect(answer).toMatchObject({
        status: 200,
        body: { user_type: "registered", identity: { userId: customer.userId } },
      })
      expect(answer.headers.getSetCookie().map((cookie) => cookie.split("=")[0])).toEqual([
        `access_token@${SPAIN}`,
        `refresh_token@${SPAIN}`,
        `user_type@${SPAIN}`,
      ])
      const session = as(shop(), textAt(answer.body, "access_token"))
      const ended = await session.call("DELETE", `${userPath()}/identity`)
      expect([
        ended.status,
        ended.headers.getSetCookie().every((cookie) => cookie.includes("Max-Age=0")),
        await isSessionActive(session),
        await isSessionActive(customer),
      ]).toEqual([204, true, false, true])
      expect((await session.call("DELETE", `${userPath()}/identity`)).status).toBe(204)
      expect(
        (await customer.call("DELETE", `${userPath()}/identity`, undefined, { origin: "https://evil.example" })).status,
      ).toBe(403)
      expect(
        (
          await shop().call(
            "POST",
            `${userPath()}/identity`,
            { logon: customer.logon, password: PASSWORD },
            { origin: "https://evil.example" },
          )
        ).status,
      ).toBe(403)
      const guest = await shop().call("POST", `${userPath()}/guest-identity`)
      expect(await me(as(shop(), textAt(guest.body, "access_token")))).toMatchObject({ userType: "G" })
    })

    it("F57 merges the guest's cart at login, like the sign-in page", async () => {
      const customer = await register(shop())
      const guest = await shop().guest(SPAIN)
      await addToCart(guest, "8201-800-3", 2)
      const { body } = await guest.call("POST", `${userPath()}/identity`, { logon: customer.logon, password: PASSWORD })
      const cart = await as(shop(), textAt(body, "access_token")).call("GET", cartPath())
      expect(listAt(cart.body, "items").map((item) => [textAt(item, "sku"), at(item, "quantity")])).toEqual([
        ["8201-800-3", 2],
      ])
      expect(await isSessionActive(guest)).toBe(false)
    })

    it("is locked for 15 minutes after ten wrong passwords, also concurrent ones or without an account", async () => {
      const customer = await register(shop())
      for (const logon of [customer.logon, newEmail()]) {
        const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(shop(), logon, "Wrong-Pass-1")))
        const refused = answers.filter(({ status }) => status === 422)
        expect([refused.length, answers.length - refused.length]).toEqual([10, 20])
        for (const answer of refused)
          expect([at(answer.body, "key"), problems(answer)]).toEqual(["_ERR_LOGON_NOT_VALID", ["logon credentials"]])
        const locked = answers.find(({ status }) => status === 429)
        expect(locked?.body).toMatchObject({ key: "_ERR_TOO_MANY_TRIES", retryAfter: 900 })
      }
      expect((await logIn(shop(), customer.logon)).status).toBe(429)
      const page = await shop().call(
        "POST",
        `/integration/oauth2/login?storeId=${SPAIN}`,
        new URLSearchParams({ email: customer.logon, password: PASSWORD, redirectUri: "/" }).toString(),
        {
          "content-type": "application/x-www-form-urlencoded",
        },
      )
      expect([page.status, page.headers.get("retry-after")]).toEqual([429, "900"])
      expect(page.body).toContain("Inténtalo de nuevo dentro de 15 minutos")
      shop().clock.advance(15 * MINUTE_MS)
      expect((await logIn(shop(), customer.logon)).status).toBe(200)
    }, 60_000)

    it("changes the password with the old one; other sessions end, the current one stays", async () => {
      const customer = await register(shop())
      const elsewhere = await secondSession(customer)
      const change = (newPassword: string, oldPassword?: string, newPasswordConfirm = newPassword) =>
        customer.call("POST", `${userPath()}/password`, { newPassword, newPasswordConfirm, oldPassword })
      expect(problems(await change(OTHER_PASSWORD, PASSWORD, PASSWORD))).toEqual(["newPasswordConfirm equal"])
      expect(problems(await change("short", PASSWORD))).toEqual([
        "newPassword minLength",
        "newPassword uppercase",
        "newPassword digit",
      ])
      expect(problems(await change(OTHER_PASSWORD))).toEqual(["oldPassword required"])
      expect(keyOf(await change(OTHER_PASSWORD, "Wrong-Pass-1"))).toEqual([422, "_ERR_OLD_PASSWORD"])
      expect(await isSessionActive(elsewhere)).toBe(true)
      expect((await change(OTHER_PASSWORD, PASSWORD)).status).toBe(204)
      expect([await isSessionActive(customer), await isSessionActive(elsewhere)]).toEqual([true, false])
      expect([
        (await logIn(shop(), customer.logon)).status,
        (await logIn(shop(), customer.logon, OTHER_PASSWORD)).status,
      ]).toEqual([422, 200])
      expect(textAt((await messagesTo(shop(), customer.logon))[0], "subject")).toBe("Tu contraseña ha cambiado")
    })

    it("resets a forgotten password by a code, without revealing which accounts exist", async () => {
      const customer = await register(shop())
      const reset = (body: object, language = "-1") =>
        shop().call("POST", `${userPath()}/reset-password?languageId=${language}`, { type: "EMAIL", ...body })
      const unknownEmail = newEmail()
      expect((await reset({ logon: unknownEmail })).body).toEqual({ status: "CODE_SENT" })
      expect(await messagesTo(shop(), unknownEmail)).toEqual([])
      expect((await reset({ logon: customer.logon })).body).toEqual({ status: "CODE_SENT" })
      expect(textAt((await messagesTo(shop(), customer.logon))[0], "subject")).toBe("Reset your password")
      const code = await codeTo(shop(), customer.logon)
      expect(problems(await reset({ logon: customer.logon, code }))).toEqual(["newPassword required"])
      expect(problems(await reset({ logon: customer.logon, newPassword: OTHER_PASSWORD }))).toEqual(["code required"])
      expect(problems(await reset({ logon: customer.logon, code, newPassword: "Aa1" }))).toEqual([
        "newPassword minLength",
      ])
      const wrong = await reset({ logon: customer.logon, code: omitKey(code), newPassword: OTHER_PASSWORD })
      expect((await reset({ logon: unknownEmail, code, newPassword: OTHER_PASSWORD })).body).toEqual(wrong.body)
      expect((await reset({ logon: customer.logon, code, newPassword: OTHER_PASSWORD })).body).toEqual({
        status: "PASSWORD_CHANGED",
      })
      expect(await isSessionActive(customer)).toBe(false)
      expect((await reset({ logon: customer.logon, code, newPassword: PASSWORD })).status).toBe(422)
      expect((await logIn(shop(), customer.logon, OTHER_PASSWORD)).status).toBe(200)
      expect((await reset({ logon: customer.logon, type: "SMS" })).body).toEqual({ status: "CODE_SENT" })
    })

    it("changes the email address by password or code, notifies the old one, and refuses a used one", async () => {
      const customer = await register(shop())
      const other = await register(shop())
      const addressId = textAt((await customer.call("POST", `${userPath()}/address`, anAddress())).body, "id")
      const second = textAt((await customer.call("POST", `${userPath()}/address`, anAddress())).body, "id")
      expect(await me(customer)).toMatchObject({ primaryAddressId: addressId, addressIds: [second, addressId] })
      const change = (newMail: string, body: object) =>
        customer.call("POST", `${userPath()}/email`, { newEmail: newMail, newEmailConfirm: newMail, ...body })
      const fresh = newEmail()
      expect(problems(await change(fresh, {}))).toEqual(["password required"])
      expect(problems(await change(fresh, { password: "Wrong-Pass-1" }))).toEqual(["password credentials"])
      expect(problems(await change(fresh, { code: "000000" }))).toEqual(["code code"])
      expect(problems(await change(fresh, { password: PASSWORD, newPrimaryAddressId: "1" }))).toEqual([
        "newPrimaryAddressId unknown",
      ])
      expect(keyOf(await change(other.logon, { password: PASSWORD }))).toEqual([409, "_ERR_USER_ALREADY_EXISTS"])
      expect((await change(fresh, { password: PASSWORD, newPrimaryAddressId: second })).status).toBe(204)
      expect(await me(customer)).toMatchObject({ email: fresh, primaryAddressId: second })
      expect(textAt((await messagesTo(shop(), customer.logon))[0], "subject")).toBe("Tu correo electrónico ha cambiado")
      expect([(await logIn(shop(), customer.logon)).status, (await logIn(shop(), fresh)).status]).toEqual([422, 200])
    })

    it("verifies a phone number and logs in by it, which no other account can use", async () => {
      const phone = newPhone()
      const prove = async (customer: Customer, functionality: string) => {
        await customer.call("POST", `${userPath()}/validation-code`, {
          type: "SMS",
          phone,
          functionality,
          originalEmail: customer.logon,
        })
        return customer.call("POST", `${userPath()}/phone-validation`, {
          type: "SMS",
          phone,
          functionality,
          code: await codeTo(shop(), phone),
        })
      }
      const customer = await register(shop())
      expect((await prove(customer, "PHONE_LOGON")).status).toBe(204)
      expect(await me(customer)).toMatchObject({ phone, logonKinds: ["email", "phone"] })
      expect((await logIn(shop(), phone)).status).toBe(200)
      expect(keyOf(await prove(await register(shop()), "PHONE_LOGON"))).toEqual([409, "_ERR_USER_ALREADY_EXISTS"])
      expect(
        problems(
          await customer.call("POST", `${userPath()}/validation-code`, {
            type: "SMS",
            phone,
            originalEmail: "eva@example.org",
          }),
        ),
      ).toEqual(["originalEmail equal"])
      const reset = { logon: phone, type: "SMS", email: customer.logon }
      await shop().call("POST", `${userPath()}/reset-password`, reset)
      const code = await codeTo(shop(), phone)
      expect(
        (await shop().call("POST", `${userPath()}/reset-password`, { ...reset, code, newPassword: OTHER_PASSWORD }))
          .body,
      ).toEqual({ status: "PASSWORD_CHANGED" })
    })

    it("F168 stores a birthday as a calendar date, and refuses invalid, future and very old ones", async () => {
      const customer = await register(shop())
      const set = (birthday: string, birthdayFormat: string) =>
        customer.call("PUT", `${userPath()}/birthday`, { birthday, birthdayFormat })
      for (const [birthday, format, date] of [
        ["29/02/1996", "dd/MM/yyyy", "1996-02-29"],
        ["12-31-1999", "MM-dd-yyyy", "1999-12-31"],
        ["2000.01.02", "yyyy.MM.dd", "2000-01-02"],
        ["05/01/2026", "dd/MM/yyyy", "2026-01-05"],
      ] as const) {
        expect((await set(birthday, format)).status).toBe(204)
        expect(await me(customer)).toMatchObject({ birthdate: date })
      }
      for (const [birthday, rule] of [
        ["29/02/1995", "calendarDate"],
        ["31/04/2000", "calendarDate"],
        ["00/01/2000", "calendarDate"],
        ["1/1/2000", "calendarDate"],
        ["01-01-2000", "calendarDate"],
        ["31/12/1899", "minimum"],
        ["06/01/2026", "maximum"],
      ] as const) {
        expect(problems(await set(birthday, "dd/MM/yyyy"))).toEqual([`birthday ${rule}`])
      }
      expect(problems(await set("01012000", "ddMMyyyy"))).toEqual(["birthdayFormat pattern"])
    })

    it("F170 sets a sponsor once by their code; both see each other masked, and strangers see nothing", async () => {
      const phone = newPhone()
      const sponsor = await register(shop(), { primaryAddress: anAddress(), phone })
      const customer = await register(shop(), { primaryAddress: anAddress() })
      const anonymous = await register(shop())
      const hash = textAt(await me(sponsor), "sponsorCode")
      const name = (account: Customer, body: object) =>
        account.call("PUT", `${userPath()}/sponsor`, { sponsorId: sponsor.userId, hash, ...body })
      const see = (account: Customer, userId: string) =>
        account.call("GET", `${userPath()}/restricted-info?userId=${userId}`)
      expect((await see(customer, sponsor.userId)).status).toBe(404)
      expect(problems(await name(sponsor, {}))).toEqual(["sponsorId self"])
      for (const wrong of [
        { hash: "sp.guess" },
        { sponsorId: "1" },
        { sponsorId: anonymous.userId },
        { email: anonymous.logon },
      ])
        expect(problems(await name(customer, wrong))).toEqual(["sponsorId unknown"])
      expect((await name(customer, { email: sponsor.logon })).status).toBe(204)
      expect((await name(customer, {})).status).toBe(204)
      expect(
        keyOf(await name(customer, { sponsorId: anonymous.userId, hash: textAt(await me(anonymous), "sponsorCode") })),
      ).toEqual([409, "_ERR_SPONSOR_SET"])
      expect((await see(customer, sponsor.userId)).body).toEqual({
        userId: sponsor.userId,
        relation: "sponsor",
        firstName: "Ana",
        maskedEmail: "a***@example.org",
        maskedPhone: `***${phone.slice(-3)}`,
      })
      expect((await see(sponsor, customer.userId)).body).toMatchObject({ relation: "sponsored" })
      expect((await see(customer, customer.userId)).body).toMatchObject({ relation: "self" })
      expect((await see(anonymous, customer.userId)).status).toBe(404)
    })

    it("sets the contact method where available, and returns the missing fields of a purchase", async () => {
      const customer = await register(shop())
      const choose = (contactMethod: string) => customer.call("PUT", `${userPath()}/contact-method`, { contactMethod })
      expect(problems(await choose("SMS"))).toEqual(["contactMethod unreachable"])
      expect(problems(await choose("PIGEON"))).toEqual(["contactMethod enum"])
      expect((await choose("EMAIL")).status).toBe(204)
      expect(await me(customer)).toMatchObject({ preferredContactMethod: "EMAIL" })
      const needs = async (query = "") =>
        listAt((await customer.call("GET", `${userPath()}/available-data${query}`)).body, "data").map(
          (datum) => `${textAt(datum, "field")} ${textAt(datum, "required")} ${textAt(datum, "available")}`,
        )
      expect(await needs()).toEqual(["name true false", "email true true", "address true false", "phone false false"])
      expect(await needs("?shipmodeId=pickup&paymentmodeId=1")).toEqual([
        "name true false",
        "email true true",
        "address false false",
        "phone true false",
      ])
      await saveAddress(customer)
      expect(await needs()).toEqual(["name true true", "email true true", "address true true", "phone false true"])
    })

    it("keeps one preferred address: saving another one takes the mark, and makes it the main address", async () => {
      const customer = await register(shop())
      const [first, second] = [await saveAddress(customer), await saveAddress(customer)]
      const stored = async (id: string) => (await customer.call("GET", `${userPath()}/address/${id}`)).body
      const prefer = async (id: string) => {
        const body = { ...anAddress(), id, preferred: true }
        expect((await customer.call("POST", `${userPath()}/address`, body)).status).toBe(200)
      }
      await prefer(first)
      await prefer(second)
      expect([at(await stored(first), "preferred"), at(await stored(second), "preferred")]).toEqual([undefined, true])
      expect(await me(customer)).toMatchObject({ primaryAddressId: second })
      await prefer(first)
      expect([at(await stored(second), "preferred"), await me(customer)]).toMatchObject([
        undefined,
        { primaryAddressId: first },
      ])
    })

    it("deletes an address, also from the cart, and no other customer's", async () => {
      const customer = await register(shop())
      const orderId = textAt((await addToCart(customer, "8201-800-3")).body, "id")
      const addressId = await saveAddress(customer)
      await customer.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
        shippingMethodId: "standard",
        kind: "delivery",
        addressId,
      })
      const path = `${userPath()}/address/${addressId}`
      expect((await (await register(shop())).call("DELETE", path)).status).toBe(404)
      expect((await customer.call("DELETE", path)).status).toBe(204)
      expect([(await customer.call("DELETE", path)).status, (await customer.call("GET", path)).status]).toEqual([
        404, 404,
      ])
      const cart = await customer.call("GET", cartPath())
      expect([at(cart.body, "addressId"), at(cart.body, "shippingBundle"), listAt(cart.body, "items").length]).toEqual([
        undefined,
        undefined,
        1,
      ])
    })

    it("F120 deletes the account: sessions end, orders lose personal data, the address can be reused", async () => {
      const phone = newPhone()
      const customer = await register(shop(), { primaryAddress: anAddress(), phone, nicName: "Anita" })
      await proveEmail(shop(), customer)
      const elsewhere = await secondSession(customer)
      const orderId = textAt((await addToCart(customer, "8201-400-3")).body, "id")
      const addressId = textAt(await me(customer), "primaryAddressId")
      await customer.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
        shippingMethodId: "standard",
        kind: "delivery",
        addressId,
      })
      await customer.call(
        "POST",
        `${orderPath(orderId)}/asynccheckout`,
        { paymentBundle: { paymentData: [testCard()] }, acceptedPolicies: [1, 2] },
        { "idempotency-key": "0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10" },
      )
      await addToCart(customer, "8201-800-3")
      const deleted = await customer.call("DELETE", `/itxrest/2/user/store/${SPAIN}/user?newsletter=false`)
      expect([deleted.status, deleted.headers.getSetCookie().length]).toEqual([204, 3])
      expect([await isSessionActive(customer), await isSessionActive(elsewhere)]).toEqual([false, false])
      expect((await logIn(shop(), customer.logon)).status).toBe(422)
      expect((await messagesTo(shop(), customer.logon)).map((message) => at(message, "subject"))).toEqual([
        "Tu cuenta se ha eliminado",
      ])
      const again = await register(shop(), {}, customer.logon)
      expect(await me(again)).not.toHaveProperty("firstName")
      expect((await again.call("GET", orderPath(orderId))).status).toBe(404)
    })

    it("returns no sale while there is none", async () => {
      for (const path of ["events", "events-seven"])
        expect((await shop().call("GET", `${userPath()}/${path}`)).body).toEqual({ salesStatus: "none", events: [] })
    })

    it("F117 refuses guests the features of accounts", async () => {
      const guest = await shop().guest(SPAIN)
      for (const [method, path, body] of [
        ["POST", "password", { newPassword: OTHER_PASSWORD, newPasswordConfirm: OTHER_PASSWORD }],
        ["POST", "password-logon", { password: PASSWORD, passwordConfirm: PASSWORD }],
        ["POST", "email", { newEmail: "eva@example.org", newEmailConfirm: "eva@example.org" }],
        ["PUT", "birthday", { birthday: "01/01/2000", birthdayFormat: "dd/MM/yyyy" }],
        ["PUT", "contact-method", { contactMethod: "EMAIL" }],
        ["DELETE", "phone-logon", undefined],
        ["DELETE", "user", undefined],
        ["GET", "restricted-info?userId=1", undefined],
      ] as const)
        expect([path, (await guest.call(method, `${userPath()}/${path}`, body)).status]).toEqual([path, 403])
    })
  },
  { world: WORLD, adminKey: ADMIN_KEY },
)
