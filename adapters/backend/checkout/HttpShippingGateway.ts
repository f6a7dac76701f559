import * as Effect from "effect/Effect"
import { ShippingGateway } from "../../../application/checkout/ShippingGateway.ts"
import type { paths } from "../../../contracts/generated/checkout.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { decodeCart, toCart } from "../http/wire/CartWire.ts"
import {
  decodeDefinedShippingRanges,
  fromShippingChanges,
  fromShippingSearch,
  decodeShippingDate,
  decodeShippingRanges,
  decodeShippingSuggestion,
  decodeShippingTypes,
  toShippingDays,
  toShippingHours,
  toShippingRanges,
  toShippingSuggestion,
  toShippingTypes,
} from "./shippingWire.ts"

const client = contractClient<paths>()

/** Delivery dates, time slots and parcels over the contract's `checkout` document. */
export const httpShippingGateway = gateway(ShippingGateway, (backend, { store }, ids) => {
  const { currencyCode } = store.currency
  const pathOf = (orderId: string) => ({ version: "2", storeId: store.id, orderId }) as const
  return {
    editShipping: (orderId, changes) =>
      ids.uuid.pipe(
        Effect.flatMap((key) =>
          callOperation(
            backend,
            "editShipping",
            () =>
              client.POST("/itxrest/{version}/order/store/{storeId}/order/{orderId}/checkout/shipping/edit", {
                params: { path: pathOf(orderId), header: { "Idempotency-Key": key } },
                body: fromShippingChanges(changes),
              }),
            { decode: decodeCart, limits: WRITE_LIMITS },
          ),
        ),
        Effect.map(toCart(currencyCode)),
      ),
    listShippingTypes: (orderId, search = {}) =>
      callOperation(
        backend,
        "listShippingTypes",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/shipping-types", {
            params: { path: pathOf(orderId), query: fromShippingSearch(search) },
          }),
        { decode: decodeShippingTypes },
      ).pipe(Effect.map(toShippingTypes(currencyCode))),
    getDefaultShipping: (orderId, search = {}) =>
      callOperation(
        backend,
        "getDefaultShipping",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/default-shipping", {
            params: { path: pathOf(orderId), query: fromShippingSearch(search) },
          }),
        { decode: decodeShippingSuggestion },
      ).pipe(Effect.map(toShippingSuggestion(currencyCode))),
    getUniqueShipping: (orderId, search = {}) =>
      callOperation(
        backend,
        "getUniqueShipping",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/unique-shipping", {
            params: { path: pathOf(orderId), query: fromShippingSearch(search) },
          }),
        { decode: decodeShippingSuggestion },
      ).pipe(Effect.map(toShippingSuggestion(currencyCode))),
    getShippingDate: (orderId, { shippingMethodId, dateFormat } = {}) =>
      callOperation(
        backend,
        "getShippingDate",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/shipping-date", {
            params: {
              path: pathOf(orderId),
              query: {
                ...whenDefined(shippingMethodId, (type) => ({ type })),
                ...whenDefined(dateFormat, (format) => ({ dateFormat: format })),
              },
            },
          }),
        { decode: decodeShippingDate },
      ).pipe(Effect.map(toShippingDays)),
    getShippingRange: (orderId, shippingMethodId) =>
      callOperation(
        backend,
        "getShippingRange",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/shipping-range", {
            params: { path: pathOf(orderId), query: whenDefined(shippingMethodId, (type) => ({ type })) },
          }),
        { decode: decodeShippingRanges },
      ).pipe(Effect.map(toShippingRanges)),
    listDefinedShippingRanges: (zipCode) =>
      callOperation(
        backend,
        "listDefinedShippingRanges",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/shipping-ranges", {
            params: { path: { version: "2", storeId: store.id }, query: { zipCode } },
          }),
        { decode: decodeDefinedShippingRanges },
      ).pipe(Effect.map(toShippingHours)),
  }
})
