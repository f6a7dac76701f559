import { deviceCodec, isRecord } from "../../platform/DeviceCodec.ts"
import { PENDING_CART_KEY } from "../../platform/deviceKeys.ts"

/** The unconfirmed additions of all stores, each not validated. The key is absent while there are none. */
export const pendingCartCodec = deviceCodec(PENDING_CART_KEY, (value): value is readonly unknown[] =>
  Array.isArray(value),
)

/** Whether an addition of this store is among them. */
export function hasPending(text: string | undefined, storeId: string | undefined): boolean {
  return pendingCartCodec.parse(text)?.some((item) => isRecord(item) && item["storeId"] === storeId) === true
}
