import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { WalletCard, WalletCardEntry, WalletCardName, WalletCards } from "../../domain/wallet/WalletCard.ts"
import type { QrPaymentToken } from "../../domain/wallet/WalletTicket.ts"
import type { BackendError } from "../shared/BackendError.ts"

type Answer<A> = Effect.Effect<A, BackendError>

/** Saved cards of a registered customer in one store. */
export class WalletCardGateway extends Context.Service<
  WalletCardGateway,
  {
    /** With `repay` only cards that can pay an order again. */
    readonly listWalletCards: (repay?: boolean) => Answer<WalletCards>
    readonly addWalletCard: (entry: WalletCardEntry) => Answer<WalletCard>
    readonly setDefaultWalletCard: (hash: string) => Answer<WalletCards>
    readonly deleteWalletCard: (name: WalletCardName) => Answer<void>
    /** Usable cards, optionally limited to `hashes`. Registers the device with the wallet. */
    readonly listActiveCards: (hashes?: readonly string[], deviceId?: string) => Answer<WalletCards>
    /** Cards that support QR payments. */
    readonly listQrCards: Answer<WalletCards>
    /** A token for one payment at a till, with this card or the default one. */
    readonly createQrPaymentToken: (cardId?: string) => Answer<QrPaymentToken>
  }
>()("WalletCardGateway") {}
