import { CardAdjustmentGateway } from "../../application/checkout/CardAdjustmentGateway.ts"
import { PaymentGateway } from "../../application/checkout/PaymentGateway.ts"
import { RepaymentGateway } from "../../application/checkout/RepaymentGateway.ts"
import { ShippingGateway } from "../../application/checkout/ShippingGateway.ts"
import { httpCardAdjustmentGateway } from "../backend/checkout/HttpCardAdjustmentGateway.ts"
import { httpPaymentGateway } from "../backend/checkout/HttpPaymentGateway.ts"
import { httpRepaymentGateway } from "../backend/checkout/HttpRepaymentGateway.ts"
import { httpShippingGateway } from "../backend/checkout/HttpShippingGateway.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway, gatewayWithIds } from "./identityModule.ts"

/** Checkout options over HTTP: delivery dates and time slots, payment methods, gift cards, repayment. */
export function paymentModule() {
  return adapterModule(
    gatewayWithIds(ShippingGateway, httpShippingGateway),
    gateway(PaymentGateway, httpPaymentGateway),
    gateway(CardAdjustmentGateway, httpCardAdjustmentGateway),
    gateway(RepaymentGateway, httpRepaymentGateway),
  )
}
