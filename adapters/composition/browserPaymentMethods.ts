import { CardAdjustmentGateway } from "../../application/checkout/CardAdjustmentGateway.ts"
import { DeviceWallet } from "../../application/checkout/DeviceWallet.ts"
import { PaymentGateway } from "../../application/checkout/PaymentGateway.ts"
import { WalletCardGateway } from "../../application/wallet/WalletCardGateway.ts"
import { lazyDeviceWallet } from "../browser/lazyDeviceWallet.ts"
import type { CheckoutPorts, CheckoutRoot } from "./browserCheckout.ts"
import { adapterModule } from "./AdapterModule.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { paymentModule } from "./paymentModule.ts"
import { constant } from "./PortBinding.ts"
import { walletModule } from "./walletModule.ts"

/** Ports of payment methods, in addition to the checkout's. */
export const paymentMethodPorts = [CardAdjustmentGateway, DeviceWallet, PaymentGateway, WalletCardGateway] as const

/** Adds the services of payment methods to `browserCheckout`. */
export function browserPaymentMethods(
  checkout: CheckoutRoot,
): LinkedPorts<CheckoutPorts | (typeof paymentMethodPorts)[number]["Identifier"]> {
  return linkPorts(
    paymentMethodPorts,
    [paymentModule(), walletModule(), adapterModule(constant(DeviceWallet, lazyDeviceWallet()))],
    checkout,
  )
}

/** Loads the QR code renderer. */
export const fetchQrPath = async () => (await import("../browser/qrPath.ts")).qrPath
