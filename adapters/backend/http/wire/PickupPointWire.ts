import * as Schema from "effect/Schema"
import type { PickupLocation } from "../../../../domain/shared/PickupLocation.ts"
import { nullish } from "./nullish.ts"

/** The two fields of shipping data that name a pickup location. */
export const pickupPointFields = {
  physicalStoreId: nullish(Schema.String),
  droppointId: nullish(Schema.String),
} as const

interface PickupPointFields {
  readonly physicalStoreId?: string | null | undefined
  readonly droppointId?: string | null | undefined
}

/** Returns the pickup location; `undefined` for delivery to an address. */
export function toPickupPoint({ physicalStoreId, droppointId }: PickupPointFields): PickupLocation | undefined {
  if (typeof physicalStoreId === "string") return { kind: "store", physicalStoreId }
  return typeof droppointId === "string" ? { kind: "droppoint", dropPointId: droppointId } : undefined
}

export function fromPickupPoint(
  place: PickupLocation,
): { readonly physicalStoreId: string } | { readonly droppointId: string } {
  return place.kind === "store" ? { physicalStoreId: place.physicalStoreId } : { droppointId: place.dropPointId }
}
