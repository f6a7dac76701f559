import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { parseAccountSection } from "../account/AccountPage.ts"
import { loadAccountPage } from "../account/loadAccountPage.ts"
import { framedPage, notFound } from "./loadPage.ts"
import type { PageContent } from "./PageData.ts"

/**
 * Everything an account page shows; apart from `loadPage`, since it needs gateways that no other page does. Never
 * fails: what cannot be shown is a page that says so, and to a guest it is `registeredOnly`.
 */
export const loadAccountPageData = Effect.fn("navigation.loadAccountPageData")(function* (address: PageAddress) {
  const section = parseAccountSection(address.parameters["section"])
  return yield* framedPage(
    address,
    section === undefined
      ? Effect.succeed(notFound("page"))
      : Effect.map(loadAccountPage(section), (account): PageContent =>
          Option.isNone(account) ? { content: "registeredOnly" } : { content: "account", account: account.value },
        ),
  )
})
