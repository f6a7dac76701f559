import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { utcDay } from "../../domain/shared/utcDate.ts"
import { expiresSoon, isOwnCard } from "../../domain/wallet/WalletCard.ts"
import { WalletCardGateway } from "./WalletCardGateway.ts"
import { WalletGateway } from "./WalletGateway.ts"
import type { WalletContent } from "./WalletPage.ts"

/** Returns the wallet with its own cards, which of them pay by QR code, and the movements. */
export const loadWallet = Effect.fn("wallet.load")(function* () {
  const cardGateway = yield* WalletCardGateway
  const gateway = yield* WalletGateway
  const [wallet, { cards }, qr, movements] = yield* Effect.all(
    [gateway.getWalletInfo(), cardGateway.listWalletCards(), cardGateway.listQrCards, gateway.listWalletMovements()],
    { concurrency: 4 },
  )
  const now = utcDay(yield* Clock.currentTimeMillis)
  const qrIds = new Set(qr.cards.map(({ id }) => id))
  const content: WalletContent = {
    wallet,
    movements,
    cards: cards
      .filter(isOwnCard)
      .map((card) => ({ ...card, expiresSoon: expiresSoon(card, now), paysByQr: qrIds.has(card.id) })),
  }
  return content
})

/**
 * Returns a movement with its order or ticket. Fails with `NotFound` for an unknown one, and with `Forbidden` for a
 * device that has not listed the active cards.
 */
export const showMovement = Effect.fn("wallet.showMovement")((code: string, deviceId?: string) =>
  WalletGateway.use((gateway) => gateway.getWalletMovement(code, deviceId)),
)
