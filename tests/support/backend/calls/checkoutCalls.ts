import type * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { AppPorts } from "../../../../application/appPorts.ts"
import { CardAdjustmentGateway } from "../../../../application/checkout/CardAdjustmentGateway.ts"
import { PaymentGateway } from "../../../../application/checkout/PaymentGateway.ts"
import { RepaymentGateway } from "../../../../application/checkout/repayment/RepaymentGateway.ts"
import { ShippingGateway } from "../../../../application/checkout/ShippingGateway.ts"
import { testCard, aNotification, aRepayment, euros } from "../builders.ts"
import { orderId } from "../scopes.ts"

const order = orderId("700000000001")
const guestToken = Redacted.make("5c0vY2m8T1xq7Zk3bN9dRw")
const giftCard = { number: Redacted.make("9280111122224444"), securityCode: Redacted.make("222") }
const search = { zipCode: "15001", kinds: ["delivery"], exclusions: ["droppoint"], addressId: "300000000001" }

/** One call of every gateway method of the area, by the operation it calls. */
export const checkoutCalls: Readonly<Record<string, Effect.Effect<unknown, unknown, AppPorts>>> = {
  editShipping: ShippingGateway.use((gateway) => gateway.editShipping(order, { rangeId: "2026-01-19.evening" })),
  listShippingTypes: ShippingGateway.use((gateway) => gateway.listShippingTypes(order, search)),
  getDefaultShipping: ShippingGateway.use((gateway) => gateway.getDefaultShipping(order, search)),
  getUniqueShipping: ShippingGateway.use((gateway) =>
    gateway.getUniqueShipping(order, { shippingMethodId: "express" }),
  ),
  getShippingDate: ShippingGateway.use((gateway) => gateway.getShippingDate(order, { dateFormat: "dd/MM/yyyy" })),
  getShippingRange: ShippingGateway.use((gateway) => gateway.getShippingRange(order, "standard")),
  listDefinedShippingRanges: ShippingGateway.use((gateway) => gateway.listDefinedShippingRanges("15001")),
  setPaymentMode: PaymentGateway.use((gateway) =>
    gateway.setPaymentMode(order, { paymentMethodId: "1", privacyAccepted: true }),
  ),
  getSelectedPayment: PaymentGateway.use((gateway) => gateway.getSelectedPayment(order)),
  checkAffinity: PaymentGateway.use((gateway) =>
    gateway.checkAffinity({
      number: Redacted.make("5399990000000000"),
      vatin: Redacted.make("12345678Z"),
      amount: euros(12985),
    }),
  ),
  listIdealBanks: PaymentGateway.use((gateway) => gateway.listIdealBanks),
  createUnboundPayment: PaymentGateway.use((gateway) => gateway.createUnboundPayment("1", testCard())),
  deleteUnboundPayment: PaymentGateway.use((gateway) => gateway.deleteUnboundPayment),
  createCardPaymentSession: PaymentGateway.use((gateway) =>
    gateway.createCardPaymentSession(order, "1", "hostedFields"),
  ),
  createKlarnaSession: PaymentGateway.use((gateway) => gateway.createKlarnaSession(order)),
  getAlipayStatus: PaymentGateway.use((gateway) => gateway.getAlipayStatus(order, { isLastRequest: false })),
  receivePaymentNotification: PaymentGateway.use((gateway) => gateway.receivePaymentNotification(aNotification())),
  checkBlacklist: PaymentGateway.use((gateway) => gateway.checkBlacklist),
  addCardAdjustments: CardAdjustmentGateway.use((gateway) =>
    gateway.addCardAdjustments(order, [giftCard], { captcha: { id: "c-204", value: "7KQ2M" } }),
  ),
  updateCardAdjustments: CardAdjustmentGateway.use((gateway) =>
    gateway.updateCardAdjustments(order, [{ cardHash: "a.5c0vY2m8T1xq7Zk3bN9dRwQ4", amount: euros(1000) }]),
  ),
  deleteCardAdjustments: CardAdjustmentGateway.use((gateway) =>
    gateway.deleteCardAdjustments(order, { isRepay: true }),
  ),
  submitAsyncRepay: RepaymentGateway.use((gateway) => gateway.submitAsyncRepay(order, aRepayment())),
  submitGuestAsyncRepay: RepaymentGateway.use((gateway) =>
    gateway.submitGuestAsyncRepay(order, guestToken, aRepayment()),
  ),
}
