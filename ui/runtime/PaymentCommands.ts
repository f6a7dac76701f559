import type { AffinityCard } from "../../application/checkout/checkAffinity.ts"
import type { DeviceConfirmation } from "../../application/checkout/confirmOnDevice.ts"
import type { DeviceWalletClosed } from "../../application/checkout/DeviceWallet.ts"
import type { ScanState } from "../../application/checkout/pollScan.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { GiftCardEntry } from "../../domain/gift-card/GiftCardEntry.ts"
import type { CardAdjustments } from "../../domain/payment/CardAdjustment.ts"
import type { AffinityResult, IdealBank, PaymentMethodChoice } from "../../domain/payment/PaymentSelection.ts"
import type { TokenPayment } from "../../domain/payment/PaymentEntry.ts"
import type { KlarnaSession } from "../../domain/payment/PaymentSession.ts"
import type { PaymentQr } from "../../domain/payment/PaymentStatus.ts"
import type { Money } from "../../domain/shared/Money.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { WalletCards } from "../../domain/wallet/WalletCard.ts"
import type { CommandResult, ShopError } from "./CommandResult.ts"
import type { OpenPayment } from "./OpenPayment.ts"

/** Commands for payment methods, loaded on first use. */
export interface PaymentCommands {
  readonly addGiftCard: (
    payment: OpenPayment,
    entry: GiftCardEntry,
    captcha: SolvedCaptcha | undefined,
  ) => Promise<CommandResult<CardAdjustments>>
  readonly removeGiftCard: (
    payment: OpenPayment,
    cardHash: string,
    known: CardAdjustments,
  ) => Promise<CommandResult<CardAdjustments>>
  /**
   * The amounts that gift cards currently cover, including cards added on other devices; `undefined` if the order
   * accepts none.
   */
  readonly loadGiftCards: (payment: OpenPayment) => Promise<CommandResult<CardAdjustments | undefined>>
  /** Whether a card is the shop's own, and the instalments it allows for an amount. */
  readonly checkAffinity: (
    card: AffinityCard,
    amount: Money,
    captcha: SolvedCaptcha | undefined,
  ) => Promise<CommandResult<AffinityResult>>
  /** With `isRepay` only cards that can pay an order again. */
  readonly savedCards: (isRepay: boolean) => Promise<CommandResult<WalletCards>>
  readonly banks: () => Promise<CommandResult<readonly IdealBank[]>>
  readonly klarna: (payment: OpenPayment, captcha: SolvedCaptcha | undefined) => Promise<CommandResult<KlarnaSession>>
  /** Whether the device has a wallet that can pay. */
  readonly hasDeviceWallet: () => Promise<CommandResult<boolean>>
  /** Opens the device's wallet; must be called during the press. */
  readonly confirmOnDevice: (
    confirmation: DeviceConfirmation,
  ) => Promise<CommandResult<TokenPayment, DeviceWalletClosed | ShopError>>
  /** Reports the payment result to the open wallet sheet. */
  readonly completeDevicePayment: (isPaid: boolean) => Promise<CommandResult<void>>
  /** Saves the chosen method on the server, if the privacy policy is accepted. */
  readonly savePreferredMethod: (orderId: OrderId, choice: PaymentMethodChoice) => Promise<CommandResult<void>>
  /** The previously chosen method. */
  readonly preferredMethod: (orderId: OrderId) => Promise<CommandResult<string | undefined>>
  readonly pollScan: (
    payment: OrderId | OpenPayment,
    qr: PaymentQr,
    isLast: boolean,
  ) => Promise<CommandResult<ScanState>>
  /** The dark modules of a QR code as an SVG path, in units of one module. */
  readonly drawQr: (payload: string) => Promise<CommandResult<{ readonly size: number; readonly path: string }>>
}
