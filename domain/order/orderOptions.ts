import type { OrderStage } from "./orderStage.ts"

/** What a customer can do with an order. */
export type OrderOption =
  | "pay"
  | "cancel"
  | "changeAddress"
  | "track"
  | "withdraw"
  | "return"
  | "invoice"
  | "receipt"
  | "claim"
  | "reorder"

/**
 * Options by stage. Deadlines, and refusals of single lines, come from the backend; an unknown stage keeps the options
 * that a customer is entitled to by law (R26).
 */
const OPTIONS: Readonly<Record<OrderStage, readonly OrderOption[]>> = {
  unpaid: ["pay", "cancel", "withdraw"],
  preparing: ["cancel", "changeAddress", "track", "withdraw", "return", "invoice", "receipt", "claim", "reorder"],
  shipped: ["track", "withdraw", "return", "invoice", "receipt", "claim", "reorder"],
  ready: ["track", "withdraw", "return", "invoice", "receipt", "claim", "reorder"],
  delivered: ["track", "withdraw", "return", "invoice", "receipt", "claim", "reorder"],
  collected: ["track", "withdraw", "return", "invoice", "receipt", "claim", "reorder"],
  cancelled: ["claim", "reorder"],
  refunded: ["invoice", "receipt", "claim", "reorder"],
  unknown: ["track", "withdraw", "claim", "reorder"],
}

/** Periods that limit the options of a stage. */
export interface OrderPeriods {
  /** Whether the store has a right of withdrawal, and its period for this order is not over. */
  readonly canWithdraw: boolean
  /** Whether the return period is not over. */
  readonly canReturn: boolean
}

/** Returns the options of an order in this stage. */
export function orderOptions(stage: OrderStage, { canWithdraw, canReturn }: OrderPeriods): readonly OrderOption[] {
  return OPTIONS[stage].filter((option) => (option !== "withdraw" || canWithdraw) && (option !== "return" || canReturn))
}
