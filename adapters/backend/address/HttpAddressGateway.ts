import * as Effect from "effect/Effect"
import { AddressGateway } from "../../../application/address/AddressGateway.ts"
import type { paths } from "../../../contracts/generated/account.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { fromAddress } from "../http/wire/fromAddress.ts"
import { fromCaptcha } from "../http/wire/fromCaptcha.ts"
import { toAddressRefused, decodeSavedAddress, toSavedAddress } from "./addressWire.ts"

const client = contractClient<paths>()

/** The customer's addresses over the contract's `account` document. */
export const httpAddressGateway = gateway(AddressGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    saveAddress: (address, captcha) =>
      callOperation(
        backend,
        "saveAddress",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/address", {
            params: { path },
            body: { ...fromAddress(address), ...fromCaptcha(captcha) },
          }),
        { decode: decodeSavedAddress, limits: WRITE_LIMITS, isForm: true },
      ).pipe(
        Effect.map(toSavedAddress),
        Effect.mapError((error) => toAddressRefused(error.reason) ?? error),
      ),
    getAddress: (addressId) =>
      callOperation(
        backend,
        "getAddress",
        () =>
          client.GET("/itxrest/{version}/user/store/{storeId}/address/{addressId}", {
            params: { path: { ...path, addressId } },
          }),
        { decode: decodeSavedAddress },
      ).pipe(Effect.map(toSavedAddress)),
  }
})
