import type { Place } from "./Place.ts"

/** A pickup point for parcels: a partner's shop, or a locker. */
export interface DropPoint extends Place {
  readonly kind: "droppoint" | "packstation"
  readonly courierId: string
  /** False while it accepts no parcels, for example because it is full. */
  readonly isOpen: boolean
}

/** A parcel destination other than an address. */
export type DeliveryPoint = DropPoint | (Place & { readonly kind: "store"; readonly isOpen: boolean })
