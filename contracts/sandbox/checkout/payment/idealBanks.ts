import type { components } from "../../../generated/checkout.d.ts"

type IdealBank = components["schemas"]["IdealBank"]

/** Fictitious banks, sorted by name. */
export const IDEAL_BANKS: readonly IdealBank[] = [
  { bankId: "canal", name: "Canal Bank" },
  { bankId: "dike", name: "Dike Bank" },
  { bankId: "polder", name: "Polder Bank" },
  { bankId: "tulip", name: "Tulip Bank" },
]

export const findIdealBank = (bankId: string | undefined): IdealBank | undefined =>
  IDEAL_BANKS.find((bank) => bank.bankId === bankId)
