import type { CardEntry } from "../../../domain/payment/Card.ts"

/** Card data with a public test number; overrides replace fields. */
export function aCardEntry(changes: Partial<CardEntry> = {}): CardEntry {
  return { number: "4242 4242 4242 4242", holder: "Ana Costura", expiry: "12/30", securityCode: "123", ...changes }
}
