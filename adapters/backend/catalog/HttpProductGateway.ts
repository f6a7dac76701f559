import * as Effect from "effect/Effect"
import { ProductGateway } from "../../../application/catalog/ProductGateway.ts"
import type { paths } from "../../../contracts/generated/catalog.d.ts"
import { gateway } from "../gateway.ts"
import { ignoreBody } from "../http/response/bodyDecoder.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { fromCaptcha } from "../http/wire/fromCaptcha.ts"
import {
  decodeCustomizationProperties,
  decodeFullIndex,
  toCustomizationProperties,
  toFullIndex,
} from "./productServiceWire.ts"

const client = contractClient<paths>()

/** Product services over the contract's `catalog` document. */
export const httpProductGateway = gateway(ProductGateway, (backend, { store, catalogId }) => {
  const { currencyCode } = store.currency
  const path = { version: "2", storeId: store.id, catalogId } as const
  return {
    listCustomizationProperties: (productId) =>
      callOperation(
        backend,
        "listCustomizationProperties",
        () =>
          client.GET("/itxrest/{version}/catalog/store/{storeId}/{catalogId}/product/{productId}/customization", {
            params: { path: { ...path, productId } },
          }),
        { decode: decodeCustomizationProperties },
      ).pipe(Effect.map(toCustomizationProperties(currencyCode))),
    searchFullIndex: (searchText, fields = [], part) =>
      callOperation(
        backend,
        "searchFullIndex",
        () =>
          client.GET("/itxrest/{version}/catalog/store/{storeId}/{catalogId}/sfi", {
            params: {
              path,
              query: {
                ...whenDefined(searchText, (query) => ({ query })),
                ...(fields.length === 0 ? {} : { fl: fields.join(",") }),
                ...part,
              },
            },
          }),
        { decode: decodeFullIndex },
      ).pipe(Effect.map(toFullIndex(currencyCode))),
    sendToAFriend: ({ productId, recipient, message, senderName }, captcha) =>
      callOperation(
        backend,
        "sendToAFriend",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/product/{productId}/sendtoafriend", {
            params: { path: { version: "2", storeId: store.id, productId } },
            body: {
              recipient,
              message,
              ...whenDefined(senderName, (name) => ({ senderName: name })),
              ...fromCaptcha(captcha),
            },
          }),
        { decode: ignoreBody, limits: WRITE_LIMITS, isForm: true },
      ),
  }
})
