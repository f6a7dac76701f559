import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { AddressBookGateway } from "../../../application/address/AddressBookGateway.ts"
import type { paths } from "../../../contracts/generated/account.d.ts"
import { gateway } from "../gateway.ts"
import { ignoreBody } from "../http/response/bodyDecoder.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { decodeSavedAddress, toSavedAddress } from "./addressWire.ts"

const client = contractClient<paths>()

/** The rest of the address book over the contract's `account` document. */
export const httpAddressBookGateway = gateway(AddressBookGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    deleteAddress: (addressId) =>
      callOperation(
        backend,
        "deleteAddress",
        () =>
          client.DELETE("/itxrest/{version}/user/store/{storeId}/address/{addressId}", {
            params: { path: { ...path, addressId } },
          }),
        { decode: ignoreBody, limits: WRITE_LIMITS },
      ),
    getGuestAddress: ({ addressId, orderId, guestToken, fromAddressBook, forMaps }) =>
      callOperation(
        backend,
        "getGuestAddress",
        () =>
          client.GET("/itxrest/{version}/user/store/{storeId}/address-guest/{addressId}", {
            params: {
              path: { ...path, addressId },
              query: {
                orderId,
                token: Redacted.value(guestToken),
                ...whenDefined(fromAddressBook, (forceCommerce) => ({ forceCommerce })),
                ...whenDefined(forMaps, (stateGoogleMapping) => ({ stateGoogleMapping })),
              },
            },
          }),
        { decode: decodeSavedAddress },
      ).pipe(Effect.map(toSavedAddress)),
  }
})
