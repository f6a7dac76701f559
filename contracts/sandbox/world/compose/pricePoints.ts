/**
 * Price points by country: functions from any amount in minor units to the nearest common price point there. All return
 * an integer above zero.
 */

/** Euro cents, ending in ,95: 39,95. */
export const euroPricePoint = (cents: number): number => Math.max(1, Math.round((cents + 5) / 100)) * 100 - 5

/** Dollar cents, ending in .90: 49.90. */
export const dollarPricePoint = (cents: number): number => Math.max(1, Math.round((cents + 10) / 100)) * 100 - 10

/** Whole yen, ten below a round hundred: 5,990. */
export const yenPricePoint = (yen: number): number => Math.max(1, Math.round((yen + 10) / 100)) * 100 - 10

/** Halalas: whole riyals that end in 9: 169.00. */
export const riyalPricePoint = (halalas: number): number =>
  Math.max(1, Math.round((halalas + 100) / 1_000)) * 1_000 - 100

/** Grosze: whole zlotys that end in 9, and 90 of them: 169,90. */
export const zlotyPricePoint = (grosze: number): number => Math.max(1, Math.round((grosze + 10) / 1_000)) * 1_000 - 10

/** Whole won, a hundred below a round thousand: 59,900. */
export const wonPricePoint = (won: number): number => Math.max(1, Math.round((won + 100) / 1_000)) * 1_000 - 100

/** Agorot, ending in .90: 159.90. */
export const shekelPricePoint = (agorot: number): number => Math.max(1, Math.round((agorot + 10) / 100)) * 100 - 10

/** Fen: whole yuan that end in 9: 299.00. */
export const yuanPricePoint = (fen: number): number => Math.max(1, Math.round((fen + 100) / 1_000)) * 1_000 - 100

/** Fils, of which a thousand make a dinar, ending in .900: 13.900. */
export const dinarPricePoint = (fils: number): number => Math.max(1, Math.round((fils + 100) / 1_000)) * 1_000 - 100
