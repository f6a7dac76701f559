import { pollScan } from "../../../application/checkout/pollScan.ts"
import { checkAffinity } from "../../../application/checkout/checkAffinity.ts"
import { confirmOnDevice } from "../../../application/checkout/confirmOnDevice.ts"
import { DeviceWallet } from "../../../application/checkout/DeviceWallet.ts"
import { addGiftCard, loadGiftCards, removeGiftCard } from "../../../application/checkout/orderGiftCards.ts"
import { PaymentGateway } from "../../../application/checkout/PaymentGateway.ts"
import { loadPreferredMethod, savePreferredMethod } from "../../../application/checkout/preferredPaymentMethod.ts"
import { WalletCardGateway } from "../../../application/wallet/WalletCardGateway.ts"
import type { CheckoutRoot } from "../../../adapters/composition/browserCheckout.ts"
import { browserPaymentMethods, fetchQrPath } from "../../../adapters/composition/browserPaymentMethods.ts"
import type { PaymentCommands } from "../../runtime/PaymentCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import { toPaymentRef } from "./toPaymentRef.ts"

/** Commands for payment methods. */
export function createPaymentCommands(checkout: CheckoutRoot): PaymentCommands {
  const run = programRunner(browserPaymentMethods(checkout).context)
  return {
    addGiftCard: (payment, entry, captcha) => run(addGiftCard(payment.orderId, entry, captcha, toPaymentRef(payment))),
    removeGiftCard: (payment, cardHash, known) =>
      run(removeGiftCard(payment.orderId, cardHash, known, toPaymentRef(payment))),
    loadGiftCards: (payment) => run(loadGiftCards(payment.orderId, toPaymentRef(payment))),
    checkAffinity: (card, amount, captcha) => run(checkAffinity(card, amount, captcha)),
    savedCards: (isRepay) =>
      run(WalletCardGateway.use((gateway) => gateway.listWalletCards(...(isRepay ? [true] : [])))),
    banks: () => run(PaymentGateway.use((gateway) => gateway.listIdealBanks)),
    klarna: (payment, captcha) =>
      run(
        PaymentGateway.use((gateway) =>
          gateway.createKlarnaSession(payment.orderId, toPaymentRef(payment).guestToken, captcha),
        ),
      ),
    hasDeviceWallet: () => run(DeviceWallet.use((wallet) => wallet.canPay)),
    confirmOnDevice: (confirmation) => run(confirmOnDevice(confirmation)),
    completeDevicePayment: (isPaid) => run(DeviceWallet.use((wallet) => wallet.complete(isPaid))),
    savePreferredMethod: (orderId, choice) => run(savePreferredMethod(orderId, choice)),
    preferredMethod: (orderId) => run(loadPreferredMethod(orderId)),
    pollScan: (payment, qr, isLast) =>
      run(
        typeof payment === "string"
          ? pollScan(payment, qr, isLast)
          : pollScan(payment.orderId, qr, isLast, toPaymentRef(payment)),
      ),
    drawQr: (payload) =>
      fetchQrPath().then(
        (qrPath) => ({ ok: true, value: qrPath(payload) }) as const,
        (error: unknown) =>
          ({
            ok: false,
            error: { _tag: "CommandDefect", detail: error instanceof Error ? error.message : "unknown" },
          }) as const,
      ),
  }
}
