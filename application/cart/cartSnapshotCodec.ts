import type { Sku } from "../../domain/shared/Sku.ts"
import { isSku } from "../../domain/shared/Sku.ts"
import { deviceCodec, isRecord } from "../platform/DeviceCodec.ts"
import { CART_SNAPSHOT_KEY } from "../platform/deviceKeys.ts"

/** The device's copy of a cart. */
export interface CartSnapshot {
  readonly storeId: string
  readonly items: readonly { readonly sku: Sku; readonly quantity: number; readonly unitsLot?: number }[]
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** True for the cart of an account, absent for a guest's. */
  readonly registered?: boolean
}

/** Maximum age of the device's copy of a cart, in milliseconds (S4.10 asks for a fixed time). */
export const CART_SNAPSHOT_MILLIS = 600_000

const isUnits = (value: unknown) => typeof value === "number" && Number.isSafeInteger(value) && value >= 0

const isItem = (value: unknown) =>
  isRecord(value) &&
  typeof value["sku"] === "string" &&
  isSku(value["sku"]) &&
  isUnits(value["quantity"]) &&
  (value["unitsLot"] === undefined || isUnits(value["unitsLot"]))

export const cartSnapshotCodec = deviceCodec(
  CART_SNAPSHOT_KEY,
  (value): value is CartSnapshot =>
    isRecord(value) &&
    typeof value["storeId"] === "string" &&
    typeof value["savedAt"] === "number" &&
    Array.isArray(value["items"]) &&
    value["items"].every(isItem) &&
    ["boolean", "undefined"].includes(typeof value["registered"]),
)

/** The customer that a copy must belong to, and the time. */
export interface SnapshotReader {
  readonly storeId: string
  readonly isRegistered: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Whether a copy is of this store and customer, and not too old. */
export function isCurrentSnapshot(
  { storeId, savedAt, registered = false }: CartSnapshot,
  reader: SnapshotReader,
): boolean {
  return (
    storeId === reader.storeId &&
    registered === reader.isRegistered &&
    reader.now >= savedAt &&
    reader.now - savedAt < CART_SNAPSHOT_MILLIS
  )
}

/** The number of units in the device's copy; `undefined` without a current one. */
export function snapshotUnits(text: string | undefined, reader: SnapshotReader): number | undefined {
  const snapshot = cartSnapshotCodec.parse(text)
  return snapshot === undefined || !isCurrentSnapshot(snapshot, reader)
    ? undefined
    : snapshot.items.reduce((sum, { quantity }) => sum + quantity, 0)
}
