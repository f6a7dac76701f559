import * as Effect from "effect/Effect"
import { browserInfo, pageNavigator, providerPayment } from "../../adapters/composition/browserDevices.ts"
import { deviceWallet, loadQrPath } from "../../adapters/composition/browserScripts.ts"
import { httpCardAdjustmentGateway } from "../../adapters/backend/checkout/HttpCardAdjustmentGateway.ts"
import { httpCheckoutGateway } from "../../adapters/backend/checkout/HttpCheckoutGateway.ts"
import { httpPaymentGateway } from "../../adapters/backend/checkout/HttpPaymentGateway.ts"
import { httpWalletCardGateway } from "../../adapters/backend/wallet/HttpWalletCardGateway.ts"
import type { AffinityCard } from "../../application/checkout/checkAffinity.ts"
import { checkAffinity } from "../../application/checkout/checkAffinity.ts"
import type { DeviceConfirmation } from "../../application/checkout/confirmOnDevice.ts"
import { confirmOnDevice } from "../../application/checkout/confirmOnDevice.ts"
import { DeviceWallet } from "../../application/checkout/DeviceWallet.ts"
import { addGiftCard, loadGiftCards, removeGiftCard } from "../../application/checkout/orderGiftCards.ts"
import { PaymentGateway } from "../../application/checkout/PaymentGateway.ts"
import { pollScan } from "../../application/checkout/tracking/pollScan.ts"
import { loadPreferredMethod, savePreferredMethod } from "../../application/checkout/preferredPaymentMethod.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import { WalletCardGateway } from "../../application/wallet/WalletCardGateway.ts"
import type { GiftCardEntry } from "../../domain/gift-card/GiftCardEntry.ts"
import type { CardAdjustments } from "../../domain/payment/CardAdjustment.ts"
import type { PaymentMethodChoice } from "../../domain/payment/PaymentSelection.ts"
import type { PaymentQr } from "../../domain/payment/PaymentStatus.ts"
import type { Money } from "../../domain/shared/Money.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { OpenPayment } from "../runtime/OpenPayment.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"
import { toPaymentRef } from "./toPaymentRef.ts"

export type PaymentCommands = ReturnType<typeof paymentCommands>

/** Commands for payment methods. */
export function paymentCommands(base: CommandBase) {
  const run = runWith(
    base,
    pageNavigator,
    browserInfo,
    providerPayment,
    httpCheckoutGateway,
    httpCardAdjustmentGateway,
    httpPaymentGateway,
    httpWalletCardGateway,
    deviceWallet,
  )
  return {
    addGiftCard: (payment: OpenPayment, entry: GiftCardEntry, captcha: SolvedCaptcha | undefined) =>
      run(addGiftCard(payment.orderId, entry, captcha, toPaymentRef(payment))),
    removeGiftCard: (payment: OpenPayment, cardHash: string, known: CardAdjustments) =>
      run(removeGiftCard(payment.orderId, cardHash, known, toPaymentRef(payment))),
    /**
     * The amounts that gift cards currently cover, including cards added on other devices; `undefined` if the order
     * accepts none.
     */
    loadGiftCards: (payment: OpenPayment) => run(loadGiftCards(payment.orderId, toPaymentRef(payment))),
    /** Whether a card is the shop's own, and the instalments it allows for an amount. */
    checkAffinity: (card: AffinityCard, amount: Money, captcha: SolvedCaptcha | undefined) =>
      run(checkAffinity(card, amount, captcha)),
    /** With `isRepay` only cards that can pay an order again. */
    savedCards: (isRepay: boolean) =>
      run(WalletCardGateway.use((gateway) => gateway.listWalletCards(...(isRepay ? [true] : [])))),
    banks: () => run(PaymentGateway.use((gateway) => gateway.listIdealBanks)),
    klarna: (payment: OpenPayment, captcha: SolvedCaptcha | undefined) =>
      run(
        PaymentGateway.use((gateway) =>
          gateway.createKlarnaSession(payment.orderId, toPaymentRef(payment).guestToken, captcha),
        ),
      ),
    /** Whether the device has a wallet that can pay. */
    hasDeviceWallet: () => run(DeviceWallet.use((wallet) => wallet.canPay)),
    /** Opens the device's wallet; must be called during the press. */
    confirmOnDevice: (confirmation: DeviceConfirmation) => run(confirmOnDevice(confirmation)),
    /** Reports the payment result to the open wallet sheet. */
    completeDevicePayment: (isPaid: boolean) => run(DeviceWallet.use((wallet) => wallet.complete(isPaid))),
    /** Saves the chosen method on the server, if the privacy policy is accepted. */
    savePreferredMethod: (orderId: OrderId, choice: PaymentMethodChoice) => run(savePreferredMethod(orderId, choice)),
    /** The previously chosen method. */
    preferredMethod: (orderId: OrderId) => run(loadPreferredMethod(orderId)),
    pollScan: (payment: OrderId | OpenPayment, qr: PaymentQr, isLast: boolean) =>
      run(
        typeof payment === "string"
          ? pollScan(payment, qr, isLast)
          : pollScan(payment.orderId, qr, isLast, toPaymentRef(payment)),
      ),
    /** The dark modules of a QR code as an SVG path, in units of one module. */
    drawQr: (payload: string) => run(Effect.map(Effect.promise(loadQrPath), (qrPath) => qrPath(payload))),
  }
}
