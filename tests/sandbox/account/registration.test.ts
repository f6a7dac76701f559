import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import {
  testCard,
  addToCart,
  anAddress,
  at,
  cartPath,
  listAt,
  numberAt,
  orderPath,
  pay,
  readyToPay,
  saveAddress,
  SPAIN,
  textAt,
  worldWithUnits,
} from "../checkout/customer.ts"
import {
  as,
  ADMIN_KEY,
  isSessionActive,
  keyOf,
  logIn,
  me,
  messagesTo,
  newEmail,
  newPhone,
  codeTo,
  omitKey,
  OTHER_PASSWORD,
  PASSWORD,
  problems,
  register,
  registration,
  socialCode,
  userPath,
} from "./customer.ts"

const WORLD = worldWithUnits({ "8201-400-3": 60, "8201-800-3": 60 })
const USER = `${userPath()}/user`
const CODE_MS = 600_000

onOneDatabase(
  "a new customer",
  (shop) => {
    const guest = () => shop().guest(SPAIN)

    it("F20 registers, is logged in with a new token, and keeps cart and lists", async () => {
      const before = await guest()
      await addToCart(before, "8201-800-3", 2)
      const logon = newEmail()
      const sponsor = await register(shop())
      const answer = await before.call(
        "POST",
        USER,
        registration(logon.toUpperCase(), {
          logonConfirm: logon.toUpperCase(),
          newsletter: true,
          acceptedPolicies: [1, 2, 4],
          primaryAddress: { ...anAddress(), middleName: "María" },
          sponsorCode: textAt(await me(sponsor), "sponsorCode"),
          preferredStlocId: "77",
          preferredContactMethod: "EMAIL",
          nicName: "Anita",
          phone: newPhone(),
          rememberMe: false,
        }),
      )
      expect(answer).toMatchObject({ status: 200, body: { user_type: "registered", expires_in: 86_400 } })
      const cookies = answer.headers.getSetCookie()
      expect(cookies).toHaveLength(3)
      for (const cookie of cookies) expect(cookie).not.toContain("Max-Age")
      const customer = as(shop(), textAt(answer.body, "access_token"))
      expect([await isSessionActive(before), await isSessionActive(customer)]).toEqual([false, true])
      expect(await me(customer)).toMatchObject({
        userType: "R",
        email: logon,
        firstName: "Ana",
        middleName: "María",
        lastName: "Prueba",
        nicName: "Anita",
        newsletter: true,
        preferredStlocId: "77",
        rememberMe: false,
        preferredContactMethod: "EMAIL",
        sponsorId: sponsor.userId,
        hasSecurePassword: true,
        personalDataLevel: "FULL",
        logonKinds: ["email"],
        userToken: expect.stringMatching(/^u\.[\w-]{32}$/u),
        shopCart: { items: [{ sku: "8201-800-3", quantity: 2 }] },
      })
      const addressId = textAt(await me(customer), "primaryAddressId")
      expect((await customer.call("GET", `${userPath()}/address/${addressId}`)).body).toMatchObject({
        middleName: "María",
      })
      expect(
        listAt((await customer.call("GET", `${userPath()}/policies`)).body, "policies").map((policy) =>
          at(policy, "type"),
        ),
      ).toEqual([1, 2, 4])
      expect(
        (await customer.call("GET", `${userPath()}/policies/validation?policyTypes=1&policyTypes=3`)).body,
      ).toEqual({
        accepted: false,
        policies: [
          { type: 1, accepted: true },
          { type: 3, accepted: false },
        ],
      })
      expect(
        (await customer.call("GET", `${userPath()}/policies/validation?policyTypes=1&userId=${sponsor.userId}`)).status,
      ).toBe(404)
      expect((await messagesTo(shop(), logon)).map((message) => at(message, "subject"))).toEqual([
        expect.any(String),
        "Te damos la bienvenida a Selvedge",
      ])
    })

    it("has no backup of a purchased cart", async () => {
      const safe = `/itxrest/2/order/store/${SPAIN}/safe-cart`
      const customer = await register(shop())
      const orderId = textAt((await addToCart(customer, "8201-400-3", 1)).body, "id")
      const addressId = await saveAddress(customer)
      const ready = await customer.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
        shippingMethodId: "standard",
        kind: "delivery",
        addressId,
      })
      expect((await customer.call("PUT", safe, { items: [{ sku: "8201-400-3", quantity: 1 }] })).status).toBe(200)
      const paid = await customer.call(
        "POST",
        `${orderPath(orderId)}/asynccheckout`,
        {
          paymentBundle: { paymentData: [testCard()] },
          acceptedPolicies: [1, 2],
          expectedTotal: numberAt(ready.body, "totalOrder"),
        },
        { "idempotency-key": crypto.randomUUID() },
      )
      expect(paid.status).toBe(202)
      expect((await customer.call("GET", safe)).status).toBe(404)
    })

    it("becomes a business client with the required address fields only", async () => {
      const business = { ...anAddress(), clientType: "B", email2: "ana2@example.org", company: { vatin: "B1" } }
      const customer = await register(shop(), { primaryAddress: business })
      expect(await me(customer)).toMatchObject({ userType: "R", clientType: "B" })
      const signedIn = await (await guest()).call("POST", USER, registration(newEmail(), { primaryAddress: business }))
      const person = await (await guest()).call("POST", USER, registration(newEmail(), {}))
      expect([at(signedIn.body, "clientType"), at(person.body, "clientType")]).toEqual(["B", "P"])
      const half = await (
        await guest()
      ).call("POST", USER, registration(newEmail(), { primaryAddress: { ...anAddress(), clientType: "B" } }))
      expect([half.status, problems(half)]).toEqual([
        422,
        ["primaryAddress.email2 required", "primaryAddress.company.vatin required"],
      ])
    })

    it("V4 V5 V6 is refused with the field and the rule of S5", async () => {
      const caller = await guest()
      const tries: readonly (readonly [object, number, readonly string[]])[] = [
        [{ passwordConfirm: OTHER_PASSWORD }, 400, ["passwordConfirm equal"]],
        [{ logonConfirm: "eva@example.org" }, 400, ["logonConfirm equal"]],
        [{ email: "ana@example.org", emailConfirm: "eva@example.org" }, 400, ["emailConfirm equal"]],
        [{ email: "eva@example.org" }, 400, ["email equal"]],
        [{ logon: "a@example.org" }, 400, ["logon pattern"]],
        [{ nicName: "Drop Table" }, 400, ["nicName forbiddenWord"]],
        [{ primaryAddress: { ...anAddress(), city: "Select" } }, 400, ["primaryAddress.city forbiddenWord"]],
        [{ acceptedPolicies: [2] }, 422, ["acceptedPolicies privacy"]],
        [{ acceptedPolicies: [5] }, 400, ["acceptedPolicies.0 enum"]],
        [{ sponsorCode: "sp.nobody" }, 422, ["sponsorCode unknown"]],
        [{ logon: newPhone() }, 422, ["logon proof"]],
      ]
      for (const [changes, status, fields] of tries) {
        const answer = await caller.call("POST", USER, registration(newEmail(), changes))
        expect([changes, answer.status, problems(answer)]).toEqual([changes, status, fields])
      }
      const weak: readonly (readonly [string, readonly string[]])[] = [
        ["Aa34567", ["minLength"]],
        ["AA345678", ["lowercase"]],
        ["aa345678", ["uppercase"]],
        ["Aaabcdef", ["digit"]],
        ["Aa345678bbbb", ["repeated"]],
        ["Aab1b2b3b4b5", ["tooFrequent"]],
        ["", []],
        ["1", ["minLength", "lowercase", "uppercase"]],
      ]
      for (const [password, rules] of weak) {
        const answer = await caller.call(
          "POST",
          USER,
          registration(newEmail(), { password, passwordConfirm: password }),
        )
        expect([password, problems(answer)]).toEqual([
          password,
          password === ""
            ? ["password minLength", "passwordConfirm minLength"].slice(0, 1)
            : rules.map((rule) => `password ${rule}`),
        ])
      }
      const long = `Aa1${Array.from({ length: 80 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join("")}`
      expect(
        (await caller.call("POST", USER, registration(newEmail(), { password: long, passwordConfirm: long }))).status,
      ).toBe(200)
    })

    it("of twenty concurrent ones with one login id is created once; the others get the usual refusal", async () => {
      const logon = newEmail()
      const callers = await Promise.all(Array.from({ length: 20 }, guest))
      const answers = await Promise.all(callers.map((caller) => caller.call("POST", USER, registration(logon))))
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
      for (const answer of answers.filter(({ status }) => status !== 200))
        expect(keyOf(answer)).toEqual([409, "_ERR_USER_ALREADY_EXISTS"])
      expect((await logIn(shop(), logon)).status).toBe(200)
    }, 60_000)

    it("takes over earlier orders by their tokens, and no other orders", async () => {
      const buyer = await readyToPay(shop(), { "8201-400-3": 1 })
      const guestToken = textAt((await pay(buyer)).body, "guestToken")
      const anonymous = await readyToPay(shop(), { "8201-400-3": 1 })
      await pay(anonymous)
      const logon = newEmail()
      const answer = await shop().call(
        "POST",
        USER,
        registration(logon, {
          guestTokens: [
            { orderId: buyer.orderId, guestToken },
            { orderId: anonymous.orderId, guestToken },
          ],
        }),
      )
      expect(at(answer.body, "claimedOrderIds")).toEqual([buyer.orderId])
      const customer = as(shop(), textAt(answer.body, "access_token"))
      expect((await customer.call("GET", `/itxrest/2/order/store/${SPAIN}/order/${buyer.orderId}`)).status).toBe(200)
      expect(await me(customer)).toMatchObject({ isBuyer: true })
      const again = await register(shop(), { guestTokens: [{ orderId: buyer.orderId, guestToken }] })
      expect(await me(again)).toMatchObject({ isBuyer: false })
    })

    it("registers with a phone number only when it was verified in the same session", async () => {
      const caller = await guest()
      const phone = newPhone()
      expect(
        (await caller.call("POST", `${userPath()}/validation-code`, { type: "SMS", phone, functionality: "REGISTER" }))
          .status,
      ).toBe(204)
      const code = await codeTo(shop(), phone)
      const check = (client: { readonly call: typeof caller.call }, validationCode: string) =>
        client.call("POST", `${userPath()}/validation-code/check`, { data: phone, validationCode, type: "SMS" })
      expect(keyOf(await check(caller, omitKey(code)))).toEqual([422, "_ERR_VALIDATION_CODE"])
      expect(keyOf(await check(await guest(), code))).toEqual([422, "_ERR_VALIDATION_CODE"])
      expect((await check(caller, code)).status).toBe(204)
      expect(keyOf(await check(caller, code))).toEqual([422, "_ERR_VALIDATION_CODE"])
      expect(problems(await (await guest()).call("POST", USER, registration(phone)))).toEqual(["logon proof"])
      const answer = await caller.call("POST", USER, registration(phone))
      expect(answer.status).toBe(200)
      const customer = as(shop(), textAt(answer.body, "access_token"))
      expect(await me(customer)).toMatchObject({ phone, logonKinds: ["phone"] })
      expect((await logIn(shop(), phone.replace("600", " 600 "))).status).toBe(200)
      expect(keyOf(await customer.call("DELETE", `${userPath()}/phone-logon`))).toEqual([409, "_ERR_LAST_LOGON"])

      const email = newEmail()
      await customer.call("POST", `${userPath()}/validation-code`, {
        type: "EMAIL",
        email,
        functionality: "EMAIL_LOGON",
      })
      const emailCode = await codeTo(shop(), email)
      expect(
        keyOf(await customer.call("POST", `${userPath()}/email-logon`, { email, code: omitKey(emailCode) })),
      ).toEqual([422, "_ERR_VALIDATION_CODE"])
      expect((await customer.call("POST", `${userPath()}/email-logon`, { email, code: emailCode })).status).toBe(204)
      expect((await customer.call("DELETE", `${userPath()}/phone-logon`)).status).toBe(204)
      expect((await customer.call("DELETE", `${userPath()}/phone-logon`)).status).toBe(404)
      expect([(await logIn(shop(), phone)).status, (await logIn(shop(), email)).status]).toEqual([422, 200])
    })

    it("has a code with ten minutes and five tries, stored as a hash; a new one replaces the previous", async () => {
      const caller = await guest()
      const phone = newPhone()
      const send = () => caller.call("POST", `${userPath()}/validation-code`, { type: "SMS", phone })
      const check = (validationCode: string) =>
        caller.call("POST", `${userPath()}/validation-code/check`, { data: phone, validationCode, type: "SMS" })
      await send()
      const first = await codeTo(shop(), phone)
      for (let left = 5; left > 0; left -= 1) await check(omitKey(first))
      expect((await check(first)).status).toBe(422)
      await send()
      const second = await codeTo(shop(), phone)
      if (first !== second) expect((await check(first)).status).toBe(422)
      shop().clock.advance(CODE_MS)
      expect((await check(second)).status).toBe(422)
      for (let more = 3; more > 0; more -= 1) expect((await send()).status).toBe(204)
      const sixth = await send()
      expect([sixth.status, at(sixth.body, "retryAfter")]).toEqual([429, expect.any(Number)])
      expect(sixth.headers.get("retry-after")).toBe(String(at(sixth.body, "retryAfter")))
      expect(problems(await caller.call("POST", `${userPath()}/validation-code`, { type: "EMAIL" }))).toEqual([
        "email required",
      ])
    })

    it("uses a code once in ten concurrent requests", async () => {
      const customer = await register(shop())
      const email = newEmail()
      await customer.call("POST", `${userPath()}/validation-code`, {
        type: "EMAIL",
        email,
        functionality: "UPDATE_EMAIL",
      })
      const code = await codeTo(shop(), email)
      const answers = await Promise.all(
        Array.from({ length: 5 }, () =>
          customer.call("POST", `${userPath()}/email`, { newEmail: email, newEmailConfirm: email, code }),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422, 422, 422])
    })

    it("F119 checks for an account a few times, then requires a captcha", async () => {
      const known = await register(shop())
      const caller = await guest()
      const ask = (logon: string) => caller.call("POST", `${userPath()}/exist-user`, { logon })
      expect((await ask(known.logon)).body).toEqual({ exists: true })
      expect((await ask("nobody@example.org")).body).toEqual({ exists: false })
      const answers = []
      for (let more = 4; more > 0; more -= 1) answers.push(await ask(newEmail()))
      expect(keyOf(answers.at(-1) ?? (await ask("x")))).toEqual([422, "_ERR_CAPTCHA"])
      expect(keyOf(await caller.call("POST", USER, registration(known.logon)))).toEqual([422, "_ERR_CAPTCHA"])
      shop().clock.advance(CODE_MS + 1)
      expect((await ask("nobody@example.org")).status).toBe(200)
    })

    it("signs in through a provider, links and unlinks it, and never by an email address alone", async () => {
      const email = newEmail()
      const owner = await register(shop(), {}, email)
      const social = (caller: { readonly call: typeof owner.call }, code: string, changes: object = {}) =>
        caller.call("POST", `${userPath()}/social-identity`, { socialType: "google", code, ...changes })
      const code = (person = email) => socialCode(shop(), person)

      const providerCode = await code()
      expect(keyOf(await social(await guest(), providerCode))).toEqual([422, "_ERR_SOCIAL_NOT_LINKED"])
      expect(
        keyOf(await social(await guest(), providerCode, { registerRequestTO: { acceptedPolicies: [1] } })),
      ).toEqual([409, "_ERR_USER_ALREADY_EXISTS"])
      expect(keyOf(await social(await guest(), providerCode, { socialType: "apple" }))).toEqual([
        422,
        "_ERR_SOCIAL_CODE",
      ])
      const linked = await social(owner, providerCode)
      expect([linked.status, textAt(linked.body, "identity.userId")]).toEqual([200, owner.userId])
      expect(await isSessionActive(owner)).toBe(false)
      expect(keyOf(await social(await guest(), providerCode))).toEqual([422, "_ERR_SOCIAL_CODE"])
      const signedIn = await social(await guest(), await code())
      const customer = as(shop(), textAt(signedIn.body, "access_token"))
      expect(await me(customer)).toMatchObject({ email, logonKinds: ["email", "google"] })

      const other = await register(shop())
      expect(keyOf(await social(other, await code()))).toEqual([409, "_ERR_SOCIAL_LINKED_ELSEWHERE"])
      expect((await customer.call("DELETE", `${userPath()}/social-identity?socialType=google`)).status).toBe(204)
      expect((await customer.call("DELETE", `${userPath()}/social-identity?socialType=google`)).status).toBe(404)

      const person = newEmail()
      const made = await social(await guest(), await code(person), {
        registerRequestTO: { acceptedPolicies: [1], nicName: "Eva" },
      })
      const newCustomer = as(shop(), textAt(made.body, "access_token"))
      expect(await me(newCustomer)).toMatchObject({
        email: person,
        nicName: "Eva",
        hasSecurePassword: false,
        logonKinds: ["google"],
      })
      expect(keyOf(await logIn(shop(), person, ""))).toEqual([400, "_ERR_INVALID_INPUT"])
      expect(keyOf(await newCustomer.call("DELETE", `${userPath()}/social-identity?socialType=google`))).toEqual([
        409,
        "_ERR_LAST_LOGON",
      ])
      expect(
        (
          await newCustomer.call("POST", `${userPath()}/password-logon`, {
            password: PASSWORD,
            passwordConfirm: PASSWORD,
          })
        ).status,
      ).toBe(204)
      expect(
        keyOf(
          await newCustomer.call("POST", `${userPath()}/password-logon`, {
            password: PASSWORD,
            passwordConfirm: PASSWORD,
          }),
        ),
      ).toEqual([409, "_ERR_PASSWORD_LOGON_EXISTS"])
      expect((await newCustomer.call("DELETE", `${userPath()}/social-identity?socialType=google`)).status).toBe(204)
      expect((await logIn(shop(), person)).status).toBe(200)
      expect(
        (
          await shop().call(
            "POST",
            "/sandbox/social/google",
            { email: person, password: OTHER_PASSWORD },
            { accept: "application/json" },
          )
        ).status,
      ).toBe(400)
      expect((await shop().call("POST", "/sandbox/social/nobody", { email: person, password: PASSWORD })).status).toBe(
        404,
      )
    })

    it("requests a code for a guest's orders, and gets tokens that open them", async () => {
      const buyer = await readyToPay(shop(), { "8201-400-3": 1 })
      const email = newEmail()
      const addressId = textAt((await buyer.guest.call("GET", cartPath())).body, "addressId")
      await buyer.guest.call("POST", `${userPath()}/address`, {
        ...anAddress(),
        id: addressId,
        email,
        stateName: "Comunidad de Madrid",
        stateCode: "M",
      })
      const guestToken = textAt((await pay(buyer)).body, "guestToken")
      const open = (body: object) => shop().call("POST", `${userPath()}/guest-order-tokens`, { email, ...body })
      expect((await open({})).body).toEqual({ status: "CODE_SENT", guestTokens: [] })
      expect((await open({ email: newEmail() })).body).toEqual({ status: "CODE_SENT", guestTokens: [] })
      const code = await codeTo(shop(), email)
      expect(keyOf(await open({ code: omitKey(code) }))).toEqual([422, "_ERR_VALIDATION_CODE"])
      expect((await open({ code })).body).toEqual({
        status: "OPENED",
        guestTokens: [{ orderId: buyer.orderId, guestToken }],
      })
      expect(keyOf(await open({ code }))).toEqual([422, "_ERR_VALIDATION_CODE"])
      expect(guestToken.length).toBeGreaterThanOrEqual(22)

      const address = (query: string, id = addressId) =>
        shop().call("GET", `${userPath()}/address-guest/${id}?orderId=${buyer.orderId}&${query}`)
      expect((await address(`token=${guestToken}`)).body).toMatchObject({ id: addressId, email, city: "Madrid" })
      expect((await address(`token=${guestToken}&stateGoogleMapping=true`)).body).toMatchObject({
        state: "Comunidad de Madrid",
      })
      expect((await address(`token=${guestToken}`, "1")).status).toBe(404)
      expect((await address("token=wrong")).status).toBe(404)
      await buyer.guest.call("DELETE", `${userPath()}/address/${addressId}`)
      expect([
        (await address(`token=${guestToken}`)).status,
        (await address(`token=${guestToken}&forceCommerce=true`)).status,
      ]).toEqual([200, 404])
    })
  },
  { world: WORLD, adminKey: ADMIN_KEY },
)
