import { showDrawer } from "../../design/showDrawer.ts"

/** The id of the cart drawer in the document. */
export const CART_DRAWER_ID = "cart-drawer"

/** Opens the frame of the cart drawer in the next frame, before React fills it. */
export function showCartDrawer(): void {
  const drawer = document.getElementById(CART_DRAWER_ID)
  if (drawer instanceof HTMLDialogElement) showDrawer(drawer)
}

/** The form of an element if it adds to the cart. */
export function additionForm(element: Element): HTMLFormElement | null {
  return element.closest<HTMLFormElement>('form[action$="/cart/items"]')
}

/** Whether the drawer was opened before hydration. */
export function isCartDrawerOpen(): boolean {
  return document.querySelector(`#${CART_DRAWER_ID}[open]`) !== null
}
