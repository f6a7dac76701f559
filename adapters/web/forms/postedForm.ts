import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { matchCartForm, submitCartForm } from "./cartForms.ts"
import { newsletterFormHome, submitNewsletterForm } from "./newsletterForm.ts"
import { restockFormHome, submitRestockForm } from "./restockForm.ts"
import type { RequestCookies } from "../RequestCookies.ts"
import type { Scope, ShopPrograms } from "../ShopPrograms.ts"
import { submitWishlistForm, wishlistFormHome } from "./wishlistForm.ts"

type SubmitForm = (
  request: Request,
  scope: Scope,
  cookies: RequestCookies,
  programs: ShopPrograms,
  addressOf: (page: PageAddress) => string | undefined,
) => Promise<Response>

/** Returns the form for a path posted by a page without scripts: its store's home page and its handler. */
export function postedForm(path: string): { readonly home: string; readonly submit: SubmitForm } | undefined {
  const cart = matchCartForm(path)
  if (cart !== undefined) return { home: cart.home, submit: (...args) => submitCartForm(cart.form, ...args) }
  const wishlistHome = wishlistFormHome(path)
  if (wishlistHome !== undefined) return { home: wishlistHome, submit: submitWishlistForm }
  const restockHome = restockFormHome(path)
  if (restockHome !== undefined) return { home: restockHome, submit: submitRestockForm }
  const newsletterHome = newsletterFormHome(path)
  return newsletterHome === undefined ? undefined : { home: newsletterHome, submit: submitNewsletterForm }
}
