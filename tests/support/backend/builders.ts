import * as Redacted from "effect/Redacted"
import type { CheckoutSubmission } from "../../../application/checkout/CheckoutGateway.ts"
import type { Repayment } from "../../../application/checkout/repayment/RepaymentGateway.ts"
import type { Address } from "../../../domain/address/Address.ts"
import type { Card } from "../../../domain/payment/Card.ts"
import type { PaymentNotification } from "../../../domain/payment/PaymentNotification.ts"
import type { Money } from "../../../domain/shared/Money.ts"
import { orderId } from "./scopes.ts"

/** Euro cents. */
export function euros(minorUnits: number): Money {
  return { minorUnits, currencyCode: "EUR" }
}

/** A valid address in Spain. */
export function anAddress(changes: Partial<Address> = {}): Address {
  return {
    firstName: "Ana",
    lastName: "Prueba",
    addressLines: ["Rúa do Exemplo 12", "3º A"],
    city: "A Coruña",
    zipCode: "15001",
    stateCode: "C",
    countryCode: "ES",
    phones: [{ countryCode: "+34", subscriberNumber: "600 000 000" }],
    email: "ana.prueba@example.org",
    ...changes,
  }
}

/** Valid card data. */
export function testCard(): Card {
  return {
    number: Redacted.make("4111111111111111"),
    securityCode: Redacted.make("123"),
    holder: "ANA PRUEBA",
    month: 12,
    year: 2030,
  }
}

/** A guest's submission by card, for 129.85 €. */
export function aSubmission(changes: Partial<CheckoutSubmission> = {}): CheckoutSubmission {
  return {
    attemptKey: "0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10",
    shipping: { shippingMethodId: "standard", kind: "delivery", addressId: "300000000001" },
    payments: [{ means: { by: "card", methodId: "1", card: testCard() }, amount: euros(12985) }],
    expectedTotal: euros(12985),
    browser: {
      javaEnabled: false,
      colorDepth: 24,
      screenHeight: 1080,
      screenWidth: 1920,
      language: "es-ES",
      timezoneOffsetMinutes: -60,
      isMobile: false,
    },
    acceptedPolicies: ["1", "2"],
    ...changes,
  }
}

/** A guest's repayment by card. */
export function aRepayment(changes: Partial<Repayment> = {}): Repayment {
  const { attemptKey, browser, payments } = aSubmission()
  return { attemptKey, payments, browser, ...changes }
}

/** The test bank's message that a payment was approved. */
export function aNotification(changes: Partial<PaymentNotification> = {}): PaymentNotification {
  return {
    provider: "bank",
    eventId: "e.1xq7Zk3bN9dRw5c0vY2m8T",
    transactionId: "b.7Qx0aVt2mN4kP9sL1dR8eWc3",
    orderId: orderId("700000000001"),
    outcome: "approved",
    amount: euros(12985),
    signature: "5d41402abc4b2a76b9719d911017c5925d41402abc4b2a76b9719d911017c592",
    ...changes,
  }
}
