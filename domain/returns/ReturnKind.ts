/**
 * What comes of a return: money once the goods are there, another size or colour, or money at once, which is owed until
 * the goods are there.
 */
export type ReturnKind = "refund" | "exchange" | "advanced"
