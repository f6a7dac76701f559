/** Pickup location of an order: a physical store, or a drop point (a partner's shop or a locker). */
export type PickupLocation =
  | { readonly kind: "store"; readonly physicalStoreId: string }
  | { readonly kind: "droppoint"; readonly dropPointId: string }
