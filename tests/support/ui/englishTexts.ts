import { loadTexts } from "../../../ui/text/loadTexts.ts"

const load = (bundle: Parameters<typeof loadTexts>[1][number]) => loadTexts("en", [bundle])

/** The English texts of each bundle. */
export const accountTexts = await load("account")
export const browseTexts = await load("browse")
export const chatTexts = await load("chat")
export const cartOptionTexts = await load("cartOptions")
export const customizationTexts = await load("customization")
export const orderTexts = { ...(await load("orders")), ...(await load("orderPages")) }
export const paymentTexts = await load("payment")
export const productTexts = await load("product")
export const purchaseTexts = await load("purchase")
export const serviceTexts = await load("services")
export const wishlistTexts = await load("wishlists")
