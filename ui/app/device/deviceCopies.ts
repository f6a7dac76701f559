import { cartSnapshotCodec, snapshotUnits } from "../../../application/cart/cartSnapshotCodec.ts"
import { hasPending, pendingCartCodec } from "../../../application/cart/pending/pendingCartCodec.ts"
import { wishlistedProductIds, wishlistedProductsCodec } from "../../../application/wishlist/wishlistedProductsCodec.ts"
import { isRegisteredIn } from "../../runtime/isRegisteredIn.ts"
import type { DeviceStorage } from "./deviceStorage.ts"

/** What this device has stored of the customer of one store, without asking the server. */
export interface DeviceCopies {
  /** The number of units in the cart; `undefined` without a current copy of it. */
  readonly units: () => number | undefined
  /** The products in any wishlist. */
  readonly wished: () => readonly string[]
  /** Whether additions are queued, or were refused after queueing. */
  readonly hasPending: () => boolean
}

export function deviceCopies({ read }: Pick<DeviceStorage, "read">, storeId: string): DeviceCopies {
  return {
    units: () =>
      snapshotUnits(read(cartSnapshotCodec.key), {
        storeId,
        isRegistered: isRegisteredIn(storeId),
        now: performance.timeOrigin + performance.now(),
      }),
    wished: () => wishlistedProductIds(read(wishlistedProductsCodec.key), storeId, isRegisteredIn(storeId)),
    hasPending: () => hasPending(read(pendingCartCodec.key), storeId),
  }
}
