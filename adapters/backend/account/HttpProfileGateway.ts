import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { ProfileGateway } from "../../../application/account/ProfileGateway.ts"
import type { paths } from "../../../contracts/generated/account.d.ts"
import { gateway } from "../gateway.ts"
import { ignoreBody } from "../http/response/bodyDecoder.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { fromCaptcha } from "../http/wire/fromCaptcha.ts"
import { contractClient } from "../http/send/contractClient.ts"
import {
  decodeAvailableData,
  decodePolicyValidation,
  decodeRestrictedUser,
  decodeSalesEvents,
  decodeSavedPolicies,
  toAvailableData,
  toPolicyValidation,
  toRestrictedUser,
  toSalesEvents,
  toSavedPolicies,
} from "./profileWire.ts"

const client = contractClient<paths>()

/** The customer's profile over the contract's `account` document. */
export const httpProfileGateway = gateway(ProfileGateway, (backend, { store }) => {
  const params = { path: { version: "2", storeId: store.id } } as const
  const changing = { decode: ignoreBody, limits: WRITE_LIMITS, isForm: true } as const
  return {
    updateEmail: ({ newEmail, password, code, newPrimaryAddressId }, captcha) =>
      callOperation(
        backend,
        "updateEmail",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/email", {
            params,
            body: {
              newEmail,
              newEmailConfirm: newEmail,
              ...whenDefined(password, (secret) => ({ password: Redacted.value(secret) })),
              ...whenDefined(code, (digits) => ({ code: digits })),
              ...whenDefined(newPrimaryAddressId, (addressId) => ({ newPrimaryAddressId: addressId })),
              ...fromCaptcha(captcha),
            },
          }),
        changing,
      ),
    updateBirthday: (birthday, birthdayFormat) =>
      callOperation(
        backend,
        "updateBirthday",
        () =>
          client.PUT("/itxrest/{version}/user/store/{storeId}/birthday", {
            params,
            body: { birthday, birthdayFormat },
          }),
        changing,
      ),
    updateSponsor: ({ userId, sponsorCode, email }) =>
      callOperation(
        backend,
        "updateSponsor",
        () =>
          client.PUT("/itxrest/{version}/user/store/{storeId}/sponsor", {
            params,
            body: { sponsorId: userId, hash: sponsorCode, ...whenDefined(email, (address) => ({ email: address })) },
          }),
        changing,
      ),
    updateContactMethod: (contactMethod) =>
      callOperation(
        backend,
        "updateContactMethod",
        () => client.PUT("/itxrest/{version}/user/store/{storeId}/contact-method", { params, body: { contactMethod } }),
        changing,
      ),
    getSavedPolicies: callOperation(
      backend,
      "getSavedPolicies",
      () => client.GET("/itxrest/{version}/user/store/{storeId}/policies", { params }),
      { decode: decodeSavedPolicies },
    ).pipe(Effect.map(toSavedPolicies)),
    validatePolicies: (types, userId) =>
      callOperation(
        backend,
        "validatePolicies",
        () =>
          client.GET("/itxrest/{version}/user/store/{storeId}/policies/validation", {
            params: { ...params, query: { policyTypes: [...types], ...whenDefined(userId, (id) => ({ userId: id })) } },
          }),
        { decode: decodePolicyValidation },
      ).pipe(Effect.map(toPolicyValidation)),
    getAvailableData: (shippingMethodId, paymentMethodId) =>
      callOperation(
        backend,
        "getAvailableData",
        () =>
          client.GET("/itxrest/{version}/user/store/{storeId}/available-data", {
            params: {
              ...params,
              query: {
                ...whenDefined(shippingMethodId, (shipmodeId) => ({ shipmodeId })),
                ...whenDefined(paymentMethodId, (paymentmodeId) => ({ paymentmodeId })),
              },
            },
          }),
        { decode: decodeAvailableData },
      ).pipe(Effect.map(toAvailableData)),
    getRestrictedUserInfo: (userId) =>
      callOperation(
        backend,
        "getRestrictedUserInfo",
        () =>
          client.GET("/itxrest/{version}/user/store/{storeId}/restricted-info", {
            params: { ...params, query: { userId } },
          }),
        { decode: decodeRestrictedUser },
      ).pipe(Effect.map(toRestrictedUser)),
    deleteAccount: (newsletter) =>
      callOperation(
        backend,
        "deleteAccount",
        () =>
          client.DELETE("/itxrest/2/user/store/{storeId}/user", {
            params: { path: { storeId: store.id }, query: { newsletter } },
          }),
        changing,
      ),
    listUserEvents: callOperation(
      backend,
      "listUserEvents",
      () => client.GET("/itxrest/{version}/user/store/{storeId}/events", { params }),
      { decode: decodeSalesEvents },
    ).pipe(Effect.map(toSalesEvents)),
    listUserEventsSeven: callOperation(
      backend,
      "listUserEventsSeven",
      () => client.GET("/itxrest/{version}/user/store/{storeId}/events-seven", { params }),
      { decode: decodeSalesEvents },
    ).pipe(Effect.map(toSalesEvents)),
  }
})
