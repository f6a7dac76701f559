import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { DropPointGateway } from "../../../application/location/DropPointGateway.ts"
import type { paths } from "../../../contracts/generated/places.d.ts"
import { gateway } from "../gateway.ts"
import { ignoreBody } from "../http/response/bodyDecoder.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import {
  decodeColonyList,
  decodeDeliveryPointList,
  decodeDropPoint,
  decodeDropPointList,
  toDeliveryPoints,
  toDropPoint,
  toDropPoints,
} from "./dropPointWire.ts"
import { dropPointQuery } from "./searchQuery.ts"

const client = contractClient<paths>()

/** The drop points of one country store over the contract's `places` document. */
export const httpDropPointGateway = gateway(DropPointGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    listDropPoints: (search) =>
      callOperation(
        backend,
        "listDropPoints",
        () =>
          client.GET("/itxrest/{version}/bam/store/{storeId}/drop-point", {
            params: { path, query: dropPointQuery(search) },
          }),
        { decode: decodeDropPointList },
      ).pipe(Effect.map(toDropPoints)),
    listDeliveryPoints: (search) =>
      callOperation(
        backend,
        "listDeliveryPoints",
        () =>
          client.GET("/itxrest/{version}/bam/store/{storeId}/delivery-point", {
            params: { path, query: dropPointQuery(search) },
          }),
        { decode: decodeDeliveryPointList },
      ).pipe(Effect.map(toDeliveryPoints)),
    listDropPointColonies: (scope) =>
      callOperation(
        backend,
        "listDropPointColonies",
        () =>
          client.GET("/itxrest/{version}/bam/store/{storeId}/drop-point-colony", { params: { path, query: scope } }),
        { decode: decodeColonyList },
      ).pipe(Effect.map(({ colonies }) => colonies)),
    listPackStations: (zipCode, countryCode) =>
      callOperation(
        backend,
        "listPackStations",
        () =>
          client.GET("/itxrest/{version}/bam/store/{storeId}/pack-station", {
            params: { path, query: { zipCode, ...whenDefined(countryCode, (code) => ({ countryCode: code })) } },
          }),
        { decode: decodeDropPointList },
      ).pipe(Effect.map(toDropPoints)),
    getFavouriteDropPoint: callOperation(
      backend,
      "getFavouriteDropPoint",
      () => client.GET("/itxrest/{version}/user/store/{storeId}/favourite-drop-point", { params: { path } }),
      { decode: decodeDropPoint },
    ).pipe(
      Effect.map((wire) => Option.some(toDropPoint(wire))),
      // A missing favourite is a normal response.
      Effect.catchReason("BackendError", "NotFound", () => Effect.succeed(Option.none())),
    ),
    saveFavouriteDropPoint: (droppointId) =>
      callOperation(
        backend,
        "saveFavouriteDropPoint",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/favourite-drop-point", {
            params: { path },
            body: { droppointId },
          }),
        { decode: decodeDropPoint, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toDropPoint)),
    deleteFavouriteDropPoint: callOperation(
      backend,
      "deleteFavouriteDropPoint",
      () => client.DELETE("/itxrest/{version}/user/store/{storeId}/favourite-drop-point", { params: { path } }),
      { decode: ignoreBody, limits: WRITE_LIMITS },
    ),
    getDropPointByCode: (code, userId) =>
      callOperation(
        backend,
        "getDropPointByCode",
        () =>
          client.GET("/itxrest/{version}/bam/store/{storeId}/drop-point/{droppointCode}", {
            params: { path: { ...path, droppointCode: code }, query: whenDefined(userId, (id) => ({ userId: id })) },
          }),
        { decode: decodeDropPoint },
      ).pipe(Effect.map(toDropPoint)),
  }
})
