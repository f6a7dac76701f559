/** Uses of clothing in Mexico's invoices (c_UsoCFDI of its tax authority) by code, with their official names. */
export const cfdiUses: readonly (readonly [code: string, name: string])[] = [
  ["G03", "Gastos en general"],
  ["G01", "Adquisición de mercancías"],
  ["S01", "Sin efectos fiscales"],
]

/** Default use for countries that require none: a buyer not taxed in Mexico. */
export const NO_TAX_EFFECT_USE = "S01"

/** Whether a country's invoices state the buyer's use. */
export function requiresCfdiUse(countryCode: string): boolean {
  return countryCode === "MX"
}
