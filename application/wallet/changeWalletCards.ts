import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { CardEntry } from "../../domain/payment/Card.ts"
import { validateCard } from "../../domain/payment/Card.ts"
import type { TokenizedCard } from "../../domain/payment/PaymentEntry.ts"
import { toCard } from "../../domain/payment/toCard.ts"
import { utcDay } from "../../domain/shared/utcDate.ts"
import type { WalletCardName } from "../../domain/wallet/WalletCard.ts"
import { validateCardTag } from "../../domain/wallet/validateWalletEntry.ts"
import { WalletRefused } from "../../domain/wallet/WalletRefused.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { loadWallet } from "./loadWallet.ts"
import { refusedByField } from "./refusedByField.ts"
import { WalletCardGateway } from "./WalletCardGateway.ts"
import type { WalletChange } from "./WalletPage.ts"

/** Name and default of a card to save. */
export interface WalletCardOptions {
  readonly tag?: string
  readonly becomesDefault?: boolean
}

/**
 * Saves a card: typed, or as the token of a vault's frame. A card that is already saved is updated.
 *
 * Fails with `WalletRefused`: before any call for invalid fields, and for a full wallet, a card that the backend does
 * not accept, and a token that was used or has expired.
 */
export const addWalletCard = Effect.fn("wallet.addCard")(function* (
  entry: CardEntry | TokenizedCard,
  { tag = "", becomesDefault = false }: WalletCardOptions = {},
) {
  const card = yield* requireCard(entry, tag)
  const gateway = yield* WalletCardGateway
  yield* refusedByField(
    gateway.addWalletCard({
      card,
      ...(tag.trim() === "" ? {} : { tag: tag.trim() }),
      ...(becomesDefault ? { becomesDefault } : {}),
    }),
  )
  return { outcome: "done", content: yield* loadWallet() } satisfies WalletChange
})

/** Renames a saved card; an empty name removes it. Fails with `WalletRefused` for an invalid one. */
export const renameWalletCard = Effect.fn("wallet.renameCard")(function* (cardId: string, tag: string) {
  const reasons = validateCardTag(tag)
  if (reasons.length > 0) return yield* new WalletRefused({ reasons })
  const gateway = yield* WalletCardGateway
  return yield* unlessGone(gateway.addWalletCard({ replaces: cardId, tag: tag.trim() }))
})

/** Makes a saved card the default one. Fails with `WalletRefused` for an expired card. */
export const setDefaultCard = Effect.fn("wallet.setDefaultCard")((hash: string) =>
  unlessGone(WalletCardGateway.use((gateway) => gateway.setDefaultWalletCard(hash))),
)

/** Deletes a saved card, by id or hash. When it was the default, the backend chooses the newest valid one (F106). */
export const deleteWalletCard = Effect.fn("wallet.deleteCard")((name: WalletCardName) =>
  unlessGone(WalletCardGateway.use((gateway) => gateway.deleteWalletCard(name))),
)

/** Runs a change of a card that may have been deleted meanwhile (F106), and returns the wallet. */
const unlessGone = Effect.fnUntraced(function* <A, R>(change: Effect.Effect<A, BackendError, R>) {
  const outcome = yield* refusedByField(
    Effect.catchReason(Effect.as(change, "done" as const), "BackendError", "NotFound", () =>
      Effect.succeed("gone" as const),
    ),
  )
  return { outcome, content: yield* loadWallet() } satisfies WalletChange
})

const requireCard = Effect.fnUntraced(function* (entry: CardEntry | TokenizedCard, tag: string) {
  const now = utcDay(yield* Clock.currentTimeMillis)
  const card = "token" in entry ? entry : toCard(entry, now)
  const reasons = [...("token" in entry ? [] : validateCard(entry, now)), ...validateCardTag(tag)]
  return card === undefined || reasons.length > 0 ? yield* new WalletRefused({ reasons }) : card
})
