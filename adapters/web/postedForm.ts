import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { cartFormOf, submitCartForm } from "./cartForms.ts"
import { newsletterFormOf, submitNewsletterForm } from "./newsletterForm.ts"
import { noticeFormOf, submitNoticeForm } from "./noticeForm.ts"
import type { RequestCookies } from "./RequestCookies.ts"
import type { Scope, ShopPrograms } from "./ShopPrograms.ts"
import { submitWishlistForm, wishlistFormOf } from "./wishlistForm.ts"

type Submit = (
  request: Request,
  scope: Scope,
  cookies: RequestCookies,
  programs: ShopPrograms,
  addressOf: (page: PageAddress) => string | undefined,
) => Promise<Response>

/** The form that a page without scripts posts to a path: the home page of its store, and how it is answered. */
export function postedForm(path: string): { readonly home: string; readonly submit: Submit } | undefined {
  const cart = cartFormOf(path)
  if (cart !== undefined) return { home: cart.home, submit: (...given) => submitCartForm(cart.form, ...given) }
  const wishHome = wishlistFormOf(path)
  if (wishHome !== undefined) return { home: wishHome, submit: submitWishlistForm }
  const noticeHome = noticeFormOf(path)
  if (noticeHome !== undefined) return { home: noticeHome, submit: submitNoticeForm }
  const newsletterHome = newsletterFormOf(path)
  return newsletterHome === undefined ? undefined : { home: newsletterHome, submit: submitNewsletterForm }
}
