import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { GiftCardBalanceGateway } from "../../../application/gift-card/GiftCardBalanceGateway.ts"
import type { paths } from "../../../contracts/generated/wallet.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { toGiftCardBalance } from "../http/wire/GiftCardBalanceWire.ts"
import { fromGiftCardSecret, decodeGiftCardBalance } from "./giftCardBalanceWire.ts"

const client = contractClient<paths>()

/** Gift cards as a means of payment over the contract's `wallet` document. */
export const httpGiftCardBalanceGateway = gateway(GiftCardBalanceGateway, (backend, { store }) => {
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
})
