import { showDrawer } from "../design/showDrawer.ts"

/** The id of the cart drawer in the document. */
export const CART_DRAWER_ID = "cart-drawer"

/** Opens the frame of the cart drawer in the next frame, before React fills it. */
export function showCartDrawer(): void {
  const drawer = document.getElementById(CART_DRAWER_ID)
  if (drawer instanceof HTMLDialogElement) showDrawer(drawer)
}

/** Opens the drawer's frame before hydration, when a form that adds to the cart is submitted. */
export function showCartDrawerOfForm(form: HTMLElement): void {
  // The property `action` of a form with a field of that name is the field.
  if (form.getAttribute("action")?.endsWith("/cart/items") === true) showCartDrawer()
}

/** Whether the drawer was opened before hydration. */
export function isCartDrawerOpen(): boolean {
  return document.querySelector(`#${CART_DRAWER_ID}[open]`) !== null
}
