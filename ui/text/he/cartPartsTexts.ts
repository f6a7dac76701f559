import { cartParts } from "./cartParts.ts"
import { giftCard } from "./giftCard.ts"

/** What the cart says where it is asked to, and the page of gift cards. */
export const cartPartsTexts = { ...cartParts, ...giftCard }
