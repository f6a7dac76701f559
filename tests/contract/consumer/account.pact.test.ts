import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { AccountGateway } from "../../../application/account/AccountGateway.ts"
import { AuthGateway } from "../../../application/account/auth/AuthGateway.ts"
import { ProfileGateway } from "../../../application/account/ProfileGateway.ts"
import { UserSessionGateway } from "../../../application/account/UserSessionGateway.ts"
import { VerificationGateway } from "../../../application/account/VerificationGateway.ts"
import { AddressBookGateway } from "../../../application/address/AddressBookGateway.ts"
import { AddressGateway } from "../../../application/address/AddressGateway.ts"
import { conflictShape, done, refusedWith, ruleShape, USER_PATH } from "../../support/backend/accountPromises.ts"
import { anAddress } from "../../support/backend/builders.ts"
import { STATE_VALUES, inState, pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { addressShape, anyRefusedShape, FROM_ANOTHER_SITE } from "../../support/backend/pactShapes.ts"
import { inNoStore, orderId } from "../../support/backend/scopes.ts"
import { promisePasskeys } from "./passkeyPromises.ts"

const promises = pactArea("account")
const user = USER_PATH
const body = {
  addressType: "SB",
  firstName: "Ana",
  lastName: "Prueba",
  addressLines: ["Rúa do Exemplo 12", "3º A"],
  city: "A Coruña",
  zipCode: "15001",
  stateCode: "C",
  countryCode: "ES",
  phones: [{ countryCode: "+34", subscriberNumber: "600000000" }],
  email: "ana.prueba@example.org",
  isShippingAddress: true,
  isBilling: true,
  clientType: "P",
  checkedAddress: 2,
}
const { addressType: _, ...withoutType } = body
const BUSINESS = {
  company: { name: "Telar SL", vatin: "B12345674" },
  email2: "facturas@example.org",
  taxCode: "12345678Z",
  pec: "telar@pec.example.org",
}

describe("the pact about the customer", () => {
  promises("getCurrentUser", "a guest is known as one", {
    state: ["a guest session"],
    request: ["POST", `${user}/current-user`],
    query: REST_QUERY,
    status: 200,
    answer: { identity: { userId: MatchersV3.string("-1002") }, userType: "G" },
    call: AccountGateway.use((gateway) => gateway.getCurrentUser),
    expect: (customer) => expect(customer).toEqual({ id: "-1002", kind: "guest" }),
  })

  promises("getCurrentUser", "a session that has ended is nobody's", {
    state: ["a session that has ended"],
    by: "a guest who cannot refresh",
    request: ["POST", `${user}/current-user`],
    query: REST_QUERY,
    status: 401,
    answer: anyRefusedShape,
    call: Effect.flip(AccountGateway.use((gateway) => gateway.getCurrentUser)),
    expect: (error) => expect(error.reason._tag).toBe("SessionExpired"),
  })

  promises("saveAddress", "a guest's address is saved with an id", {
    state: ["a guest session"],
    request: ["POST", `${user}/address`],
    query: REST_QUERY,
    body,
    status: 200,
    answer: addressShape,
    call: AddressGateway.use((gateway) => gateway.saveAddress(anAddress())),
    expect: (saved) => expect(saved.id).toBe("300000000001"),
  })

  promises("saveAddress", "where a business client's bill goes is saved apart from deliveries", {
    state: ["a guest session"],
    request: ["POST", `${user}/address`],
    query: REST_QUERY,
    body: {
      ...withoutType,
      isShippingAddress: false,
      clientType: "B",
      isCompany: true,
      ...BUSINESS,
      receiverCode: "ABC1234",
    },
    status: 200,
    answer: { ...addressShape, isShippingAddress: false, company: { vatin: MatchersV3.string("B12345674") } },
    call: AddressGateway.use((gateway) =>
      gateway.saveAddress({ ...anAddress(), use: "billing", ...BUSINESS, receiverCode: "abc1234" }),
    ),
    expect: (saved) => expect(saved).toMatchObject({ id: "300000000001", use: "billing" }),
  })
  promises("saveAddress", "a word that databases know is refused at its field", {
    state: ["a guest session"],
    request: ["POST", `${user}/address`],
    query: REST_QUERY,
    body: { ...body, city: "Drop Table" },
    status: 400,
    answer: {
      key: MatchersV3.string("_ERR_INVALID_INPUT"),
      message: MatchersV3.string("The request is not valid."),
      fields: MatchersV3.eachLike({
        field: "city",
        rule: "forbiddenWord",
        message: MatchersV3.string("A sentence for developers."),
      }),
    },
    call: Effect.flip(AddressGateway.use((gateway) => gateway.saveAddress(anAddress({ city: "Drop Table" })))),
    expect: (error) =>
      expect(error).toMatchObject({ _tag: "AddressRefused", reasons: [{ field: "city", rule: "forbiddenWord" }] }),
  })

  promises("getAddress", "a saved address is read again", {
    state: ["a saved address"],
    request: ["GET", `${user}/address/\${addressId}`],
    query: REST_QUERY,
    status: 200,
    answer: addressShape,
    call: AddressGateway.use((gateway) => gateway.getAddress(STATE_VALUES.addressId)),
    expect: (address) => expect(address.firstName).toBe("Ana"),
  })

  promises("getAddress", "an address of nobody, or of somebody else, is not there", {
    state: ["a guest session"],
    request: ["GET", `${user}/address/399999999999`],
    query: REST_QUERY,
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(AddressGateway.use((gateway) => gateway.getAddress("399999999999"))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
})

const { eachLike, integer, like, string } = MatchersV3
const query = REST_QUERY
const password = Redacted.make("Selvedge2026")
const newPassword = Redacted.make("Hilo-Rojo-57")
const guest = ["a guest session"] as const
const account = ["a new account"] as const
const loggedIn = {
  access_token: string("r.N4x8TzKq2b7Lw5e1"),
  expires_in: integer(86_400),
  identity: { userId: string("55501") },
  clientType: string("P"),
}
const registration = (logon: unknown) => ({
  acceptedPolicies: [1, 2],
  logon,
  logonConfirm: logon,
  password: "Selvedge2026",
  passwordConfirm: "Selvedge2026",
})
const passwords = (newer: string, older?: string) => ({
  newPassword: newer,
  newPasswordConfirm: newer,
  ...(older === undefined ? {} : { oldPassword: older }),
})
const logons = AuthGateway
const proofs = VerificationGateway
const profiles = ProfileGateway

describe("the pact about passkeys", () => promisePasskeys(promises, loggedIn))

describe("the pact about signing in", () => {
  promises("registerUser", "a newcomer has an account and is logged in", {
    state: ["a logon nobody has"],
    request: ["POST", `${user}/user`],
    query,
    body: registration(inState("logon")),
    status: 200,
    answer: loggedIn,
    call: logons.use((gateway) =>
      gateway.registerUser({ logon: STATE_VALUES.logon, password, acceptedPolicies: [1, 2] }),
    ),
    expect: (session) => expect(session).toMatchObject({ userId: "55501", expiresIn: 86_400, claimedOrderIds: [] }),
  })
  promises(
    "registerUser",
    "a logon that somebody has is refused",
    refusedWith(
      account,
      ["POST", `${user}/user`],
      registration(inState("logon")),
      conflictShape("_ERR_USER_ALREADY_EXISTS"),
      logons.use((gateway) => gateway.registerUser({ logon: STATE_VALUES.logon, password, acceptedPolicies: [1, 2] })),
    ),
  )
  promises("login", "the right pair opens a session", {
    state: account,
    request: ["POST", `${user}/identity`],
    query,
    body: { logon: inState("logon"), password: "Selvedge2026" },
    status: 200,
    answer: loggedIn,
    call: logons.use((gateway) => gateway.login({ logon: STATE_VALUES.logon, password })),
    expect: (session) => expect(session.userId).toBe("55501"),
  })
  promises(
    "login",
    "a wrong pair opens none, and does not say what is wrong",
    refusedWith(
      account,
      ["POST", `${user}/identity`],
      { logon: inState("logon"), password: "Hilo-Rojo-57" },
      ruleShape("_ERR_LOGON_NOT_VALID", "logon", "credentials"),
      logons.use((gateway) => gateway.login({ logon: STATE_VALUES.logon, password: newPassword })),
    ),
  )
  promises(
    "logout",
    "a session is ended",
    done(
      account,
      ["DELETE", `${user}/identity`],
      undefined,
      logons.use((gateway) => gateway.logout),
    ),
  )
  promises("logout", "another site logs nobody out", {
    state: account,
    browserHeaders: FROM_ANOTHER_SITE,
    request: ["DELETE", `${user}/identity`],
    query,
    status: 403,
    answer: anyRefusedShape,
    call: Effect.flip(logons.use((gateway) => gateway.logout)),
    expect: (error) => expect(error.reason._tag).toBe("Forbidden"),
  })
  promises("createGuestIdentity", "a new guest gets a token", {
    state: ["a store"],
    by: "nobody",
    request: ["POST", `${user}/guest-identity`],
    query,
    status: 200,
    answer: { access_token: string("g.7H2mQv1Yw0c3kq9s"), expires_in: integer(86_400) },
    call: logons.use((gateway) => gateway.createGuestIdentity),
    expect: (identity) => expect(identity.expiresIn).toBe(86_400),
  })
  promises("createGuestIdentity", "there are no guests in a store that does not exist", {
    state: ["no such store"],
    scope: inNoStore,
    by: "nobody",
    request: ["POST", "/itxrest/2/user/store/19999999/guest-identity"],
    query,
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(logons.use((gateway) => gateway.createGuestIdentity)),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("socialLogin", "a newcomer from a provider has an account and is logged in", {
    state: ["somebody at a provider"],
    request: ["POST", `${user}/social-identity`],
    query,
    body: { socialType: "google", code: inState("socialCode"), registerRequestTO: { acceptedPolicies: [1] } },
    status: 200,
    answer: loggedIn,
    call: logons.use((gateway) =>
      gateway.socialLogin({
        socialType: "google",
        code: Redacted.make(STATE_VALUES.socialCode),
        registration: { acceptedPolicies: [1] },
      }),
    ),
    expect: (session) => expect(session.userId).toBe("55501"),
  })
  promises(
    "socialLogin",
    "a code that no provider gave is refused",
    refusedWith(
      guest,
      ["POST", `${user}/social-identity`],
      { socialType: "google", code: "sc.nobody-gave-this" },
      ruleShape("_ERR_SOCIAL_CODE", "code", "unknown"),
      logons.use((gateway) =>
        gateway.socialLogin({ socialType: "google", code: Redacted.make("sc.nobody-gave-this") }),
      ),
    ),
  )
  promises("unlinkSocialIdentity", "a link goes", {
    ...done(
      ["a linked identity"],
      ["DELETE", `${user}/social-identity`],
      undefined,
      logons.use((gateway) => gateway.unlinkSocialIdentity("google")),
    ),
    query: { ...query, socialType: "google" },
  })
  promises("unlinkSocialIdentity", "the only way in stays", {
    ...refusedWith(
      ["an account without a password"],
      ["DELETE", `${user}/social-identity`],
      undefined,
      conflictShape("_ERR_LAST_LOGON"),
      logons.use((gateway) => gateway.unlinkSocialIdentity("google")),
    ),
    query: { ...query, socialType: "google" },
  })
  promises(
    "changePassword",
    "the password is another one",
    done(
      account,
      ["POST", `${user}/password`],
      passwords("Hilo-Rojo-57", "Selvedge2026"),
      logons.use((gateway) => gateway.changePassword(newPassword, password)),
    ),
  )
  promises(
    "changePassword",
    "a weak password is refused with the rule it breaks",
    refusedWith(
      account,
      ["POST", `${user}/password`],
      passwords("Aa345678aaaa", "Selvedge2026"),
      ruleShape("_ERR_PASSWORD_NOT_SECURE", "newPassword", "repeated"),
      logons.use((gateway) => gateway.changePassword(Redacted.make("Aa345678aaaa"), password)),
    ),
  )
  promises(
    "setPasswordLogon",
    "an account without a password gets one",
    done(
      ["an account without a password"],
      ["POST", `${user}/password-logon`],
      { password: "Hilo-Rojo-57", passwordConfirm: "Hilo-Rojo-57" },
      logons.use((gateway) => gateway.setPasswordLogon(newPassword)),
    ),
  )
  promises(
    "setPasswordLogon",
    "an account with a password keeps it",
    refusedWith(
      account,
      ["POST", `${user}/password-logon`],
      { password: "Hilo-Rojo-57", passwordConfirm: "Hilo-Rojo-57" },
      conflictShape("_ERR_PASSWORD_LOGON_EXISTS"),
      logons.use((gateway) => gateway.setPasswordLogon(newPassword)),
    ),
  )
  promises(
    "setEmailLogon",
    "an account without e-mail gets an address",
    done(
      ["an account without e-mail"],
      ["POST", `${user}/email-logon`],
      { email: inState("email"), emailConfirm: inState("email"), code: inState("code") },
      logons.use((gateway) => gateway.setEmailLogon(STATE_VALUES.email, STATE_VALUES.code)),
    ),
  )
  promises(
    "setEmailLogon",
    "a code that was not sent proves nothing",
    refusedWith(
      account,
      ["POST", `${user}/email-logon`],
      { email: "eva.prueba@example.org", emailConfirm: "eva.prueba@example.org", code: "000000" },
      ruleShape("_ERR_VALIDATION_CODE", "code", "code"),
      logons.use((gateway) => gateway.setEmailLogon("eva.prueba@example.org", "000000")),
    ),
  )
  promises(
    "deletePhoneLogon",
    "a telephone number is no logon any more",
    done(
      ["a telephone logon"],
      ["DELETE", `${user}/phone-logon`],
      undefined,
      logons.use((gateway) => gateway.deletePhoneLogon),
    ),
  )
  promises("deletePhoneLogon", "there is none to take away", {
    state: account,
    request: ["DELETE", `${user}/phone-logon`],
    query,
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(logons.use((gateway) => gateway.deletePhoneLogon)),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("listUserSessions", "a customer sees the sessions of the account", {
    state: account,
    request: ["GET", `${user}/sessions`],
    query,
    status: 200,
    answer: {
      sessions: MatchersV3.eachLike({
        sessionId: MatchersV3.regex("^[0-9a-f]{32}$", "5f1c0a2b3d4e5f60718293a4b5c6d7e8"),
        storeId: MatchersV3.string("10000034"),
        startedAt: MatchersV3.string("2026-01-15T10:09:30Z"),
        lastUsedAt: MatchersV3.string("2026-01-15T11:20:00Z"),
        isCurrent: MatchersV3.boolean(true),
      }),
    },
    call: UserSessionGateway.use((gateway) => gateway.listUserSessions),
    expect: (sessions) => expect(sessions).toMatchObject([{ id: "5f1c0a2b3d4e5f60718293a4b5c6d7e8", isCurrent: true }]),
  })
  promises(
    "endUserSessions",
    "a customer signs out the other devices",
    done(
      account,
      ["DELETE", `${user}/sessions`],
      undefined,
      UserSessionGateway.use((gateway) => gateway.endUserSessions()),
    ),
  )
  promises("endUserSessions", "another customer's session is not there", {
    state: account,
    request: ["DELETE", `${user}/sessions`],
    query: { ...query, sessionId: "0".repeat(32) },
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(UserSessionGateway.use((gateway) => gateway.endUserSessions("0".repeat(32)))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("existUser", "a logon that somebody has is known", {
    state: account,
    request: ["POST", `${user}/exist-user`],
    query,
    body: { logon: inState("logon") },
    status: 200,
    answer: { exists: true },
    call: logons.use((gateway) => gateway.existUser(STATE_VALUES.logon)),
    expect: (exists) => expect(exists).toBe(true),
  })
  promises("resetPassword", "a code goes out, whoever asks", {
    state: account,
    request: ["POST", `${user}/reset-password`],
    query,
    body: { logon: inState("logon"), type: "EMAIL" },
    status: 200,
    answer: { status: "CODE_SENT" },
    call: logons.use((gateway) => gateway.resetPassword({ logon: STATE_VALUES.logon, type: "EMAIL" })),
    expect: (step) => expect(step).toBe("codeSent"),
  })
  promises("resetPassword", "the code makes another password", {
    state: ["a code for a new password"],
    request: ["POST", `${user}/reset-password`],
    query,
    body: { logon: inState("logon"), type: "EMAIL", code: inState("code"), newPassword: "Hilo-Rojo-57" },
    status: 200,
    answer: { status: "PASSWORD_CHANGED" },
    call: logons.use((gateway) =>
      gateway.resetPassword({
        logon: STATE_VALUES.logon,
        type: "EMAIL",
        proof: { code: STATE_VALUES.code, newPassword },
      }),
    ),
    expect: (step) => expect(step).toBe("passwordChanged"),
  })
  promises(
    "resetPassword",
    "a wrong code makes none",
    refusedWith(
      account,
      ["POST", `${user}/reset-password`],
      { logon: inState("logon"), type: "EMAIL", code: "000000", newPassword: "Hilo-Rojo-57" },
      ruleShape("_ERR_VALIDATION_CODE", "code", "code"),
      logons.use((gateway) =>
        gateway.resetPassword({ logon: STATE_VALUES.logon, type: "EMAIL", proof: { code: "000000", newPassword } }),
      ),
    ),
  )
})

describe("the pact about verification codes", () => {
  promises(
    "sendValidationCode",
    "a code goes out by SMS",
    done(
      guest,
      ["POST", `${user}/validation-code`],
      { type: "SMS", phone: "+34600000001", functionality: "REGISTER" },
      proofs.use((gateway) => gateway.sendValidationCode({ type: "SMS", phone: "+34600000001" }, "REGISTER")),
    ),
  )
  promises("sendValidationCode", "no code goes to what is no number", {
    state: guest,
    request: ["POST", `${user}/validation-code`],
    query,
    body: { type: "SMS", phone: "six hundred", functionality: "REGISTER" },
    status: 400,
    answer: anyRefusedShape,
    call: Effect.flip(
      proofs.use((gateway) => gateway.sendValidationCode({ type: "SMS", phone: "six hundred" }, "REGISTER")),
    ),
    expect: (error) => expect(error.reason._tag).toBe("Rejected"),
  })
  promises(
    "validateUserCode",
    "the code that came proves the number",
    done(
      ["a code by SMS", { functionality: "VALIDATION" }],
      ["POST", `${user}/validation-code/check`],
      { data: inState("phone"), validationCode: inState("code"), type: "SMS" },
      proofs.use((gateway) => gateway.validateUserCode({ type: "SMS", phone: STATE_VALUES.phone }, STATE_VALUES.code)),
    ),
  )
  promises(
    "validateUserCode",
    "a wrong code proves nothing",
    refusedWith(
      guest,
      ["POST", `${user}/validation-code/check`],
      { data: "+34600000002", validationCode: "000000", type: "SMS" },
      ruleShape("_ERR_VALIDATION_CODE", "validationCode", "code"),
      proofs.use((gateway) => gateway.validateUserCode({ type: "SMS", phone: "+34600000002" }, "000000")),
    ),
  )
  promises(
    "validatePhone",
    "the number becomes a logon",
    done(
      ["a code by SMS", { functionality: "PHONE_LOGON" }],
      ["POST", `${user}/phone-validation`],
      { type: "SMS", phone: inState("phone"), code: inState("code"), functionality: "PHONE_LOGON" },
      proofs.use((gateway) => gateway.validatePhone(STATE_VALUES.phone, STATE_VALUES.code, "PHONE_LOGON")),
    ),
  )
  promises(
    "validatePhone",
    "a wrong code keeps nothing",
    refusedWith(
      guest,
      ["POST", `${user}/phone-validation`],
      { type: "SMS", phone: "+34600000003", code: "000000", functionality: "VALIDATION" },
      ruleShape("_ERR_VALIDATION_CODE", "code", "code"),
      proofs.use((gateway) => gateway.validatePhone("+34600000003", "000000", "VALIDATION")),
    ),
  )
  promises("createGuestOrderAccessToken", "the code opens a guest's orders", {
    state: ["a code for a guest's orders"],
    request: ["POST", `${user}/guest-order-tokens`],
    query,
    body: { email: inState("email"), type: "EMAIL", code: inState("code") },
    status: 200,
    answer: {
      status: "OPENED",
      guestTokens: eachLike({ orderId: string("700000000001"), guestToken: string("5c0vY2m8T1xq7Zk3bN9dRw") }),
    },
    call: proofs.use((gateway) =>
      gateway.createGuestOrderAccessToken({ email: STATE_VALUES.email }, "EMAIL", STATE_VALUES.code),
    ),
    expect: (tokens) => expect(tokens).toMatchObject([{ orderId: "700000000001" }]),
  })
  promises(
    "createGuestOrderAccessToken",
    "a wrong code opens nothing",
    refusedWith(
      guest,
      ["POST", `${user}/guest-order-tokens`],
      { email: "nobody@example.org", type: "EMAIL", code: "000000" },
      ruleShape("_ERR_VALIDATION_CODE", "code", "code"),
      proofs.use((gateway) => gateway.createGuestOrderAccessToken({ email: "nobody@example.org" }, "EMAIL", "000000")),
    ),
  )
})

describe("the pact about stored personal data", () => {
  promises(
    "deleteAddress",
    "an address goes",
    done(
      ["a saved address"],
      ["DELETE", `${user}/address/\${addressId}`],
      undefined,
      AddressBookGateway.use((gateway) => gateway.deleteAddress(STATE_VALUES.addressId)),
    ),
  )
  promises("deleteAddress", "another shopper's address is not there", {
    state: guest,
    request: ["DELETE", `${user}/address/399999999999`],
    query,
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(AddressBookGateway.use((gateway) => gateway.deleteAddress("399999999999"))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("getGuestAddress", "the token of an order opens its address", {
    state: ["a guest's order"],
    request: ["GET", `${user}/address-guest/\${addressId}`],
    query: { ...query, orderId: "${orderId}", token: "${guestToken}" },
    status: 200,
    answer: addressShape,
    call: AddressBookGateway.use((gateway) =>
      gateway.getGuestAddress({
        addressId: STATE_VALUES.addressId,
        orderId: orderId(STATE_VALUES.orderId),
        guestToken: Redacted.make(STATE_VALUES.guestToken),
      }),
    ),
    expect: (address) => expect(address.firstName).toBe("Ana"),
  })
  promises(
    "updateEmail",
    "the address is another one",
    done(
      account,
      ["POST", `${user}/email`],
      { newEmail: inState("email"), newEmailConfirm: inState("email"), password: "Selvedge2026" },
      profiles.use((gateway) => gateway.updateEmail({ newEmail: STATE_VALUES.email, password })),
    ),
  )
  promises(
    "updateEmail",
    "a wrong password changes nothing",
    refusedWith(
      account,
      ["POST", `${user}/email`],
      { newEmail: "eva.prueba@example.org", newEmailConfirm: "eva.prueba@example.org", password: "Hilo-Rojo-57" },
      ruleShape("_ERR_OLD_PASSWORD", "password", "credentials"),
      profiles.use((gateway) => gateway.updateEmail({ newEmail: "eva.prueba@example.org", password: newPassword })),
    ),
  )
  promises(
    "updateBirthday",
    "a leap day is kept",
    done(
      account,
      ["PUT", `${user}/birthday`],
      { birthday: "29/02/1996", birthdayFormat: "dd/MM/yyyy" },
      profiles.use((gateway) => gateway.updateBirthday("29/02/1996", "dd/MM/yyyy")),
    ),
  )
  promises(
    "updateBirthday",
    "a day that does not exist is refused",
    refusedWith(
      account,
      ["PUT", `${user}/birthday`],
      { birthday: "29/02/1995", birthdayFormat: "dd/MM/yyyy" },
      ruleShape("_ERR_BIRTHDAY", "birthday", "calendarDate"),
      profiles.use((gateway) => gateway.updateBirthday("29/02/1995", "dd/MM/yyyy")),
    ),
  )
  promises(
    "updateSponsor",
    "a sponsor is kept",
    done(
      ["somebody who recommends the shop"],
      ["PUT", `${user}/sponsor`],
      { sponsorId: inState("sponsorId"), hash: inState("sponsorCode") },
      profiles.use((gateway) =>
        gateway.updateSponsor({ userId: STATE_VALUES.sponsorId, sponsorCode: STATE_VALUES.sponsorCode }),
      ),
    ),
  )
  promises(
    "updateSponsor",
    "nobody names a sponsor without their code",
    refusedWith(
      ["somebody who recommends the shop"],
      ["PUT", `${user}/sponsor`],
      { sponsorId: inState("sponsorId"), hash: "sp.guessed" },
      ruleShape("_ERR_SPONSOR", "sponsorId", "unknown"),
      profiles.use((gateway) => gateway.updateSponsor({ userId: STATE_VALUES.sponsorId, sponsorCode: "sp.guessed" })),
    ),
  )
  promises(
    "updateContactMethod",
    "a way is kept",
    done(
      account,
      ["PUT", `${user}/contact-method`],
      { contactMethod: "EMAIL" },
      profiles.use((gateway) => gateway.updateContactMethod("EMAIL")),
    ),
  )
  promises(
    "updateContactMethod",
    "a way that leads nowhere is refused",
    refusedWith(
      account,
      ["PUT", `${user}/contact-method`],
      { contactMethod: "SMS" },
      ruleShape("_ERR_CONTACT_METHOD", "contactMethod", "unreachable"),
      profiles.use((gateway) => gateway.updateContactMethod("SMS")),
    ),
  )
  promises("getSavedPolicies", "accepted policies are told with their moment", {
    state: account,
    request: ["GET", `${user}/policies`],
    query,
    status: 200,
    answer: { policies: eachLike({ type: integer(1), acceptedAt: string("2026-01-15T10:04:12Z") }) },
    call: profiles.use((gateway) => gateway.getSavedPolicies),
    expect: (policies) => expect(policies).toEqual([{ type: 1, acceptedAt: "2026-01-15T10:04:12Z" }]),
  })
  promises("validatePolicies", "a policy that was accepted counts", {
    state: account,
    request: ["GET", `${user}/policies/validation`],
    query: { ...query, policyTypes: "1" },
    status: 200,
    answer: { accepted: true, policies: [{ type: 1, accepted: true }] },
    call: profiles.use((gateway) => gateway.validatePolicies([1])),
    expect: (validation) => expect(validation.accepted).toBe(true),
  })
  promises("getAvailableData", "what a purchase needs is told by name", {
    state: guest,
    request: ["GET", `${user}/available-data`],
    query: { ...query, shipmodeId: "standard" },
    status: 200,
    answer: { data: eachLike({ field: string("name"), required: like(true), available: like(false) }) },
    call: profiles.use((gateway) => gateway.getAvailableData("standard")),
    expect: (data) => expect(data).toEqual([{ field: "name", required: true, available: false }]),
  })
  promises("getRestrictedUserInfo", "one sees oneself masked", {
    state: account,
    request: ["GET", `${user}/restricted-info`],
    query: { ...query, userId: "${userId}" },
    status: 200,
    answer: { userId: string("55501"), relation: "self", maskedEmail: string("a***@example.org") },
    call: profiles.use((gateway) => gateway.getRestrictedUserInfo(STATE_VALUES.userId)),
    expect: (seen) => expect(seen.maskedEmail).toBe("a***@example.org"),
  })
  promises("getRestrictedUserInfo", "a stranger is nobody", {
    state: account,
    request: ["GET", `${user}/restricted-info`],
    query: { ...query, userId: "399999999999" },
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(profiles.use((gateway) => gateway.getRestrictedUserInfo("399999999999"))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("listUserEvents", "sales are told with their status", {
    state: guest,
    request: ["GET", `${user}/events`],
    query,
    status: 200,
    answer: { salesStatus: string("none"), events: like([]) },
    call: profiles.use((gateway) => gateway.listUserEvents),
    expect: (sales) => expect(sales).toEqual({ status: "none", events: [] }),
  })
  promises("listUserEventsSeven", "so are those of the coming days", {
    state: guest,
    request: ["GET", `${user}/events-seven`],
    query,
    status: 200,
    answer: { salesStatus: string("none"), events: like([]) },
    call: profiles.use((gateway) => gateway.listUserEventsSeven),
    expect: (sales) => expect(sales.status).toBe("none"),
  })
  promises("deleteAccount", "an account goes", {
    state: account,
    request: ["DELETE", `${user}/user`],
    query: { ...query, newsletter: "false" },
    status: 204,
    call: profiles.use((gateway) => gateway.deleteAccount(false)),
    expect: (nothing) => expect(nothing).toBeUndefined(),
  })
  promises("deleteAccount", "a session that has ended deletes nothing", {
    state: ["a session that has ended"],
    by: "a guest who cannot refresh",
    request: ["DELETE", `${user}/user`],
    query: { ...query, newsletter: "false" },
    status: 401,
    answer: anyRefusedShape,
    call: Effect.flip(profiles.use((gateway) => gateway.deleteAccount(false))),
    expect: (error) => expect(error.reason._tag).toBe("SessionExpired"),
  })
})
