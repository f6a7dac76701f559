/** A code normalised for comparison: trimmed, in compatibility form (full-width letters are letters), in capitals. */
export const promoCodeKey = (typed: string): string => typed.normalize("NFKC").trim().toUpperCase()
