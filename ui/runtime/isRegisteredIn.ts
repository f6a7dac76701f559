/**
 * Whether the readable `user_type` cookie says that the customer is signed in to a store. Any separator may be between
 * the cookie's name and the store's id.
 */
export function isRegisteredIn(storeId: string | undefined, cookies = document.cookie): boolean {
  return new RegExp(`(^|; )user_type([^=\\w]+${storeId})?=registered`).test(cookies)
}
