/**
 * What clothes can be used for in Mexico's invoices (c_UsoCFDI of its tax office), by code, under the names it gave.
 */
export const cfdiUses: readonly (readonly [code: string, name: string])[] = [
  ["G03", "Gastos en general"],
  ["G01", "Adquisición de mercancías"],
  ["S01", "Sin efectos fiscales"],
]

/** What an invoice says of its use where its country does not ask: that of a buyer who is not taxed in Mexico. */
export const NO_TAX_EFFECT_USE = "S01"

/** Whether a country's invoices say what the buyer uses them for. */
export function requiresCfdiUse(countryCode: string): boolean {
  return countryCode === "MX"
}
