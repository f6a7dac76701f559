import { TeenGateway } from "../../../application/teen/TeenGateway.ts"
import { WalletCardGateway } from "../../../application/wallet/WalletCardGateway.ts"
import { WalletGateway } from "../../../application/wallet/WalletGateway.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { AccountGateway } from "../../../application/account/AccountGateway.ts"
import { changeCompany } from "../../../application/account/changeCompany.ts"
import { CustomerRecordGateway } from "../../../application/account/CustomerRecordGateway.ts"
import {
  addEmailLogin,
  changeEmail,
  changePassword,
  changePhone,
  removePhoneLogin,
} from "../../../application/account/changeLoginMethods.ts"
import { changeBirthday, changeContactMethod, setSponsor } from "../../../application/account/changeProfile.ts"
import { deleteAccount } from "../../../application/account/deleteAccount.ts"
import { loadAccountPage } from "../../../application/account/loadAccountPage.ts"
import { AuthGateway } from "../../../application/account/auth/AuthGateway.ts"
import { ProfileGateway } from "../../../application/account/ProfileGateway.ts"
import { PasskeyGateway } from "../../../application/account/passkeys/PasskeyGateway.ts"
import { UserSessionGateway } from "../../../application/account/UserSessionGateway.ts"
import { VerificationGateway } from "../../../application/account/VerificationGateway.ts"
import { sendCode } from "../../../application/account/sendCode.ts"
import { AddressGateway } from "../../../application/address/AddressGateway.ts"
import { BookingGateway } from "../../../application/booking/BookingGateway.ts"
import { NewsletterGateway } from "../../../application/newsletter/NewsletterGateway.ts"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { OrderGateway } from "../../../application/order/OrderGateway.ts"
import { OrderProgressGateway } from "../../../application/order/OrderProgressGateway.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import type { AccountChangeRefused } from "../../../domain/account/AccountChangeRefused.ts"
import type { SavedPolicy } from "../../../domain/account/PolicyType.ts"
import type { User } from "../../../domain/account/User.ts"
import { anAddress } from "../../support/builders/anAddress.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { euros } from "../../support/builders/euros.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const user: User = {
  id: "55501",
  kind: "registered",
  email: "ana@example.org",
  phone: "+34600000000",
  logonKinds: ["email"],
  primaryAddressId: "31",
}

const rejected = (key: string, ...fields: readonly { readonly field: string; readonly rule: string }[]) =>
  new BackendError({ operation: "operation", reason: { _tag: "Rejected", key, parameters: [], causes: [], fields } })

const POLICIES: readonly SavedPolicy[] = [{ type: 1, acceptedAt: "2026-01-05T09:00:00Z" }]

type Ports = AccountGateway | AuthGateway | ProfileGateway | VerificationGateway
type Change<A> = Effect.Effect<A, AccountChangeRefused | BackendError, Ports>

/** A backend that returns this response for every change and records its calls. */
function shop(answer: Effect.Effect<void, BackendError> = Effect.void) {
  const calls: unknown[][] = []
  const call = (...what: readonly unknown[]) =>
    Effect.suspend(() => {
      calls.push([...what])
      return answer
    })
  const layer = Layer.mergeAll(
    Layer.succeed(AccountGateway, { getCurrentUser: Effect.succeed({ ...user, nickname: "afterwards" }) }),
    Layer.mock(ProfileGateway, {
      updateEmail: ({ newEmail, code, password }) =>
        call("updateEmail", newEmail, code, password === undefined ? undefined : Redacted.value(password)),
      updateBirthday: (typed, format) => call("updateBirthday", typed, format),
      updateContactMethod: (method) => call("updateContactMethod", method),
      updateSponsor: (sponsor) => call("updateSponsor", sponsor),
      deleteAccount: (continueNewsletter) => call("deleteAccount", continueNewsletter),
    }),
    Layer.mock(AuthGateway, {
      changePassword: (after, before) =>
        call("changePassword", Redacted.value(after), before === undefined ? undefined : Redacted.value(before)),
      setPasswordLogon: (password) => call("setPasswordLogon", Redacted.value(password)),
      setEmailLogon: (email, code) => call("setEmailLogon", email, code),
      deletePhoneLogon: call("deletePhoneLogon"),
    }),
    Layer.mock(VerificationGateway, {
      sendValidationCode: (place, purpose) => call("sendValidationCode", place, purpose),
      validatePhone: (phone, code, purpose) => call("validatePhone", phone, code, purpose),
    }),
  )
  return { calls, layer }
}

describe("changing an account", () => {
  itEffect("sends normalised values and returns the updated account", () =>
    Effect.gen(function* () {
      const { calls, layer } = shop()
      const changes: readonly Change<User>[] = [
        changeEmail({ newEmail: " EVA@example.org", code: "123456", password: "Selvedge2026" }, user),
        addEmailLogin("Eva@Example.org", "123456"),
        changePassword(
          { oldPassword: "Selvedge2026", newPassword: "Hilo-Rojo-57", newPasswordConfirm: "Hilo-Rojo-57" },
          user,
        ),
        changePassword({ newPassword: "Hilo-Rojo-57", newPasswordConfirm: "Hilo-Rojo-57" }, { logonKinds: ["google"] }),
        changePhone("+34 600 111 222", "123456", true),
        removePhoneLogin(),
        changeContactMethod("SMS", user),
        setSponsor({ userId: " 7 ", sponsorCode: " sp.1 " }, user),
      ]
      for (const change of changes)
        expect(yield* Effect.provide(change, layer)).toMatchObject({ id: "55501", nickname: "afterwards" })
      expect(calls).toEqual([
        ["updateEmail", "eva@example.org", "123456", "Selvedge2026"],
        ["setEmailLogon", "eva@example.org", "123456"],
        ["changePassword", "Hilo-Rojo-57", "Selvedge2026"],
        ["setPasswordLogon", "Hilo-Rojo-57"],
        ["validatePhone", "+34600111222", "123456", "PHONE_LOGON"],
        ["deletePhoneLogon"],
        ["updateContactMethod", "SMS"],
        ["updateSponsor", { userId: "7", sponsorCode: "sp.1" }],
      ])
    }),
  )

  itEffect("reports every problem of an invalid change before any call", () =>
    Effect.gen(function* () {
      const { calls, layer } = shop()
      const refusedCases: readonly (readonly [Change<unknown>, readonly string[]])[] = [
        [changeEmail({ newEmail: "ana@example.org" }, user), ["newEmail unchanged", "password required"]],
        [addEmailLogin("", ""), ["newEmail required", "code required"]],
        [
          changePassword({ newPassword: "x", newPasswordConfirm: "y" }, user),
          [
            "oldPassword required",
            "newPassword minLength",
            "newPassword uppercase",
            "newPassword digit",
            "newPasswordConfirm equal",
          ],
        ],
        [changePhone("600", "12", false), ["phone phone", "code code"]],
        [changeContactMethod("PHONE", { email: "ana@example.org" }), ["contactMethod unreachable"]],
        [setSponsor({ userId: "55501", sponsorCode: "" }, user), ["sponsorId self", "sponsorCode required"]],
        [sendCode("SMS", "600", "VALIDATION"), ["phone phone"]],
        [sendCode("EMAIL", "ana@", "UPDATE_EMAIL"), ["newEmail email"]],
      ]
      for (const [change, reasons] of refusedCases) {
        const error = yield* Effect.flip(Effect.provide(change, layer))
        expect(
          error._tag === "AccountChangeRefused" ? error.reasons.map(({ field, rule }) => `${field} ${rule}`) : error,
        ).toEqual(reasons)
      }
      expect(calls).toEqual([])
    }),
  )

  for (const [what, error, problem] of [
    [
      "of a field is told at that field",
      rejected("_ERR_VALIDATION_CODE", { field: "code", rule: "code" }),
      { field: "code", rule: "code" },
    ],
    [
      "of its confirmation is told at the field itself",
      rejected("_ERR", { field: "newEmailConfirm", rule: "equal" }),
      { field: "newEmail", rule: "equal" },
    ],
    ["without a field is told by its key", rejected("_ERR_USER_ALREADY_EXISTS"), { field: "logon", rule: "taken" }],
    ["of the last way in is told as that", rejected("_ERR_LAST_LOGON"), { field: "logon", rule: "lastLogon" }],
    [
      "that asks for a captcha asks for it",
      rejected("_ERR_CAPTCHA", { field: "captchaValue", rule: "required" }),
      { field: "captcha", rule: "required" },
    ],
  ] as const) {
    itEffect(`maps a refusedReason ${what}`, () =>
      Effect.gen(function* () {
        const refused = yield* Effect.flip(
          Effect.provide(changePhone("+34600111222", "123456", false), shop(Effect.fail(error)).layer),
        )
        expect(refused).toMatchObject({ _tag: "AccountChangeRefused", reasons: [problem] })
      }),
    )
  }

  itEffect("keeps a backend error and its retry delay", () =>
    Effect.gen(function* () {
      const refused = yield* Effect.flip(
        Effect.provide(
          sendCode("EMAIL", "ana@example.org", "UPDATE_EMAIL"),
          shop(Effect.fail(backendError("busy"))).layer,
        ),
      )
      expect(refused).toMatchObject({ _tag: "BackendError", reason: { _tag: "RateLimited", retryAfterMillis: 3000 } })
    }),
  )

  itEffect("R23 accepts a birthday of today once the day has begun in any time zone", () =>
    Effect.gen(function* () {
      const { calls, layer } = shop()
      yield* TestClock.setTime(Date.UTC(2026, 10, 21, 11))
      yield* Effect.provide(changeBirthday("22/11/2026", "dd/MM/yyyy"), layer)
      expect(calls).toEqual([["updateBirthday", "22/11/2026", "dd/MM/yyyy"]])
      for (const typed of ["23/11/2026", "29/02/1995", "1/1/2000", ""])
        expect(yield* Effect.flip(Effect.provide(changeBirthday(typed, "dd/MM/yyyy"), layer))).toMatchObject({
          _tag: "AccountChangeRefused",
        })
    }),
  )

  itEffect("keeps the other fields of the main address when the company changes", () =>
    Effect.gen(function* () {
      const before = { ...anAddress(), id: "31" }
      const saved: unknown[] = []
      const layer = Layer.mock(AddressGateway, {
        getAddress: () => Effect.succeed(before),
        saveAddress: (address) =>
          Effect.sync(() => {
            saved.push(address)
            return { ...address, id: "31" }
          }),
      })
      yield* Effect.provide(
        changeCompany("31", { companyName: " Hilo SL ", vatin: " B12345678 ", email2: "facturas@example.org" }),
        layer,
      )
      expect(saved).toEqual([
        { ...before, company: { name: "Hilo SL", vatin: "B12345678" }, email2: "facturas@example.org" },
      ])
    }),
  )

  itEffect("sends the captcha for a company where required, and reports a missing one at its field", () =>
    Effect.gen(function* () {
      const captchaRequired = new BackendError({
        operation: "saveAddress",
        reason: { _tag: "Rejected", key: "_ERR_CAPTCHA", parameters: [], causes: [], fields: [] },
      })
      const layer = Layer.mock(AddressGateway, {
        getAddress: () => Effect.succeed({ ...anAddress(), id: "31" }),
        saveAddress: (address, captcha) =>
          captcha === undefined ? Effect.fail(captchaRequired) : Effect.succeed({ ...address, id: "31" }),
      })
      const change = (captcha?: SolvedCaptcha) =>
        Effect.provide(
          changeCompany("31", { companyName: "Hilo SL", vatin: "B12345678", email2: "facturas@example.org" }, captcha),
          layer,
        )
      expect(yield* Effect.flip(change())).toMatchObject({
        _tag: "AccountChangeRefused",
        reasons: [{ field: "captcha", rule: "required" }],
      })
      expect(yield* change({ id: "c-1", value: "3" })).toMatchObject({ company: { vatin: "B12345678" } })
    }),
  )
})

describe("deleting an account", () => {
  itEffect("requires the confirmation word, then leaves a guest without a remembered cart", () =>
    Effect.gen(function* () {
      const { calls, layer } = shop()
      const [device, session] = [new FakeDevice(), new FakeSession("registered")]
      device.stored.set("selvedge.cart.v1", "{}")
      const end = (typed: string) =>
        deleteAccount({ typed, continueNewsletter: true }, user).pipe(
          Effect.provide(layer),
          Effect.provide(device.layer),
          Effect.provide(session.layer),
        )
      expect(yield* Effect.flip(end("eva@example.org"))).toMatchObject({
        reasons: [{ field: "confirmation", rule: "equal" }],
      })
      expect([calls, session.token]).toEqual([[], "token-1"])
      yield* end("Ana@example.org")
      expect([calls, session.token, session.userType, device.stored.size]).toEqual([
        [["deleteAccount", true]],
        undefined,
        undefined,
        0,
      ])
    }),
  )

  itEffect("changes nothing when the backend refuses", () =>
    Effect.gen(function* () {
      const session = new FakeSession("registered")
      const end = deleteAccount({ typed: "ana@example.org", continueNewsletter: false }, user).pipe(
        Effect.provide(shop(Effect.fail(backendError("unreachable"))).layer),
        Effect.provide(new FakeDevice().layer),
        Effect.provide(session.layer),
      )
      expect(yield* Effect.flip(end)).toMatchObject({ _tag: "BackendError" })
      expect(session.token).toBe("token-1")
    }),
  )
})

describe("the account page", () => {
  const gateways = (current: Effect.Effect<User, BackendError>) =>
    Layer.mergeAll(
      new FakeDevice().layer,
      inStore(),
      Layer.mock(CartGateway, {}),
      Layer.succeed(AccountGateway, { getCurrentUser: current }),
      Layer.mock(OrderGateway, {
        listOrders: Effect.fail(backendError("timedOut")),
        searchOrders: ({ index, howMany }) => Effect.succeed({ totalCount: 25, index: index + howMany, orders: [] }),
      }),
      Layer.mock(OrderProgressGateway, { getLiveOrdersSummary: Effect.fail(backendError("timedOut")) }),
      Layer.mock(CustomerRecordGateway, {
        listTicketlessReceipts: Effect.succeed([
          { reference: "r-1", orderId: "700001", storeId: "10000034", date: "2026-01-15", amount: euros(4500) },
          { reference: "r-2", storeNumber: "11", storeId: "10000034", date: "2026-01-14", amount: euros(3995) },
        ]),
      }),
      Layer.mock(AddressGateway, { getAddress: (id) => Effect.succeed({ ...anAddress(), id }) }),
      Layer.mock(BookingGateway, { listBookings: Effect.fail(backendError("timedOut")) }),
      Layer.mock(ProfileGateway, { getSavedPolicies: Effect.succeed(POLICIES) }),
      Layer.mock(NewsletterGateway, {
        getNewsletterStatus: (email) => Effect.succeed({ email, status: "subscribed", lists: [] }),
      }),
      Layer.mock(TeenGateway, {
        listTeens: Effect.succeed([]),
        listTeenSponsors: Effect.succeed({ sponsors: [], invitations: [], approvals: [] }),
      }),
      Layer.mock(WalletCardGateway, {
        listActiveCards: () => Effect.fail(backendError("timedOut")),
        listWalletCards: () => Effect.succeed({ cards: [], maximum: 10 }),
        listQrCards: Effect.succeed({ cards: [], maximum: 10 }),
      }),
      Layer.mock(UserSessionGateway, { listUserSessions: Effect.fail(backendError("timedOut")) }),
      Layer.mock(PasskeyGateway, { listPasskeys: Effect.fail(backendError("timedOut")) }),
      Layer.mock(WalletGateway, {
        getWalletInfo: () => Effect.fail(backendError("timedOut")),
        listWalletMovements: () => Effect.succeed([]),
      }),
    )
  const never = Effect.die(new Error("a guest's account was asked for"))

  for (const state of ["none", "guest"] as const) {
    itEffect(`is unavailable for a session that is ${state}, without a call to the backend`, () =>
      Effect.gen(function* () {
        expect(
          yield* loadAccountPage("overview").pipe(
            Effect.provide(gateways(never)),
            Effect.provide(new FakeSession(state).layer),
          ),
        ).toEqual(Option.none())
      }),
    )
  }

  itEffect("is unavailable when the session has expired or belongs to a guest", () =>
    Effect.gen(function* () {
      for (const current of [
        Effect.fail(backendError("expired")),
        Effect.succeed({ id: "-1002", kind: "guest" } satisfies User),
      ])
        expect(
          yield* loadAccountPage("privacy").pipe(
            Effect.provide(gateways(current)),
            Effect.provide(new FakeSession("registered-expired").layer),
          ),
        ).toEqual(Option.none())
    }),
  )

  itEffect("shows every section that could be read", () =>
    Effect.gen(function* () {
      const load = (...input: Parameters<typeof loadAccountPage>) =>
        loadAccountPage(...input).pipe(
          Effect.map(Option.getOrThrow),
          Effect.provide(gateways(Effect.succeed(user))),
          Effect.provide(new FakeSession("registered").layer),
        )
      expect(yield* load("overview")).toEqual({ section: "overview", user })
      expect(yield* load("bookings")).toEqual({ section: "bookings", user })
      expect(yield* load("addresses")).toMatchObject({ section: "addresses", addresses: [{ id: "31" }] })
      expect(yield* load("profile")).toMatchObject({ section: "profile", address: { id: "31" } })
      expect(yield* load("policies")).toMatchObject({ policies: [{ type: 1 }] })
      expect(yield* load("newsletter")).toMatchObject({ newsletter: { status: "subscribed" } })
      expect(yield* load("family")).toMatchObject({ family: { teens: [], refusedReasons: {} }, cards: [] })
      expect(yield* load("wallet")).toEqual({ section: "wallet", user })
      expect(yield* load("privacy")).toMatchObject({ newsletter: { status: "subscribed" } })
      expect(yield* load("orders", { status: "shipped", year: "2019", page: "3" })).toMatchObject({
        filter: { status: "SHIPPED", year: 2019, page: 3 },
        orders: { totalCount: 25, index: 30 },
        receipts: [{ reference: "r-2", storeNumber: "11" }],
      })
      expect(yield* load("orders", { status: "lost", year: "x", page: "0" })).toMatchObject({ filter: { page: 1 } })
      expect(yield* load("sign-in")).toEqual({ section: "sign-in", user })
    }),
  )
})
