/**
 * Kind of return: a refund after receipt, an exchange for another size or colour, or an advance refund that is due
 * until receipt.
 */
export type ReturnKind = "refund" | "exchange" | "advanced"
