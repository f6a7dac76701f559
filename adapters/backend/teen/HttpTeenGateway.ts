import * as Effect from "effect/Effect"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import { TeenGateway } from "../../../application/teen/TeenGateway.ts"
import type { paths } from "../../../contracts/generated/teens.d.ts"
import { gateway } from "../gateway.ts"
import { ignoreBody } from "../http/response/bodyDecoder.ts"
import { callOperation } from "../http/callOperation.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import {
  decodeConfirmation,
  fromChanges,
  fromConfirmation,
  fromInvitee,
  fromProfile,
  decodeInvitation,
  decodeSponsorList,
  decodeTeen,
  toTeenLimitReached,
  decodeTeenList,
  decodeTeenOrder,
  toTeenRefused,
  toInvitation,
  toSponsorship,
  toTeen,
  toTeenOrder,
  toTeenSponsors,
} from "./teenWire.ts"

const client = contractClient<paths>()
const removal = { decode: ignoreBody, limits: WRITE_LIMITS } as const

const limited = Effect.mapError((error: BackendError) => toTeenLimitReached(error.reason) ?? error)
const mapCartErrors = Effect.mapError(
  (error: BackendError) => toTeenLimitReached(error.reason) ?? toTeenRefused(error.reason) ?? error,
)

/** Teens and sponsors of one store over the contract's `teens` document. */
export const httpTeenGateway = gateway(TeenGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    listTeens: callOperation(
      backend,
      "listTeens",
      () => client.GET("/itxrest/{version}/user/store/{storeId}/teen", { params: { path } }),
      { decode: decodeTeenList },
    ).pipe(Effect.map(({ teens }) => teens.map(toTeen))),
    addTeen: (teenId, profile) =>
      callOperation(
        backend,
        "addTeen",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/teen/{teenId}", {
            params: { path: { ...path, teenId } },
            body: { ...fromProfile(profile), notificationType: profile.notificationTypes },
          }),
        { decode: decodeTeen, limits: WRITE_LIMITS, isForm: true },
      ).pipe(Effect.map(toTeen), mapCartErrors),
    updateTeen: (teenId, changes) =>
      callOperation(
        backend,
        "updateTeen",
        () =>
          client.PUT("/itxrest/{version}/user/store/{storeId}/teen/{teenId}", {
            params: { path: { ...path, teenId } },
            body: fromChanges(changes),
          }),
        { decode: decodeTeen, limits: WRITE_LIMITS, isForm: true },
      ).pipe(Effect.map(toTeen), mapCartErrors),
    deleteTeen: (teenId) =>
      callOperation(
        backend,
        "deleteTeen",
        () =>
          client.DELETE("/itxrest/{version}/user/store/{storeId}/teen/{teenId}", {
            params: { path: { ...path, teenId } },
          }),
        removal,
      ),
    listTeenSponsors: callOperation(
      backend,
      "listTeenSponsors",
      () => client.GET("/itxrest/{version}/user/store/{storeId}/teenSponsor", { params: { path } }),
      { decode: decodeSponsorList },
    ).pipe(Effect.map(toTeenSponsors)),
    inviteTeenSponsor: (invitee) =>
      callOperation(
        backend,
        "inviteTeenSponsor",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/teenSponsor", {
            params: { path },
            body: fromInvitee(invitee),
          }),
        { decode: decodeInvitation, limits: WRITE_LIMITS, isForm: true },
      ).pipe(Effect.map(toInvitation), mapCartErrors),
    acceptTeenSponsor: (sponsorId) =>
      callOperation(
        backend,
        "acceptTeenSponsor",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/teenSponsor/{sponsorId}", {
            params: { path: { ...path, sponsorId } },
          }),
        { decode: decodeConfirmation, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toSponsorship), limited),
    deleteTeenSponsor: (sponsorId) =>
      callOperation(
        backend,
        "deleteTeenSponsor",
        () =>
          client.DELETE("/itxrest/{version}/user/store/{storeId}/teenSponsor/{sponsorId}", {
            params: { path: { ...path, sponsorId } },
          }),
        removal,
      ),
    deleteTeenSponsors: (sponsorUserId) =>
      callOperation(
        backend,
        "deleteTeenSponsors",
        () =>
          client.DELETE("/itxrest/{version}/user/store/{storeId}/teenSponsor", {
            params: { path, query: { sponsorUserId } },
          }),
        removal,
      ),
    confirmTeen: (confirmation) =>
      callOperation(
        backend,
        "confirmTeen",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/teen-confirmation", {
            params: { path },
            body: fromConfirmation(confirmation),
          }),
        { decode: decodeConfirmation, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toSponsorship), mapCartErrors),
    requestTeenPayment: (sponsorUserId) =>
      callOperation(
        backend,
        "requestTeenPayment",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/payment-request/{sponsorUserId}", {
            params: { path: { ...path, sponsorUserId } },
          }),
        { decode: decodeTeenOrder, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toTeenOrder)),
    addTeenOrder: (sponsorUserId, orderId) =>
      callOperation(
        backend,
        "addTeenOrder",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/teen-order", {
            params: { path },
            body: { sponsorUserId, orderId },
          }),
        { decode: decodeTeenOrder, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toTeenOrder)),
  }
})
