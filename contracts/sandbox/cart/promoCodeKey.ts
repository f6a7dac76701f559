/**
 * A code as it is compared: without surrounding spaces, in compatibility form (full-width letters are letters),
 * capitals.
 */
export const promoCodeKey = (typed: string): string => typed.normalize("NFKC").trim().toUpperCase()
