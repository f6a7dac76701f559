import { cartScope, type CartScope } from "../../cart/CartScope.ts"
import { checkCaptcha } from "../../captcha/checkCaptcha.ts"
import { type Operation, operation, customerOperation } from "../../platform/http/Operation.ts"
import { requireRunning } from "../session/requireRunning.ts"
import { insertGuest } from "../session/createGuest.ts"
import { clearCookies, cookieSite } from "../session/cookies.ts"
import { deviceOf } from "../session/callerRecognition.ts"
import { endHeldSessions } from "../session/endSession.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { deleteAddress, readAddress, saveAddress } from "./addresses/addresses.ts"
import { availableData } from "./availableData.ts"
import { updateBirthday } from "./birthday.ts"
import {
  deletePhoneLogon,
  sendValidationCode,
  setEmailLogon,
  updateEmail,
  validatePhone,
  validateUserCode,
} from "./contacts.ts"
import type { CustomerRequest } from "./CustomerRequest.ts"
import { deleteAccount } from "./deleteAccount.ts"
import { existUser } from "./credentials/existUser.ts"
import { guestAddress, guestOrderAccess } from "./guestOrderAccess.ts"
import { login } from "./credentials/login.ts"
import { changePassword, setPasswordLogon } from "./credentials/passwords.ts"
import { passkeyOperations } from "./passkeys/passkeyOperations.ts"
import { savedPolicies, validatePolicies } from "./policies.ts"
import { audienceOf } from "./audienceOf.ts"
import { readUser } from "./readUser.ts"
import { registerUser } from "./registerUser.ts"
import { resetPassword } from "./credentials/resetPassword.ts"
import { restrictedUserInfo } from "./restrictedUserInfo.ts"
import { eventsOfSevenDays, runningEvents } from "./salesEvents.ts"
import { socialLogin, unlinkSocialIdentity } from "./credentials/socialLogin.ts"
import { updateSponsor } from "./sponsors.ts"
import { endUserSessions, listUserSessions } from "./userSessions.ts"
import { updateContactMethod } from "./updateContactMethod.ts"

const NO_CONTENT = { status: 204 } as const

export const accountOperations = (services: SandboxServices): readonly Operation[] => {
  const scopeOf = ({ path, query, principal }: CustomerRequest): Promise<CartScope> =>
    cartScope(services, principal, path.storeId, query.languageId)
  return [
    ...publicOperations(services),
    ...known(services, scopeOf),
    ...accountChangeOperations(services, scopeOf),
    ...passkeyOperations(services, scopeOf),
  ]
}

/** Operations without a session: sign-in, and access by a token or code. */
const publicOperations = (services: SandboxServices): readonly Operation[] => [
  operation("registerUser", (call) => registerUser(services, call)),
  operation("login", (call) => login(services, call)),
  operation("logout", async ({ path, request }) => ({
    status: 204,
    headers: await endHeldSessions(services, request, (await services.stores.require(path.storeId)).id),
  })),
  operation("createGuestIdentity", async ({ path, query, body }) => {
    const store = await services.stores.require(path.storeId)
    const language = store.language(query.languageId)
    await checkCaptcha(services, store.id, body ?? {})
    return { status: 200, ...(await insertGuest(services, store, language.id)) }
  }),
  operation("socialLogin", (call) => socialLogin(services, call)),
  operation("resetPassword", async ({ path, query, body, request }) => {
    const store = await services.stores.require(path.storeId)
    const { status } = await resetPassword(
      services,
      store.id,
      store.language(query.languageId),
      body,
      deviceOf(services, request),
    )
    return { status: 200, body: { status } }
  }),
  operation("createGuestOrderAccessToken", async ({ path, query, body }) => {
    const store = await services.stores.require(path.storeId)
    return { status: 200, body: await guestOrderAccess(services, store.id, store.language(query.languageId), body) }
  }),
  operation("getGuestAddress", async ({ path, query }) => {
    await services.stores.require(path.storeId)
    return {
      status: 200,
      body: await guestAddress(services, {
        ...path,
        ...query,
        forceCommerce: query.forceCommerce === true,
        stateGoogleMapping: query.stateGoogleMapping === true,
      }),
    }
  }),
  operation("listUserEvents", async ({ path }) => ({
    status: 200,
    body: await runningEvents(services, (await services.stores.require(path.storeId)).id),
  })),
  operation("listUserEventsSeven", async ({ path }) => ({
    status: 200,
    body: await eventsOfSevenDays(services, (await services.stores.require(path.storeId)).id),
  })),
]

type ResolveScope = (call: CustomerRequest) => Promise<CartScope>

/** Operations that read the customer of a session and change their addresses. */
const known = (services: SandboxServices, scopeOf: ResolveScope): readonly Operation[] => [
  customerOperation("getCurrentUser", async (call) => {
    const scope = await scopeOf(call)
    return {
      status: 200,
      body: await readUser(services, scope),
      headers: [["itx-audience-id", await audienceOf(services.storage.db, scope)]],
    }
  }),
  customerOperation("saveAddress", async (call) => {
    await checkCaptcha(services, call.path.storeId, call.body)
    const scope = await scopeOf(call)
    return services.storage.transaction(async (work) => {
      await requireRunning(work, scope.principal)
      return { status: 200, body: await saveAddress(work.db, scope, call.body) }
    })
  }),
  customerOperation("getAddress", async (call) => ({
    status: 200,
    body: await readAddress(services.storage.db, await scopeOf(call), call.path.addressId),
  })),
  customerOperation("deleteAddress", async (call) => {
    const scope = await scopeOf(call)
    await services.storage.transaction((work) => deleteAddress(work, scope, call.path.addressId))
    return NO_CONTENT
  }),
  customerOperation("existUser", async ({ path, body, principal }) => ({
    status: 200,
    body: { exists: await existUser(services, path.storeId, principal, body) },
  })),
  customerOperation("getSavedPolicies", async (call) => ({
    status: 200,
    body: await savedPolicies(services, await scopeOf(call)),
  })),
  customerOperation("validatePolicies", async (call) => ({
    status: 200,
    body: await validatePolicies(services, await scopeOf(call), call.query.policyTypes, call.query.userId),
  })),
  customerOperation("listUserSessions", async ({ principal }) => ({
    status: 200,
    body: await listUserSessions(services, principal),
  })),
  customerOperation("getAvailableData", async (call) => ({
    status: 200,
    body: await availableData(services, await scopeOf(call), call.query.shipmodeId),
  })),
  customerOperation("getRestrictedUserInfo", async ({ query, principal }) => ({
    status: 200,
    body: await restrictedUserInfo(services, principal, query.userId),
  })),
]

/** Operations that change the account of a session. */
const accountChangeOperations = (services: SandboxServices, scopeOf: ResolveScope): readonly Operation[] => [
  customerOperation("changePassword", async (call) =>
    changePassword(services, await scopeOf(call), call.body).then(() => NO_CONTENT),
  ),
  customerOperation("setPasswordLogon", async (call) =>
    setPasswordLogon(services, await scopeOf(call), call.body).then(() => NO_CONTENT),
  ),
  customerOperation("setEmailLogon", async (call) =>
    setEmailLogon(services, await scopeOf(call), call.body).then(() => NO_CONTENT),
  ),
  customerOperation("deletePhoneLogon", ({ principal }) =>
    deletePhoneLogon(services, Number(principal.userId)).then(() => NO_CONTENT),
  ),
  customerOperation("endUserSessions", ({ query, principal }) =>
    endUserSessions(services, principal, query.sessionId).then(() => NO_CONTENT),
  ),
  customerOperation("unlinkSocialIdentity", ({ query, principal }) =>
    unlinkSocialIdentity(services, Number(principal.userId), query.socialType).then(() => NO_CONTENT),
  ),
  customerOperation("updateEmail", async (call) =>
    updateEmail(services, await scopeOf(call), call.body).then(() => NO_CONTENT),
  ),
  customerOperation("sendValidationCode", async (call) =>
    sendValidationCode(services, await scopeOf(call), call.body).then(() => NO_CONTENT),
  ),
  customerOperation("validateUserCode", async (call) =>
    validateUserCode(services, await scopeOf(call), call.body).then(() => NO_CONTENT),
  ),
  customerOperation("validatePhone", async (call) =>
    validatePhone(services, await scopeOf(call), call.body).then(() => NO_CONTENT),
  ),
  customerOperation("updateBirthday", async (call) =>
    updateBirthday(services, await scopeOf(call), call.body).then(() => NO_CONTENT),
  ),
  customerOperation("updateSponsor", ({ principal, body }) =>
    updateSponsor(services, principal, body).then(() => NO_CONTENT),
  ),
  customerOperation("updateContactMethod", ({ principal, body }) =>
    updateContactMethod(services, principal, body.contactMethod).then(() => NO_CONTENT),
  ),
  customerOperation("deleteAccount", async (call) => {
    const { store, language } = await scopeOf(call)
    await deleteAccount(services, call.principal, language, call.query.newsletter === true)
    return { status: 204, headers: clearCookies(cookieSite(services, store.id)) }
  }),
]
