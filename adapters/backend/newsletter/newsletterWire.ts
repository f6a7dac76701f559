import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/newsletter.d.ts"
import type {
  NewsletterOrigin,
  NewsletterStatus,
  NewsletterSubscription,
} from "../../../domain/newsletter/NewsletterSubscription.ts"
import type { NewsletterRequest } from "../../../domain/newsletter/NewsletterRequest.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { nullish } from "../http/wire/nullish.ts"

const StateWire = Schema.Struct({
  email: Schema.String,
  status: Schema.String,
  mailList: nullish(Schema.Array(Schema.String)),
  since: nullish(Schema.String),
})
const OriginsWire = Schema.Struct({
  origins: Schema.Array(Schema.Struct({ id: Schema.String, description: nullish(Schema.String) })),
})

type Schemas = components["schemas"]
export type NewsletterContractChecks = [
  AssertAccepts<typeof StateWire, Schemas["NewsletterState"]>,
  AssertAccepts<typeof OriginsWire, Schemas["NewsletterOriginList"]>,
]

export const decodeNewsletterState = bodyDecoder(StateWire)
export const decodeOrigins = bodyDecoder(OriginsWire)

const STATUSES: ReadonlyMap<string, NewsletterStatus> = new Map([
  ["PENDING", "pending"],
  ["SUBSCRIBED", "subscribed"],
  ["NOT_SUBSCRIBED", "notSubscribed"],
])

/** An unfamiliar status becomes `unknown` (R26). */
export function toSubscription({ email, status, mailList, since }: typeof StateWire.Type): NewsletterSubscription {
  return {
    email,
    status: STATUSES.get(status) ?? "unknown",
    lists: mailList ?? [],
    ...whenDefined(since, (moment) => ({ since: moment })),
  }
}

export function toOrigins({ origins }: typeof OriginsWire.Type): readonly NewsletterOrigin[] {
  return origins.map(({ id, description }) => ({ id, description: description ?? id }))
}

export function fromSubscriptionRequest(
  { email, lists, origin, policies, inAccount }: NewsletterRequest,
  hash: Redacted.Redacted<string> | undefined,
): Schemas["NewsletterRequest"] {
  return {
    email,
    newsletter: true,
    policiesList: policies,
    ...whenDefined(lists, (mailList) => ({ mailList })),
    ...whenDefined(origin, (id) => ({ origin: id })),
    ...whenDefined(inAccount, (myAccount) => ({ myAccount })),
    ...whenDefined(hash, (value) => ({ hashValue: Redacted.value(value) })),
  }
}
