/** Maximum number of distinct skus in a cart of most stores. */
export const cartMaximum = { guest: 50, registered: 80, business: 200 } as const
