import * as Effect from "effect/Effect"
import type { DeviceWallet } from "../../application/checkout/DeviceWallet.ts"
import { DeviceWalletClosed } from "../../application/checkout/DeviceWallet.ts"

/**
 * Loads the device wallet on the first `canPay` in a browser that supports it, so that `open` can run synchronously in
 * the click handler.
 */
export function lazyDeviceWallet(page: Window = globalThis.window): DeviceWallet["Service"] {
  let created: DeviceWallet["Service"] | undefined
  const fetched = Effect.promise(async () => (created ??= (await import("./ApplePayWallet.ts")).applePayWallet(page)))
  return {
    canPay: Effect.suspend(() =>
      "ApplePaySession" in page ? Effect.flatMap(fetched, ({ canPay }) => canPay) : Effect.succeed(false),
    ),
    open: (request) =>
      Effect.suspend(
        () => created?.open(request) ?? Effect.fail(new DeviceWalletClosed({ closedReason: "unavailable" })),
      ),
    complete: (isPaid) => Effect.suspend(() => created?.complete(isPaid) ?? Effect.void),
  }
}
