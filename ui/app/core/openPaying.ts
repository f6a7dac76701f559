import { askScan } from "../../../application/checkout/askScan.ts"
import { checkAffinity } from "../../../application/checkout/checkAffinity.ts"
import { confirmOnDevice } from "../../../application/checkout/confirmOnDevice.ts"
import { DeviceWallet } from "../../../application/checkout/DeviceWallet.ts"
import { addGiftCard, readGiftCards, takeGiftCardOff } from "../../../application/checkout/giftCardsOfOrder.ts"
import { PaymentGateway } from "../../../application/checkout/PaymentGateway.ts"
import { rememberedPaymentWay, rememberPaymentWay } from "../../../application/checkout/rememberPaymentWay.ts"
import { WalletCardGateway } from "../../../application/wallet/WalletCardGateway.ts"
import type { CheckoutRoot } from "../../../adapters/composition/browserCheckout.ts"
import { browserPaying, fetchQrPath } from "../../../adapters/composition/browserPaying.ts"
import type { PayingCommands } from "../../runtime/PayingCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import { questionOf } from "./questionOf.ts"

/** The part of the core that knows the ways to pay. */
export function openPaying(checkout: CheckoutRoot): PayingCommands {
  const run = programRunner(browserPaying(checkout).context)
  return {
    addGiftCard: (payment, entry, captcha) => run(addGiftCard(payment.orderId, entry, captcha, questionOf(payment))),
    takeGiftCardOff: (payment, cardHash, known) =>
      run(takeGiftCardOff(payment.orderId, cardHash, known, questionOf(payment))),
    readGiftCards: (payment) => run(readGiftCards(payment.orderId, questionOf(payment))),
    checkAffinity: (card, amount, captcha) => run(checkAffinity(card, amount, captcha)),
    keptCards: (isRepay) =>
      run(WalletCardGateway.use((gateway) => gateway.listWalletCards(...(isRepay ? [true] : [])))),
    banks: () => run(PaymentGateway.use((gateway) => gateway.listIdealBanks)),
    klarna: (payment, captcha) =>
      run(
        PaymentGateway.use((gateway) =>
          gateway.createKlarnaSession(payment.orderId, questionOf(payment).guestToken, captcha),
        ),
      ),
    hasDeviceWallet: () => run(DeviceWallet.use((wallet) => wallet.canPay)),
    confirmOnDevice: (confirmation) => run(confirmOnDevice(confirmation)),
    endOnDevice: (isPaid) => run(DeviceWallet.use((wallet) => wallet.complete(isPaid))),
    rememberWay: (orderId, choice) => run(rememberPaymentWay(orderId, choice)),
    rememberedWay: (orderId) => run(rememberedPaymentWay(orderId)),
    askScan: (payment, qr, isLast) =>
      run(
        typeof payment === "string"
          ? askScan(payment, qr, isLast)
          : askScan(payment.orderId, qr, isLast, questionOf(payment)),
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
