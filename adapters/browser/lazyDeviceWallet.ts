import * as Effect from "effect/Effect"
import type { DeviceWallet } from "../../application/checkout/DeviceWallet.ts"
import { DeviceWalletClosed } from "../../application/checkout/DeviceWallet.ts"

/** The device's wallet, fetched when it is first asked for where the browser has one; a press finds it there. */
export function lazyDeviceWallet(page: Window = globalThis.window): DeviceWallet["Service"] {
  let made: DeviceWallet["Service"] | undefined
  const fetched = Effect.promise(async () => (made ??= (await import("./ApplePayWallet.ts")).applePayWallet(page)))
  return {
    canPay: Effect.suspend(() =>
      "ApplePaySession" in page ? Effect.flatMap(fetched, ({ canPay }) => canPay) : Effect.succeed(false),
    ),
    open: (request) =>
      Effect.suspend(() => made?.open(request) ?? Effect.fail(new DeviceWalletClosed({ why: "unavailable" }))),
    complete: (isPaid) => Effect.suspend(() => made?.complete(isPaid) ?? Effect.void),
  }
}
