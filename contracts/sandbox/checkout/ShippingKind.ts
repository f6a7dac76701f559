export const METHOD_IDS = ["standard", "express", "store", "droppoint", "email"] as const
export type MethodId = (typeof METHOD_IDS)[number]

/** Where a method brings what was bought; `email` is for carts of virtual gift cards, of which nothing is brought. */
export type ShippingKind = "delivery" | "store" | "droppoint" | "email"
