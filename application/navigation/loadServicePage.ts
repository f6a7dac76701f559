import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { WithdrawalRefused } from "../../domain/returns/WithdrawalRefused.ts"
import { COOKIES_PAGE } from "../consent/CookiesPage.ts"
import { HELP_PAGE, LEGAL_PAGE } from "../content/HelpPage.ts"
import { loadHelp, loadLegalText } from "../content/loadHelp.ts"
import { hasWithdrawal, loadWithdrawal } from "../returns/loadWithdrawal.ts"
import type { PostedWithdrawal } from "../returns/submitWithdrawal.ts"
import { submitWithdrawal } from "../returns/submitWithdrawal.ts"
import { WITHDRAWAL_PAGE } from "../returns/WithdrawalPage.ts"
import { loadClaim, submitClaim } from "../support/claimPage.ts"
import type { PostedClaim } from "../support/claimPage.ts"
import { loadContact, lookUpCase, submitContact } from "../support/contactPage.ts"
import type { PostedContact } from "../support/contactPage.ts"
import { CLAIM_PAGE, CONTACT_PAGE } from "../support/SupportPage.ts"
import { loadCityStores, loadCountryStores, loadStoreGrouping, loadStoreLocator } from "../location/loadStorePage.ts"
import { storeDetail } from "../location/storeDetail.ts"
import type { StoreListPage } from "../location/StorePages.ts"
import {
  STORE_CITY_PAGE,
  STORE_COUNTRY_PAGE,
  STORE_DETAIL_PAGE,
  STORE_GROUPING_PAGE,
  STORE_LOCATOR_PAGE,
  STORE_PAGES,
} from "../location/StorePages.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { framedPage, notFound } from "./loadPage.ts"
import type { PageContent } from "./PageData.ts"

/**
 * Pages of help, legal texts, customer service and physical stores. Only the web server loads them: a browser requests
 * the document, so that a guest's token stays out of reach of scripts, and posts their forms.
 */
export const SERVICE_PAGES: readonly string[] = [
  HELP_PAGE,
  LEGAL_PAGE,
  COOKIES_PAGE,
  WITHDRAWAL_PAGE,
  CONTACT_PAGE,
  CLAIM_PAGE,
  ...STORE_PAGES,
]

/** Loads one of the service pages. Never fails: errors become error pages. */
export const loadServicePage = Effect.fn("navigation.loadServicePage")(function* (address: PageAddress) {
  return yield* framedPage(address, serviceContent(address))
})

const serviceContent = Effect.fnUntraced(function* ({ page, parameters }: PageAddress) {
  switch (page) {
    case HELP_PAGE: {
      const help = yield* loadHelp(parameters)
      return help === undefined ? notFound("page") : content({ content: "help", help })
    }
    case LEGAL_PAGE: {
      const legal = yield* loadLegalText(parameters["document"] ?? "")
      return legal === undefined ? notFound("page") : content({ content: "legal", legal })
    }
    case COOKIES_PAGE:
      return content({
        content: "cookies",
        cookies: { choice: undefined, hasPrivacySignal: false, isSaved: parameters["saved"] === "1" },
      })
    case WITHDRAWAL_PAGE:
      return yield* inStoreWithWithdrawal(
        Effect.map(loadWithdrawal(parameters), (withdrawal) => content({ content: "withdrawal", withdrawal })),
      )
    case CONTACT_PAGE:
      return content({ content: "contact", contact: yield* loadContact(parameters) })
    case CLAIM_PAGE:
      return content({ content: "claim", claim: yield* loadClaim(parameters) })
    case STORE_LOCATOR_PAGE:
      return content({ content: "storeLocator", locator: yield* loadStoreLocator(parameters) })
    case STORE_DETAIL_PAGE: {
      const detail = yield* storeDetail(parameters["physicalStoreId"] ?? "")
      return Option.match(detail, {
        onNone: () => notFound("page"),
        onSome: (found) => content({ content: "storeDetail", detail: found }),
      })
    }
    case STORE_COUNTRY_PAGE:
      return storeList(yield* loadCountryStores(parameters["countryCode"] ?? ""))
    case STORE_CITY_PAGE:
      return storeList(yield* loadCityStores(parameters["cityId"] ?? ""))
    case STORE_GROUPING_PAGE:
      return storeList(yield* loadStoreGrouping(parameters["groupingId"] ?? ""))
    default:
      return notFound("page")
  }
})

const storeList = (found: Option.Option<StoreListPage>): PageContent =>
  Option.match(found, {
    onNone: () => notFound("page"),
    onSome: (list) => content({ content: "storeList", list }),
  })

/** A posted form of a service page. */
export type PostedServiceForm =
  | { readonly page: typeof WITHDRAWAL_PAGE; readonly posted: PostedWithdrawal }
  | { readonly page: typeof CONTACT_PAGE; readonly posted: PostedContact }
  | { readonly page: typeof CONTACT_PAGE; readonly lookup: { readonly caseId: string; readonly email: string } }
  | { readonly page: typeof CLAIM_PAGE; readonly posted: PostedClaim }

/** Runs the posted form of a page and returns the page with its result. Never fails: errors become error pages. */
export const submitServicePage = Effect.fn("navigation.submitServicePage")(function* (
  address: PageAddress,
  form: PostedServiceForm,
) {
  return yield* framedPage(address, submittedContent(address, form))
})

const submittedContent = Effect.fnUntraced(function* (
  { parameters: { orderId = "", guestToken } }: PageAddress,
  form: PostedServiceForm,
) {
  if ("lookup" in form) {
    const { caseId, email } = form.lookup
    return content({ content: "contact", contact: yield* lookUpCase(caseId, email) })
  }
  switch (form.page) {
    case WITHDRAWAL_PAGE:
      return yield* inStoreWithWithdrawal(
        Effect.map(submitWithdrawal(form.posted, guestToken), (withdrawal) =>
          content({ content: "withdrawal", withdrawal }),
        ),
      )
    case CONTACT_PAGE:
      return content({ content: "contact", contact: yield* submitContact(form.posted) })
    case CLAIM_PAGE:
      return content({ content: "claim", claim: yield* submitClaim(orderId, form.posted, guestToken) })
  }
})

/** A store without a right of withdrawal has no page for it. */
const inStoreWithWithdrawal = Effect.fnUntraced(function* <R>(
  load: Effect.Effect<PageContent, BackendError | WithdrawalRefused, R>,
) {
  if (!(yield* hasWithdrawal)) return notFound("page")
  return yield* Effect.catchTag(load, "WithdrawalRefused", () => Effect.succeed(notFound("page")))
})

/** Widens one kind of content to the union. */
function content(value: PageContent): PageContent {
  return value
}
