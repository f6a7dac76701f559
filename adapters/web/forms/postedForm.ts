import { matchCartForm, submitCartForm } from "./cartForms.ts"
import { consentFormHome, submitConsentForm } from "./consentForm.ts"
import { matchLabelForm } from "./labelForm.ts"
import { newsletterFormHome, submitNewsletterForm } from "./newsletterForm.ts"
import { matchOrderForm, orderLookupHome, submitOrderLookup, submitReorder } from "./orderForms.ts"
import { restockFormHome, submitRestockForm } from "./restockForm.ts"
import { staffPageHome, submitStaffForm } from "../pages/staffPage.ts"
import type { SubmitForm } from "./SubmitForm.ts"
import { submitWalletForm, walletFormHome } from "./walletForm.ts"
import { submitWishlistForm, wishlistFormHome } from "./wishlistForm.ts"

interface PostedForm {
  /** The home page of the form's store. */
  readonly home: string
  readonly submit: SubmitForm
}

/** Returns the form of a path, or `undefined`. */
type FindForm = (path: string) => PostedForm | undefined

const FORMS: readonly FindForm[] = [
  (path) => {
    const cart = matchCartForm(path)
    return cart && { home: cart.home, submit: (...args) => submitCartForm(cart.form, ...args) }
  },
  (path) => at(wishlistFormHome(path), submitWishlistForm),
  (path) => at(restockFormHome(path), submitRestockForm),
  (path) => at(consentFormHome(path), submitConsentForm),
  (path) => at(staffPageHome(path), submitStaffForm),
  (path) => at(newsletterFormHome(path), submitNewsletterForm),
  (path) => at(walletFormHome(path), submitWalletForm),
  (path) => at(orderLookupHome(path), submitOrderLookup),
  (path) => {
    const order = matchOrderForm(path)
    return order && { home: order.home, submit: (...args) => submitReorder(order.orderId, ...args) }
  },
  matchLabelForm,
]

/** Returns the form for a path posted by a page without scripts. */
export function postedForm(path: string): PostedForm | undefined {
  for (const find of FORMS) {
    const form = find(path)
    if (form !== undefined) return form
  }
  return undefined
}

function at(home: string | undefined, submit: SubmitForm): PostedForm | undefined {
  return home === undefined ? undefined : { home, submit }
}
