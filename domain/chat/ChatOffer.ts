import * as Schema from "effect/Schema"
import { OFFER_EXPIRY_MS, OFFER_MANAGEMENT_TIMEOUT_MS } from "./chatLimits.ts"

const OfferStatus = Schema.Literals(["pending", "accepted", "rejected", "revoked"])
export type OfferStatus = typeof OfferStatus.Type

/** A conversation that a workgroup offers to an agent (XEP-0142). Times are milliseconds since 1970. */
export const ChatOffer = Schema.Struct({
  id: Schema.String,
  workgroupJid: Schema.String,
  customerJid: Schema.String,
  receivedAt: Schema.Number,
  /** The server's own limit in milliseconds, when it names one. */
  timeoutMs: Schema.optionalKey(Schema.Number),
  metadata: Schema.Record(Schema.String, Schema.String),
  status: OfferStatus,
  /** When it was accepted, rejected or revoked. */
  managedAt: Schema.optionalKey(Schema.Number),
})
export type ChatOffer = typeof ChatOffer.Type

/** Until when an offer can be accepted, in milliseconds since 1970. A server may only shorten the time. */
export function offerDeadline({ receivedAt, timeoutMs }: ChatOffer): number {
  const allowed = timeoutMs === undefined || !(timeoutMs > 0) ? OFFER_MANAGEMENT_TIMEOUT_MS : timeoutMs
  return receivedAt + Math.min(allowed, OFFER_MANAGEMENT_TIMEOUT_MS)
}

/** Whether an offer can still be accepted or rejected. */
export function isOpenOffer(offer: ChatOffer, now: number): boolean {
  return offer.status === "pending" && now < offerDeadline(offer)
}

/** Whether an offer is no longer listed: it was managed a minute ago, or was never managed in time. */
export function isExpiredOffer(offer: ChatOffer, now: number): boolean {
  return offer.managedAt === undefined ? now >= offerDeadline(offer) : now >= offer.managedAt + OFFER_EXPIRY_MS
}

/**
 * Returns an offer after a decision. The first decision wins: an acceptance that crosses a revocation changes nothing.
 */
export function decideOffer(offer: ChatOffer, decision: Exclude<OfferStatus, "pending">, now: number): ChatOffer {
  return offer.status === "pending" ? { ...offer, status: decision, managedAt: now } : offer
}
