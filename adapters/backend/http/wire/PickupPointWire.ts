import * as Schema from "effect/Schema"
import type { PickupLocation } from "../../../../domain/shared/PickupLocation.ts"
import { nullish } from "./nullish.ts"

/** The two fields in which shipping data name a place of collection. */
export const pickupPointFields = {
  physicalStoreId: nullish(Schema.String),
  droppointId: nullish(Schema.String),
} as const

interface PickupPointFields {
  readonly physicalStoreId?: string | null | undefined
  readonly droppointId?: string | null | undefined
}

/** The place; nothing for what goes to an address. */
export function toPickupPoint({ physicalStoreId, droppointId }: PickupPointFields): PickupLocation | undefined {
  if (typeof physicalStoreId === "string") return { kind: "store", physicalStoreId }
  return typeof droppointId === "string" ? { kind: "droppoint", dropPointId: droppointId } : undefined
}

export function fromPickupPoint(
  place: PickupLocation,
): { readonly physicalStoreId: string } | { readonly droppointId: string } {
  return place.kind === "store" ? { physicalStoreId: place.physicalStoreId } : { droppointId: place.dropPointId }
}
