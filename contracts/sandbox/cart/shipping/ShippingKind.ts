export const METHOD_IDS = ["standard", "express", "store", "droppoint", "email"] as const
export type MethodId = (typeof METHOD_IDS)[number]

/** Where a method delivers to. `email` is for carts of virtual gift cards, which have no parcel. */
export type ShippingKind = "delivery" | "store" | "droppoint" | "email"
