import { expect, it } from "vitest"
import { LOGIN_PAGES } from "../../../contracts/sandbox/customers/session/loginPaths.ts"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { at, SPAIN, textAt, worldWithUnits } from "../checkout/customer.ts"
import { browserWithoutScripts } from "../sign-in/browserWithoutScripts.ts"
import {
  as,
  type Caller,
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
  OTHER_PASSWORD,
  PASSWORD,
  proveEmail,
  register,
  socialCode,
  userPath,
} from "./customer.ts"

onOneDatabase(
  "an account registered with another person's address",
  (shop) => {
    const askReset = (logon: string) => shop().call("POST", `${userPath()}/reset-password`, { logon, type: "EMAIL" })
    /** Takes the account over as the owner of its address, by the code or by the link of the email. */
    const owners = {
      code: async (logon: string) => {
        await askReset(logon)
        return (
          await shop().call("POST", `${userPath()}/reset-password`, {
            logon,
            type: "EMAIL",
            code: await codeTo(shop(), logon),
            newPassword: OTHER_PASSWORD,
          })
        ).status
      },
      link: async (logon: string) => {
        await askReset(logon)
        const browser = browserWithoutScripts(shop())
        await browser.open(/http\S+access=\S+/u.exec(textAt((await messagesTo(shop(), logon))[0], "text"))?.[0] ?? "")
        return (await browser.send(LOGIN_PAGES.reset, { newPassword: OTHER_PASSWORD, passwordConfirm: OTHER_PASSWORD }))
          .status === 303
          ? 200
          : 0
      },
    }
    const linkSocial = async ({ call }: Caller, person: string) =>
      call("POST", `${userPath()}/social-identity`, { socialType: "google", code: await socialCode(shop(), person) })
    const enterSocial = async (person: string) =>
      shop().call("POST", `${userPath()}/social-identity`, {
        socialType: "google",
        code: await socialCode(shop(), person),
      })
    const linkPhone = async ({ call }: Caller, phone: string) => {
      await call("POST", `${userPath()}/validation-code`, { type: "SMS", phone, functionality: "PHONE_LOGON" })
      return call("POST", `${userPath()}/phone-validation`, {
        type: "SMS",
        phone,
        functionality: "PHONE_LOGON",
        code: await codeTo(shop(), phone),
      })
    }

    it.each(["code", "link"] as const)(
      "F183 belongs to its owner alone after a %s: password, sessions, phone, provider and codes are gone",
      async (takeover) => {
        const [attacker, person, phone, other] = [await register(shop()), newEmail(), newPhone(), newEmail()]
        const again = textAt((await linkSocial(attacker, person)).body, "access_token")
        const held = as(shop(), again)
        expect((await linkPhone(held, phone)).status).toBe(204)
        await held.call("POST", `${userPath()}/validation-code`, {
          type: "EMAIL",
          email: other,
          functionality: "UPDATE_EMAIL",
        })
        await held.call("POST", `${userPath()}/teenSponsor`, { firstName: "Eve", email: newEmail() })
        expect(await owners[takeover](attacker.logon)).toBe(200)

        expect([
          (await logIn(shop(), attacker.logon)).status,
          (await logIn(shop(), phone)).status,
          (await logIn(shop(), phone, OTHER_PASSWORD)).status,
        ]).toEqual([422, 422, 422])
        expect(keyOf(await enterSocial(person))).toEqual([422, "_ERR_SOCIAL_NOT_LINKED"])
        expect([await isSessionActive(held), await isSessionActive(attacker)]).toEqual([false, false])
        const bySms = await shop().call("POST", `${userPath()}/reset-password`, { logon: attacker.logon, type: "SMS" })
        expect([bySms.status, (await messagesTo(shop(), phone)).length]).toEqual([200, 1])
        const owner = as(shop(), textAt((await logIn(shop(), attacker.logon, OTHER_PASSWORD)).body, "access_token"))
        const user = await me(owner)
        expect([at(user, "logonKinds"), at(user, "phone")]).toEqual([["email"], undefined])
        expect(at((await owner.call("GET", `${userPath()}/teenSponsor`)).body, "invitations")).toEqual([])
        // The code for another address belongs to the ended session and not to the owner.
        expect(
          (
            await owner.call("POST", `${userPath()}/email`, {
              newEmail: other,
              newEmailConfirm: other,
              code: await codeTo(shop(), other),
            })
          ).status,
        ).toBe(422)
        expect(textAt((await messagesTo(shop(), attacker.logon))[0], "text")).toContain(
          "hemos eliminado el teléfono, las claves de acceso y las cuentas vinculadas",
        )
      },
    )

    it.each([
      ["a code in the session", async (customer: Customer): Promise<void> => proveEmail(shop(), customer)],
      ["an earlier reset", async (customer: Customer): Promise<void> => void (await owners.code(customer.logon))],
    ] as const)("F183 keeps changes of an owner whose address was verified by %s", async (_, prove) => {
      const [customer, person, phone] = [await register(shop()), newEmail(), newPhone()]
      await prove(customer)
      const session = (await isSessionActive(customer))
        ? customer
        : as(shop(), textAt((await logIn(shop(), customer.logon, OTHER_PASSWORD)).body, "access_token"))
      const linked = as(shop(), textAt((await linkSocial(session, person)).body, "access_token"))
      expect((await linkPhone(linked, phone)).status).toBe(204)
      expect(await owners.code(customer.logon)).toBe(200)
      expect([
        (await enterSocial(person)).status,
        (await logIn(shop(), phone, OTHER_PASSWORD)).status,
        await isSessionActive(linked),
      ]).toEqual([200, 200, false])
    })

    it("F183 is unverified again after its address was changed by password", async () => {
      const [attacker, victim, person] = [await register(shop()), newEmail(), newEmail()]
      await proveEmail(shop(), attacker)
      const session = as(shop(), textAt((await linkSocial(attacker, person)).body, "access_token"))
      expect(
        (
          await session.call("POST", `${userPath()}/email`, {
            newEmail: victim,
            newEmailConfirm: victim,
            password: PASSWORD,
          })
        ).status,
      ).toBe(204)
      expect(await owners.code(victim)).toBe(200)
      expect([keyOf(await enterSocial(person)), await isSessionActive(session)]).toEqual([
        [422, "_ERR_SOCIAL_NOT_LINKED"],
        false,
      ])
    })

    it("F183 is not verified by a provider that does not verify addresses, and its owner takes over", async () => {
      const victim = newEmail()
      const registered = await shop().call("POST", `${userPath()}/social-identity`, {
        socialType: "google",
        code: await socialCode(shop(), victim),
        registerRequestTO: { acceptedPolicies: [1] },
      })
      const attacker = as(shop(), textAt(registered.body, "access_token"))
      expect(
        keyOf(
          await (
            await shop().guest(SPAIN)
          ).call("POST", `${userPath()}/user`, {
            logon: victim,
            password: PASSWORD,
            passwordConfirm: PASSWORD,
            acceptedPolicies: [1],
          }),
        ),
      ).toEqual([409, "_ERR_USER_ALREADY_EXISTS"])
      expect(await owners.code(victim)).toBe(200)
      expect([keyOf(await enterSocial(victim)), await isSessionActive(attacker)]).toEqual([
        [422, "_ERR_SOCIAL_NOT_LINKED"],
        false,
      ])
    })

    it("F183 is not merged with a provider identity of the same address", async () => {
      const attacker = await register(shop())
      const victim = await shop().call("POST", `${userPath()}/social-identity`, {
        socialType: "google",
        code: await socialCode(shop(), attacker.logon),
        registerRequestTO: { acceptedPolicies: [1] },
      })
      expect(keyOf(victim)).toEqual([409, "_ERR_USER_ALREADY_EXISTS"])
    })

    it("F183 keeps no session that started while the owner set the password", async () => {
      const [attacker, person] = [await register(shop()), newEmail()]
      const session = as(shop(), textAt((await linkSocial(attacker, person)).body, "access_token"))
      await askReset(attacker.logon)
      const code = await codeTo(shop(), attacker.logon)
      const [byPassword, bySocial, linking, reset] = await Promise.all([
        logIn(shop(), attacker.logon),
        enterSocial(person),
        linkSocial(session, newEmail()),
        shop().call("POST", `${userPath()}/reset-password`, {
          logon: attacker.logon,
          type: "EMAIL",
          code,
          newPassword: OTHER_PASSWORD,
        }),
      ])
      expect(reset.status).toBe(200)
      for (const { status, body } of [byPassword, bySocial, linking])
        if (status === 200) expect(await isSessionActive(as(shop(), textAt(body, "access_token")))).toBe(false)
      const owner = as(shop(), textAt((await logIn(shop(), attacker.logon, OTHER_PASSWORD)).body, "access_token"))
      expect(at(await me(owner), "logonKinds")).toEqual(["email"])
    })

    it("F183 neither reveals nor ends the newsletter subscription of its address, also when deleted", async () => {
      const victim = newEmail()
      const newsletter = `/itxrest/2/newsletter/store/${SPAIN}`
      const hash = async () =>
        /hash=([A-Za-z0-9_-]+)/u.exec(
          textAt(
            (await messagesTo(shop(), victim)).find((mail) => textAt(mail, "text").includes("hash=")),
            "text",
          ),
        )?.[1] ?? ""
      await shop().call("POST", `${newsletter}/newsletter-request`, { email: victim, policiesList: [1] })
      await shop().call("POST", `${newsletter}/subscription/confirmation`, { email: victim, hash: await hash() })
      const manage = await hash()
      const attacker = await register(shop(), {}, victim)
      const status = (headers: Readonly<Record<string, string>>, query: string) =>
        shop().call("GET", `${newsletter}/subscription/status?email=${victim}${query}`, undefined, headers)
      expect((await status({ authorization: `Bearer ${attacker.token}` }, "")).body).toMatchObject({
        status: "UNKNOWN",
      })
      expect((await attacker.call("DELETE", `${newsletter}/newsletter-request`)).status).toBe(400)
      expect(
        (await attacker.call("POST", `${newsletter}/subscription/end`, { email: victim, myAccount: true })).status,
      ).toBe(404)
      expect((await attacker.call("DELETE", `${userPath()}/user?newsletter=false`)).status).toBe(204)
      expect((await status({}, `&hash=${manage}`)).body).toMatchObject({ status: "SUBSCRIBED" })
    })
  },
  { world: worldWithUnits({}), adminKey: ADMIN_KEY },
)
