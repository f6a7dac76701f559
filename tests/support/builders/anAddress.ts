import type { Address } from "../../../domain/address/Address.ts"

const PLACES = {
  ES: {
    zipCode: "28013",
    city: "Madrid",
    stateCode: "M",
    addressLines: ["Calle Mayor 1"],
    phones: [{ countryCode: "+34", subscriberNumber: "600000000" }],
  },
  US: {
    zipCode: "10013",
    city: "New York",
    stateCode: "NY",
    addressLines: ["1 Canal Street"],
    phones: [{ countryCode: "+1", subscriberNumber: "2125550100" }],
  },
  JP: {
    zipCode: "150-0001",
    city: "渋谷区",
    stateCode: "東京都",
    addressLines: ["神宮前1-1-1"],
    phones: [{ countryCode: "+81", subscriberNumber: "9000000000" }],
  },
  FR: {
    zipCode: "75004",
    city: "Paris",
    addressLines: ["12 rue du Métier"],
    phones: [{ countryCode: "+33", subscriberNumber: "199000000" }],
  },
  DE: {
    zipCode: "10115",
    city: "Berlin",
    addressLines: ["Webstuhlstraße 12"],
    phones: [{ countryCode: "+49", subscriberNumber: "3023125000" }],
  },
  IT: {
    zipCode: "20121",
    city: "Milano",
    stateCode: "MI",
    addressLines: ["Via del Telaio, 12"],
    phones: [{ countryCode: "+39", subscriberNumber: "3000000000" }],
  },
  PT: {
    zipCode: "1100-053",
    city: "Lisboa",
    addressLines: ["Rua do Tear, 12"],
    phones: [{ countryCode: "+351", subscriberNumber: "900000000" }],
  },
  PL: {
    zipCode: "00-001",
    city: "Warszawa",
    addressLines: ["ul. Krosna 12"],
    phones: [{ countryCode: "+48", subscriberNumber: "500000000" }],
  },
  KR: {
    zipCode: "04524",
    city: "중구",
    stateCode: "서울특별시",
    addressLines: ["베틀로 12"],
    phones: [{ countryCode: "+82", subscriberNumber: "1000000000" }],
  },
  IL: {
    zipCode: "6525001",
    city: "תל אביב-יפו",
    addressLines: ["רחוב הנול 12"],
    phones: [{ countryCode: "+972", subscriberNumber: "500000000" }],
  },
  CN: {
    zipCode: "200001",
    city: "上海",
    stateCode: "上海市",
    district: "黄浦区",
    addressLines: ["织机路12号"],
    phones: [{ countryCode: "+86", subscriberNumber: "13000000000" }],
  },
  KW: {
    zipCode: "22000",
    city: "السالمية",
    district: "السالمية",
    addressLines: ["شارع النسيج"],
    phones: [{ countryCode: "+965", subscriberNumber: "50000000" }],
  },
  SA: {
    zipCode: "12211",
    city: "الرياض",
    district: "العليا",
    addressLines: ["شارع العليا"],
    phones: [{ countryCode: "+966", subscriberNumber: "500000000" }],
  },
} as const satisfies Record<string, Partial<Address>>

export type AddressCountry = keyof typeof PLACES

/** A valid address of a country; overrides replace fields. */
export function anAddress(countryCode: AddressCountry = "ES", changes: Partial<Address> = {}): Address {
  return {
    firstName: "Ana",
    lastName: "Costura",
    email: "ana@shop.example",
    countryCode,
    ...PLACES[countryCode],
    ...changes,
  }
}
