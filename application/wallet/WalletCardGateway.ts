import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { WalletCard, WalletCardEntry, WalletCardName, WalletCards } from "../../domain/wallet/WalletCard.ts"
import type { QrPaymentToken } from "../../domain/wallet/WalletTicket.ts"
import type { BackendError } from "../shared/BackendError.ts"

type Answer<A> = Effect.Effect<A, BackendError>

/** The saved cards of a registered shopper in one store. */
export class WalletCardGateway extends Context.Service<
  WalletCardGateway,
  {
    /** With `repay` only those that can pay an order again. */
    readonly listWalletCards: (repay?: boolean) => Answer<WalletCards>
    readonly addWalletCard: (entry: WalletCardEntry) => Answer<WalletCard>
    readonly setDefaultWalletCard: (hash: string) => Answer<WalletCards>
    readonly deleteWalletCard: (name: WalletCardName) => Answer<void>
    /**
     * Those that can be paid with; only the named ones where hashes are given. Makes the device known to the wallet.
     */
    readonly listActiveCards: (hashes?: readonly string[], deviceId?: string) => Answer<WalletCards>
    /** Those that a QR code can stand for. */
    readonly listQrCards: Answer<WalletCards>
    /** A token for one payment at a till, with this card or the default one. */
    readonly createQrPaymentToken: (cardId?: string) => Answer<QrPaymentToken>
  }
>()("WalletCardGateway") {}
