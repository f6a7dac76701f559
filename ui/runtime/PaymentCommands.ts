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

/** What can be asked about the ways to pay; fetched when the first of it is. */
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
   * What the gift cards pay as things are now, whichever device they were added on; nothing where the shop will have
   * none.
   */
  readonly loadGiftCards: (payment: OpenPayment) => Promise<CommandResult<CardAdjustments | undefined>>
  /** Whether a card is the shop's own, and in which parts it would pay an amount. */
  readonly checkAffinity: (
    card: AffinityCard,
    amount: Money,
    captcha: SolvedCaptcha | undefined,
  ) => Promise<CommandResult<AffinityResult>>
  /** With `isRepay` those that can pay an order again. */
  readonly savedCards: (isRepay: boolean) => Promise<CommandResult<WalletCards>>
  readonly banks: () => Promise<CommandResult<readonly IdealBank[]>>
  readonly klarna: (payment: OpenPayment, captcha: SolvedCaptcha | undefined) => Promise<CommandResult<KlarnaSession>>
  /** Whether the device has a wallet that can pay. */
  readonly hasDeviceWallet: () => Promise<CommandResult<boolean>>
  /** Opens the device's wallet, in the press that calls it. */
  readonly confirmOnDevice: (
    confirmation: DeviceConfirmation,
  ) => Promise<CommandResult<TokenPayment, DeviceWalletClosed | ShopError>>
  /** Tells the open wallet how the payment ended. */
  readonly completeDevicePayment: (isPaid: boolean) => Promise<CommandResult<void>>
  /** Has the shop remember the way that was chosen, where the privacy policy is accepted. */
  readonly savePreferredMethod: (orderId: OrderId, choice: PaymentMethodChoice) => Promise<CommandResult<void>>
  /** The method that was chosen before. */
  readonly preferredMethod: (orderId: OrderId) => Promise<CommandResult<string | undefined>>
  readonly pollScan: (
    payment: OrderId | OpenPayment,
    qr: PaymentQr,
    isLast: boolean,
  ) => Promise<CommandResult<ScanState>>
  /** The dark squares of a code as the path of a drawing, in units of one square. */
  readonly drawQr: (payload: string) => Promise<CommandResult<{ readonly size: number; readonly path: string }>>
}
