import type { CardEntry } from "../../../domain/payment/Card.ts"

/** The public test number of a card that never existed, or what the test says. */
export function aCardEntry(changes: Partial<CardEntry> = {}): CardEntry {
  return { number: "4242 4242 4242 4242", holder: "Ana Costura", expiry: "12/30", securityCode: "123", ...changes }
}
