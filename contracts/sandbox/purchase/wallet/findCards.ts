import type { components } from "../../../generated/wallet.d.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { forbidden, notAcceptable } from "../../platform/http/Refused.ts"
import { tokenHash } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { approvedCards } from "../../customers/teens/approvals.ts"
import { isOver } from "./cardExpiry.ts"
import { activeCards, presentCard, readWalletCards, type WalletCardRow, type WireWalletCard } from "./walletCards.ts"
import { lockRunning } from "../../customers/session/lockRunning.ts"

type ActiveCardsRequest = components["schemas"]["ActiveCardsRequest"]

const REPAY = new Set(["1", "true"])
const MAXIMUM_DEVICES = 20

/** Returns the customer's cards; for a retried payment only valid ones. Fails with 403 for another user. */
export const listCards = async (
  { storage }: SandboxServices,
  scope: CartScope,
  { userId, repay }: { readonly userId?: string | undefined; readonly repay?: string | undefined },
): Promise<readonly WalletCardRow[]> => {
  if (userId !== undefined && userId !== scope.principal.userId) throw forbidden("Only one's own wallet.")
  const cards = await readWalletCards(storage.db, scope)
  return REPAY.has(repay ?? "") ? activeCards(cards, scope.now) : cards
}

/** Returns the sponsors' cards with which a teen can pay the open cart; each is named by its approval. */
export const listApprovedCards = async (
  { storage: { db } }: SandboxServices,
  scope: CartScope,
): Promise<readonly WireWalletCard[]> => {
  const approvals = await approvedCards(db, scope)
  const cards = await Promise.all(
    approvals.map(async ({ payHash, cardHash, sponsorUserId, sponsorName }) => {
      const card = await db
        .selectFrom("wallet_card")
        .selectAll()
        .where("card_hash", "=", cardHash)
        .where("user_id", "=", sponsorUserId)
        .where("store_id", "=", scope.store.id)
        .executeTakeFirst()
      return card === undefined || isOver(card, scope.now)
        ? []
        : [
            {
              ...presentCard({ ...card, is_default: false, holder: sponsorName, tag: sponsorName || null }, scope.now),
              cardGuid: payHash,
              hash: payHash,
            },
          ]
    }),
  )
  return cards.flat()
}

/** Returns the valid cards. Fails with 422 when a payment names a card that is not one of them. */
export const listActive = async (
  services: SandboxServices,
  scope: CartScope,
  { paymentData, deviceId }: ActiveCardsRequest,
): Promise<readonly WalletCardRow[]> => {
  const cards = activeCards(await readWalletCards(services.storage.db, scope), scope.now)
  const named = (paymentData ?? []).flatMap(({ cardGuid, cardHash }, index) => {
    if (cardGuid === undefined && cardHash === undefined) return []
    const card = cards.find(
      (one) =>
        (cardGuid === undefined || one.card_guid === cardGuid) &&
        (cardHash === undefined || one.card_hash === cardHash),
    )
    return [{ index, card }]
  })
  const unknown = named.filter(({ card }) => card === undefined)
  if (unknown.length > 0) {
    throw notAcceptable(
      "_ERR_CARD_NOT_VALID",
      "A card cannot be paid with.",
      unknown.map(({ index }) => ({
        field: `paymentData.${index}`,
        rule: "unknown",
        message: "There is no such card, or it has ended.",
      })),
    )
  }
  if (deviceId !== undefined) await rememberDevice(services, scope, deviceId)
  return named.length === 0 ? cards : cards.filter((one) => named.some(({ card }) => card?.card_id === one.card_id))
}

/** Fails with 403 for a device that has never listed cards. */
export const requireDevice = async (
  { storage }: SandboxServices,
  { principal }: CartScope,
  deviceId: string | undefined,
): Promise<void> => {
  if (deviceId === undefined) return
  const known = await storage.db
    .selectFrom("wallet_device")
    .select("seen_at")
    .where("user_id", "=", userIdNumber(principal))
    .where("device_hash", "=", tokenHash(deviceId))
    .executeTakeFirst()
  if (known === undefined) throw forbidden("The wallet does not know this device.")
}

const rememberDevice = async (
  { storage }: SandboxServices,
  { principal, now }: CartScope,
  deviceId: string,
): Promise<void> => {
  const user_id = userIdNumber(principal)
  await storage.transaction(async (work) => {
    await lockRunning(work, principal)
    await work.db
      .insertInto("wallet_device")
      .values({ user_id, device_hash: tokenHash(deviceId), seen_at: now })
      .onConflict((conflict) => conflict.columns(["user_id", "device_hash"]).doUpdateSet({ seen_at: now }))
      .execute()
    const stored = await work.db
      .selectFrom("wallet_device")
      .select("device_hash")
      .where("user_id", "=", user_id)
      .orderBy("seen_at", "desc")
      .limit(MAXIMUM_DEVICES)
      .execute()
    await work.db
      .deleteFrom("wallet_device")
      .where("user_id", "=", user_id)
      .where(
        "device_hash",
        "not in",
        stored.map(({ device_hash }) => device_hash),
      )
      .execute()
  })
}
