import type { Address } from "../../../domain/address/Address.ts"

const PLACES = {
  ES: { zipCode: "28013", city: "Madrid", stateCode: "M", addressLines: ["Calle Mayor 1"], phones: [{ countryCode: "+34", subscriberNumber: "600000000" }] },
  US: { zipCode: "10013", city: "New York", stateCode: "NY", addressLines: ["1 Canal Street"], phones: [{ countryCode: "+1", subscriberNumber: "2125550100" }] },
  JP: { zipCode: "150-0001", city: "渋谷区", stateCode: "東京都", addressLines: ["神宮前1-1-1"], phones: [{ countryCode: "+81", subscriberNumber: "9000000000" }] },
  SA: { zipCode: "12211", city: "الرياض", district: "العليا", addressLines: ["شارع العليا"], phones: [{ countryCode: "+966", subscriberNumber: "500000000" }] },
} as const satisfies Record<string, Partial<Address>>

export type AddressCountry = keyof typeof PLACES

/** An address that keeps every rule of its country, or differs from one where the test says. */
export function anAddress(countryCode: AddressCountry = "ES", changes: Partial<Address> = {}): Address {
  return { firstName: "Ana", lastName: "Costura", email: "ana@shop.example", countryCode, ...PLACES[countryCode], ...changes }
}
