import { CardAdjustmentGateway } from "../../application/checkout/CardAdjustmentGateway.ts"
import { DeviceWallet } from "../../application/checkout/DeviceWallet.ts"
import { PaymentGateway } from "../../application/checkout/PaymentGateway.ts"
import { WalletCardGateway } from "../../application/wallet/WalletCardGateway.ts"
import { lazyDeviceWallet } from "../browser/lazyDeviceWallet.ts"
import type { CheckoutPorts, CheckoutRoot } from "./browserCheckout.ts"
import { family } from "./Family.ts"
import type { Linked } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { paymentFamily } from "./paymentFamily.ts"
import { constant } from "./PortBinding.ts"
import { walletFamily } from "./walletFamily.ts"

/** What the ways to pay need beyond the checkout. */
export const payingPorts = [CardAdjustmentGateway, DeviceWallet, PaymentGateway, WalletCardGateway] as const

/** The services of the ways to pay, on top of those of `browserCheckout`. */
export function browserPaying(
  checkout: CheckoutRoot,
): Linked<CheckoutPorts | (typeof payingPorts)[number]["Identifier"]> {
  return linkPorts(
    payingPorts,
    [paymentFamily(), walletFamily(), family(constant(DeviceWallet, lazyDeviceWallet()))],
    checkout,
  )
}

/** Fetches what draws a code to scan. */
export const fetchQrPath = async () => (await import("../browser/qrPath.ts")).qrPath
