import * as Effect from "effect/Effect"
import type { StoreOfficeGateway } from "../../../application/store/StoreOfficeGateway.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { paths } from "../../../contracts/generated/other.d.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { callOperation } from "../http/callOperation.ts"
import { given } from "../http/given.ts"
import { CHANGING } from "../http/OperationLimits.ts"
import { recordingClient } from "../http/recordingClient.ts"
import {
  analyticsTopicsAnswer,
  deliveryPricesAnswer,
  fromStoreCreation,
  inputValidationAnswer,
  storeAcceleratorAnswer,
  storeApplicationAnswer,
  storeGroupsAnswer,
  toDeliveryPrices,
  toFieldValidations,
} from "./storeOfficeWire.ts"

const client = recordingClient<paths>()
/** Prices of delivery are read in version 4 (specification, section 7). */
const DELIVERY_VERSION = "4"

/** About the stores themselves, over the contract's `other` document. */
export function httpStoreOfficeGateway(
  backend: BackendConnection,
  { store }: StoreScope["Service"],
): StoreOfficeGateway["Service"] {
  const path = { version: "2", storeId: store.id } as const
  return {
    listStoreGroups: callOperation(
      backend,
      "listStoreGroups",
      () => client.GET("/itxrest/{version}/catalog/storegroup", { params: { path: { version: "2" } } }),
      { answer: storeGroupsAnswer },
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
        { answer: storeApplicationAnswer, limits: CHANGING },
      ).pipe(Effect.map(({ applicationId }) => applicationId)),
    addStoreAccelerator: (brandId) =>
      callOperation(
        backend,
        "addStoreAccelerator",
        () =>
          client.POST("/itxrest/{version}/oam/store/{storeId}/store-accelerator", {
            params: { path, query: { brandId } },
          }),
        { answer: storeAcceleratorAnswer, limits: CHANGING },
      ).pipe(Effect.map(({ storeIds }) => storeIds)),
    listAnalyticsTopics: callOperation(
      backend,
      "listAnalyticsTopics",
      () => client.GET("/itxrest/{version}/oam/store/{storeId}/analytics-topics", { params: { path } }),
      { answer: analyticsTopicsAnswer },
    ).pipe(Effect.map(({ topics }) => topics)),
    getDeliveryPrices: (totalProduct) =>
      callOperation(
        backend,
        "getDeliveryPrices",
        () =>
          client.GET("/itxrest/{version}/delivery/store/{storeId}/prices", {
            params: {
              path: { version: DELIVERY_VERSION, storeId: store.id },
              query: given(totalProduct, ({ minorUnits }) => ({ totalProduct: minorUnits })),
            },
          }),
        { answer: deliveryPricesAnswer },
      ).pipe(Effect.map(toDeliveryPrices)),
    readInputValidation: (operationId) =>
      callOperation(
        backend,
        "readInputValidation",
        () =>
          client.GET("/itxrest/{version}/oam/store/{storeId}/input-validation", {
            params: { path, query: { operationId } },
          }),
        { answer: inputValidationAnswer },
      ).pipe(Effect.map(toFieldValidations)),
  }
}
