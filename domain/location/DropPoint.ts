import type { Place } from "./Place.ts"

/** A place that keeps a parcel: a partner's shop, or a locker. */
export interface DropPoint extends Place {
  readonly kind: "droppoint" | "packstation"
  readonly courierId: string
  /** False while it takes no parcels, for example because it is full. */
  readonly isOpen: boolean
}

/** Any place but a door that a parcel may be sent to. */
export type DeliveryPoint = DropPoint | (Place & { readonly kind: "store"; readonly isOpen: boolean })
