import type { components } from "../../../generated/newsletter.d.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { newToken, tokenHash } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { Principal } from "../../platform/http/Principal.ts"
import { recordConsent, requirePrivacyPolicy } from "./consent.ts"
import { mailWelcome } from "./newsletterMails.ts"
import {
  addressOf,
  findSubscription,
  subscriptionNotFound,
  ownAddress,
  presentSubscription,
  type WireState,
} from "./subscriptions.ts"

type Schemas = components["schemas"]

/**
 * Confirms a subscription: one conditional update, so that of two clicks only one subscribes and both get the same
 * response.
 */
export const confirmSubscription = async (
  services: SandboxServices,
  store: ResolvedStore,
  { email: written, hash, origins, policies }: Schemas["NewsletterConfirmation"],
): Promise<WireState> => {
  if (policies !== undefined) requirePrivacyPolicy("policies", policies)
  const { ports, storage } = services
  const now = ports.now()
  const email = addressOf(written)
  return storage.transaction(async (work) => {
    const manage = newToken(ports, "nl_")
    const confirmed = await work.db
      .updateTable("newsletter_subscription")
      .set({ state: "subscribed", confirm_until: null, manage_hash: tokenHash(manage), changed_at: now })
      .where("store_id", "=", store.id)
      .where("email", "=", email)
      .where("confirm_hash", "=", tokenHash(hash))
      .where("state", "=", "pending")
      .where("confirm_until", ">=", now)
      .returningAll()
      .executeTakeFirst()
    if (confirmed === undefined) {
      const existing = await findSubscription(work.db, store.id, email)
      if (existing?.state !== "subscribed" || existing.confirm_hash !== tokenHash(hash)) throw subscriptionNotFound()
      return presentSubscription(written, existing)
    }
    await recordConsent(work, {
      storeId: store.id,
      email,
      act: "confirmed",
      policies: policies ?? [],
      origin: origins?.join(),
      now,
    })
    await mailWelcome(work, services, {
      storeId: store.id,
      language: store.language(confirmed.language_id),
      email,
      hash: manage,
    })
    return presentSubscription(written, confirmed)
  })
}

/** Who may unsubscribe: the owner of the token in a mail, or of the account with that address. */
export interface UnsubscribeRequest {
  readonly email: string
  readonly hash?: string | undefined
  /** Unsubscribes the account of the session, which must have this address. */
  readonly myAccount?: boolean | undefined
}

/** Ends a request or a subscription; idempotent. Fails with 404 when the caller is not allowed to. */
export const endSubscription = async (
  { ports, storage }: SandboxServices,
  store: ResolvedStore,
  principal: Principal | undefined,
  { email: written, hash, myAccount }: UnsubscribeRequest,
): Promise<void> => {
  const email = addressOf(written)
  const isOwn = myAccount === true && (await ownAddress(storage.db, principal)) === email
  const now = ports.now()
  await storage.transaction(async (work) => {
    const row = await work.db
      .selectFrom("newsletter_subscription")
      .selectAll()
      .where("store_id", "=", store.id)
      .where("email", "=", email)
      .forUpdate()
      .executeTakeFirst()
    const proof = hash === undefined ? undefined : tokenHash(hash)
    const isProven =
      row !== undefined && proof !== undefined && (row.manage_hash === proof || row.confirm_hash === proof)
    if (!isOwn && !isProven) throw subscriptionNotFound()
    if (row === undefined || row.state === "ended") return
    await work.db
      .updateTable("newsletter_subscription")
      .set({ state: "ended", confirm_until: null, changed_at: now })
      .where("store_id", "=", store.id)
      .where("email", "=", email)
      .execute()
    await recordConsent(work, {
      storeId: store.id,
      email,
      act: "ended",
      policies: [],
      origin: isOwn ? "account" : undefined,
      now,
    })
  })
}

/** Returns the subscription state of an address to its owner; to every other caller the address is always unknown. */
export const readSubscriptionState = async (
  { storage }: SandboxServices,
  store: ResolvedStore,
  principal: Principal | undefined,
  written: string,
  hash: string | undefined,
): Promise<WireState> => {
  const email = addressOf(written)
  const row = await findSubscription(storage.db, store.id, email)
  const proof = hash === undefined ? undefined : tokenHash(hash)
  const isProven = row !== undefined && proof !== undefined && (row.manage_hash === proof || row.confirm_hash === proof)
  const isOwn = (await ownAddress(storage.db, principal)) === email
  return isOwn || isProven ? presentSubscription(written, row) : { email: written, status: "UNKNOWN" }
}
