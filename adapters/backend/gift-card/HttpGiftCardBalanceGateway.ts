import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { GiftCardBalanceGateway } from "../../../application/gift-card/GiftCardBalanceGateway.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { paths } from "../../../contracts/generated/wallet.d.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/contractClient.ts"
import { toGiftCardBalance } from "../http/wire/GiftCardBalanceWire.ts"
import { fromGiftCardSecret, decodeGiftCardBalance } from "./giftCardBalanceWire.ts"

const client = contractClient<paths>()

/** Gift cards as a means of payment over the contract's `wallet` document. */
export function httpGiftCardBalanceGateway(
  backend: BackendConnection,
  { store }: StoreScope["Service"],
): GiftCardBalanceGateway["Service"] {
  const path = { version: "2", storeId: store.id } as const
  return {
    getGiftCardBalance: (giftCard, { keep, captcha } = {}) =>
      callOperation(
        backend,
        "getGiftCardBalance",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/wallet/gift-card/balance", {
            params: { path },
            body: { ...fromGiftCardSecret(giftCard, captcha), ...whenDefined(keep, (userWallet) => ({ userWallet })) },
          }),
        { decode: decodeGiftCardBalance, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toGiftCardBalance)),
    activateGiftCard: (giftCard, activationCode, captcha) =>
      callOperation(
        backend,
        "activateGiftCard",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/wallet/gift-card/activation", {
            params: { path },
            body: { ...fromGiftCardSecret(giftCard, captcha), activationCode: Redacted.value(activationCode) },
          }),
        { decode: decodeGiftCardBalance, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toGiftCardBalance)),
  }
}
