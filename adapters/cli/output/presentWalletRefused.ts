import type { WalletRefused } from "../../../domain/wallet/WalletRefused.ts"

const SENTENCES = new Map([
  ["full", "The wallet holds its maximum number of cards. Delete one with `selvedge wallet delete`."],
  ["alreadySaved", "This card is already saved."],
  ["noCard", "There is no saved card. Add one with `selvedge wallet add`."],
  ["activated", "This gift card has already been activated."],
  ["unknown", "There is no such gift card, or its codes are wrong."],
  ["taken", "This receipt has already been added with other values."],
  ["used", "This payment code has expired or has already been used."],
  ["expired", "This card has expired."],
])

/** Describes why a change of the wallet was refused. */
export function presentWalletRefused({ reasons }: WalletRefused): string {
  const lines = reasons.map(({ field, rule }) => SENTENCES.get(rule) ?? `Check ${field} (${rule}).`)
  return [...new Set(lines), "Nothing was changed."].join(" ")
}
