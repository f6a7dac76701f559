/** The id of the cart drawer in the document. */
export const CART_DRAWER_ID = "cart-drawer"

/** Opens the drawer's frame before hydration, when a form that adds to the cart is submitted. */
export function openCartDrawer(form: HTMLElement): void {
  const drawer = document.getElementById(CART_DRAWER_ID)
  // The property `action` of a form with a field of that name is the field.
  const isAddition = form.getAttribute("action")?.endsWith("/cart/items") === true
  if (isAddition && drawer instanceof HTMLDialogElement) drawer.showModal()
}

/** Whether the drawer was opened before hydration. */
export function isCartDrawerOpen(): boolean {
  return document.querySelector(`#${CART_DRAWER_ID}[open]`) !== null
}
