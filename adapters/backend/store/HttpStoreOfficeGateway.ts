import * as Effect from "effect/Effect"
import { StoreOfficeGateway } from "../../../application/store/StoreOfficeGateway.ts"
import type { paths } from "../../../contracts/generated/other.d.ts"
import { gateway } from "../gateway.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import type { OperationLimits } from "../http/OperationLimits.ts"
import { READ_LIMITS, WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { decodeInputValidation, toFieldValidations } from "./inputValidationWire.ts"
import {
  decodeAnalyticsTopics,
  decodeDeliveryPrices,
  fromStoreCreation,
  decodeStoreAccelerator,
  decodeStoreApplication,
  decodeStoreGroups,
  toDeliveryPrices,
} from "./storeOfficeWire.ts"

const client = contractClient<paths>()
/** Delivery prices are read in version 4 (S7.10). */
const DELIVERY_VERSION = "4"

/** Store information over the contract's `other` document. */
export const httpStoreOfficeGateway = gateway(StoreOfficeGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    listStoreGroups: callOperation(
      backend,
      "listStoreGroups",
      () => client.GET("/itxrest/{version}/catalog/storegroup", { params: { path: { version: "2" } } }),
      { decode: decodeStoreGroups },
    ).pipe(Effect.map(({ groups }) => groups)),
    createStore: (wish) =>
      callOperation(
        backend,
        "createStore",
        () =>
          client.POST("/itxrest/{version}/oam/store/{storeId}/store-creation", {
            params: { path },
            body: fromStoreCreation(wish),
          }),
        { decode: decodeStoreApplication, limits: WRITE_LIMITS, isForm: true },
      ).pipe(Effect.map(({ applicationId }) => applicationId)),
    addStoreAccelerator: (brandId) =>
      callOperation(
        backend,
        "addStoreAccelerator",
        () =>
          client.POST("/itxrest/{version}/oam/store/{storeId}/store-accelerator", {
            params: { path, query: { brandId } },
          }),
        { decode: decodeStoreAccelerator, limits: WRITE_LIMITS },
      ).pipe(Effect.map(({ storeIds }) => storeIds)),
    listAnalyticsTopics: callOperation(
      backend,
      "listAnalyticsTopics",
      () => client.GET("/itxrest/{version}/oam/store/{storeId}/analytics-topics", { params: { path } }),
      { decode: decodeAnalyticsTopics },
    ).pipe(Effect.map(({ topics }) => topics)),
    getDeliveryPrices: (totalProduct) =>
      callOperation(
        backend,
        "getDeliveryPrices",
        () =>
          client.GET("/itxrest/{version}/delivery/store/{storeId}/prices", {
            params: {
              path: { version: DELIVERY_VERSION, storeId: store.id },
              query: whenDefined(totalProduct, ({ minorUnits }) => ({ totalProduct: minorUnits })),
            },
          }),
        { decode: decodeDeliveryPrices },
      ).pipe(Effect.map(toDeliveryPrices)),
    readInputValidation: (operationId) => readInputValidation(backend, store.id, operationId),
  }
})

/** Reads the store's rules for the fields of an operation (S5: input validations). */
export const readInputValidation = (
  backend: BackendConnection,
  storeId: string,
  operationId: string,
  limits: OperationLimits = READ_LIMITS,
) =>
  callOperation(
    backend,
    "readInputValidation",
    () =>
      client.GET("/itxrest/{version}/oam/store/{storeId}/input-validation", {
        params: { path: { version: "2", storeId }, query: { operationId } },
      }),
    { decode: decodeInputValidation, limits },
  ).pipe(Effect.map(toFieldValidations))
