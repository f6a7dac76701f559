import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { parseAccountSection } from "../account/AccountPage.ts"
import { loadAccountPage } from "../account/loadAccountPage.ts"
import { framedPage, notFound } from "./loadPage.ts"
import type { PageContent } from "./PageData.ts"

/**
 * Loads an account page; separate from `loadPage` because of its gateways. Never fails: errors become error pages, and
 * a guest gets `registeredOnly`.
 */
export const loadAccountPageData = Effect.fn("navigation.loadAccountPageData")(function* (address: PageAddress) {
  const section = parseAccountSection(address.parameters["section"])
  return yield* framedPage(
    address,
    section === undefined
      ? Effect.succeed(notFound("page"))
      : Effect.map(loadAccountPage(section, address.parameters), (account): PageContent =>
          Option.isNone(account) ? { content: "registeredOnly" } : { content: "account", account: account.value },
        ),
  )
})
