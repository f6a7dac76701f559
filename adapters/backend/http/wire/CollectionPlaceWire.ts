import * as Schema from "effect/Schema"
import type { CollectionPlace } from "../../../../domain/shared/CollectionPlace.ts"
import { maybe } from "./maybe.ts"

/** The two fields in which shipping data name a place of collection. */
export const collectionPlaceFields = {
  physicalStoreId: maybe(Schema.String),
  droppointId: maybe(Schema.String),
} as const

interface PlaceFields {
  readonly physicalStoreId?: string | null | undefined
  readonly droppointId?: string | null | undefined
}

/** The place; nothing for what goes to an address. */
export function toCollectionPlace({ physicalStoreId, droppointId }: PlaceFields): CollectionPlace | undefined {
  if (typeof physicalStoreId === "string") return { kind: "store", physicalStoreId }
  return typeof droppointId === "string" ? { kind: "droppoint", dropPointId: droppointId } : undefined
}

export function fromCollectionPlace(
  place: CollectionPlace,
): { readonly physicalStoreId: string } | { readonly droppointId: string } {
  return place.kind === "store" ? { physicalStoreId: place.physicalStoreId } : { droppointId: place.dropPointId }
}
