import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { matchCartForm, submitCartForm } from "./cartForms.ts"
import { newsletterFormHome, submitNewsletterForm } from "./newsletterForm.ts"
import { restockFormHome, submitRestockForm } from "./restockForm.ts"
import type { RequestCookies } from "../RequestCookies.ts"
import type { Scope, ShopPrograms } from "../ShopPrograms.ts"
import { submitWishlistForm, wishlistFormHome } from "./wishlistForm.ts"

/** Runs a posted form and redirects the browser to the page that shows the result. */
export type SubmitForm = (
  request: Request,
  scope: Scope,
  cookies: RequestCookies,
  programs: ShopPrograms,
  addressOf: (page: PageAddress) => string | undefined,
) => Promise<Response>

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
  (path) => at(newsletterFormHome(path), submitNewsletterForm),
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
