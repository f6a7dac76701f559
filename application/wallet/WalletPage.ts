import type { Wallet } from "../../domain/wallet/Wallet.ts"
import type { WalletCard } from "../../domain/wallet/WalletCard.ts"
import type { WalletMovement, WalletMovementDetail } from "../../domain/wallet/WalletMovement.ts"

/** A saved card as the pages show it. */
export interface ShownWalletCard extends WalletCard {
  /** It expires in this month or one of the next two. */
  readonly expiresSoon: boolean
  /** It can pay at a till with a QR code. */
  readonly paysByQr: boolean
}

/** The content of a customer's wallet. */
export interface WalletContent {
  readonly wallet: Wallet
  /** Own cards, the default one first. */
  readonly cards: readonly ShownWalletCard[]
  /** Newest first. */
  readonly movements: readonly WalletMovement[]
}

/** Result of a change, with the wallet afterwards. */
export interface WalletChange {
  /** `gone`: the card had been deleted before, in another window or on another device, and nothing was changed. */
  readonly outcome: "done" | "gone"
  readonly content: WalletContent
}

/** The wallet page: its content, and the movement that its address names. */
export interface WalletPage extends WalletContent {
  readonly movement?: WalletMovementDetail
}
