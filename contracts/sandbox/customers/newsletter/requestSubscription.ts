import type { components } from "../../../generated/newsletter.d.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import { forbidden, notAcceptable } from "../../platform/http/Refused.ts"
import { countMessage } from "../../platform/outbox/countMessage.ts"
import { newToken, tokenHash } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { Principal } from "../../platform/http/Principal.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { recordConsent, requirePrivacyPolicy } from "./consent.ts"
import { mailConfirmationRequest } from "./newsletterMails.ts"
import { isOrigin } from "./newsletterOrigins.ts"
import {
  addressOf,
  findSubscription,
  subscriptionNotFound,
  ownAddress,
  presentSubscription,
  type SubscriptionRow,
  type WireState,
} from "./subscriptions.ts"

type NewsletterRequest = components["schemas"]["NewsletterRequest"]

const DAY_MS = 86_400_000
/** Validity of the confirmation link. */
const CONFIRM_MS = 2 * DAY_MS

/**
 * Requests a subscription and mails the owner of the address a confirmation link. An existing subscriber gets no mail,
 * and the response does not reveal it. With the token of a subscription, and in the account of its address, its lists
 * change immediately.
 */
export const requestSubscription = async (
  services: SandboxServices,
  store: ResolvedStore,
  language: StoreLanguage,
  principal: Principal | undefined,
  body: NewsletterRequest,
): Promise<WireState> => {
  requirePrivacyPolicy("policiesList", body.policiesList)
  const origin = originOf(body)
  const email = addressOf(body.email)
  if (body.myAccount === true) await requireOwn(services, principal, email)
  const { ports, storage } = services
  const now = ports.now()
  return storage.transaction(async (work) => {
    if (body.hashValue !== undefined) return changeLists(work, store.id, email, body.hashValue, body.mailList, now)
    const changed =
      body.myAccount === true ? await changeOwnLists(work, store.id, email, body.mailList, now) : undefined
    if (changed !== undefined) return presentSubscription(body.email, changed)
    // Counted also when no mail is sent: the response must not reveal existing subscribers.
    await countMessage(work.db, {
      purpose: "newsletter",
      storeId: store.id,
      recipient: email,
      sender: principal?.sessionId,
      now,
    })
    const hash = newToken(ports, "nl_")
    const wish = {
      state: "pending" as const,
      confirm_hash: tokenHash(hash),
      confirm_until: now + CONFIRM_MS,
      manage_hash: null,
      language_id: language.id,
      mail_list: JSON.stringify(body.mailList ?? []),
      changed_at: now,
    }
    const existing = await work.db
      .insertInto("newsletter_subscription")
      .values({ store_id: store.id, email, ...wish })
      .onConflict((conflict) =>
        conflict
          .columns(["store_id", "email"])
          .doUpdateSet(wish)
          .where("newsletter_subscription.state", "!=", "subscribed"),
      )
      .returning("email")
      .executeTakeFirst()
    if (existing !== undefined) {
      await recordConsent(work, {
        storeId: store.id,
        email,
        act: "requested",
        policies: body.policiesList,
        origin,
        now,
      })
      await mailConfirmationRequest(work, services, { storeId: store.id, language, email, hash })
    }
    return { email: body.email, status: "PENDING" }
  })
}

const originOf = ({ origin, newsletterOrigin }: NewsletterRequest): string | undefined => {
  const named = origin ?? newsletterOrigin?.id
  const isConsistent = origin === undefined || newsletterOrigin === undefined || origin === newsletterOrigin.id
  if (named !== undefined && (!isConsistent || !isOrigin(named))) {
    throw notAcceptable("_ERR_NEWSLETTER_NOT_VALID", "There is no such origin.", [
      { field: "origin", rule: isConsistent ? "unknown" : "equal", message: "There is no such origin." },
    ])
  }
  return named
}

const requireOwn = async (
  { storage }: SandboxServices,
  principal: Principal | undefined,
  email: string,
): Promise<void> => {
  if (principal === undefined || principal.kind === "guest")
    throw forbidden("Only registered shoppers have an account.")
  const own = await ownAddress(storage.db, principal)
  if (own === email) return
  const [rule, message] =
    own === undefined
      ? ["unproven", "The account's address is not confirmed yet: ask without myAccount, and a mail confirms it."]
      : ["equal", "This is not the account's address."]
  throw notAcceptable("_ERR_NEWSLETTER_NOT_VALID", message, [{ field: "email", rule, message }])
}

/** Changes the lists of the account's own subscription; undefined when there is none. Its address is verified. */
const changeOwnLists = async (
  work: UnitOfWork,
  storeId: string,
  email: string,
  mailList: readonly string[] | undefined,
  now: number,
): Promise<SubscriptionRow | undefined> =>
  work.db
    .updateTable("newsletter_subscription")
    .set({ changed_at: now, ...(mailList === undefined ? {} : { mail_list: JSON.stringify(mailList) }) })
    .where("store_id", "=", storeId)
    .where("email", "=", email)
    .where("state", "=", "subscribed")
    .returningAll()
    .executeTakeFirst()

const changeLists = async (
  work: UnitOfWork,
  storeId: string,
  email: string,
  hash: string,
  mailList: readonly string[] | undefined,
  now: number,
): Promise<WireState> => {
  const changed: SubscriptionRow | undefined = await work.db
    .updateTable("newsletter_subscription")
    .set({ changed_at: now, ...(mailList === undefined ? {} : { mail_list: JSON.stringify(mailList) }) })
    .where("store_id", "=", storeId)
    .where("email", "=", email)
    .where("manage_hash", "=", tokenHash(hash))
    .where("state", "=", "subscribed")
    .returningAll()
    .executeTakeFirst()
  if (changed === undefined) throw subscriptionNotFound()
  return presentSubscription(email, await findSubscription(work.db, storeId, email))
}
