import type { components } from "../../../../contracts/generated/account.d.ts"
import type { Address } from "../../../../domain/address/Address.ts"
import { compactCode } from "../../../../domain/address/validateAddress.ts"
import { formatPlace } from "../../../../domain/address/formatPlace.ts"
import { normalizeState } from "../../../../domain/address/normalizeState.ts"
import { whenDefined } from "../whenDefined.ts"

/**
 * Returns the address in the contract's form: digits of any script become ASCII, empty fields are left out. Unknown
 * members are sent back unchanged.
 */
export function fromAddress(address: Address): components["schemas"]["AddressInput"] {
  const text = (value: string | undefined) => value?.trim() || undefined
  // Members that no form edits. `validateAddressBody` restricts the two known ones to the contract's values.
  const otherMembers: NonNullable<Address["unknownMembers"]> = {
    ...address.unknownMembers,
    ...whenDefined(address.gender, (gender) => ({ gender: compactCode(gender) })),
    ...whenDefined(address.dropType, (dropType) => ({ dropType: compactCode(dropType) })),
  }
  return {
    ...otherMembers,
    ...whenDefined(address.id, (id) => ({ id })),
    ...(address.use === "billing" ? {} : { addressType: address.use === "delivery" ? "S" : "SB" }),
    firstName: address.firstName.trim(),
    ...whenDefined(text(address.middleName), (middleName) => ({ middleName })),
    ...whenDefined(text(address.lastName), (lastName) => ({ lastName })),
    addressLines: address.addressLines.map((line) => line.trim()).filter((line) => line !== ""),
    ...formatPlace(address),
    ...whenDefined(text(address.stateCode), (stateCode) => ({
      stateCode: normalizeState(stateCode, address.countryCode),
    })),
    ...whenDefined(text(address.stateName), (stateName) => ({ stateName })),
    ...whenDefined(text(address.district), (district) =>
      address.countryCode === "MX" ? { colony: district } : { district },
    ),
    ...whenDefined(text(address.buildingNumber), (buildingNumber) => ({ buildingNumber })),
    ...whenDefined(text(address.unitNumber), (unitNumber) => ({ unitNumber })),
    countryCode: address.countryCode,
    phones: address.phones.map(({ countryCode, subscriberNumber, unknownMembers }) => ({
      ...unknownMembers,
      // A number known only as a whole is not split.
      ...whenDefined(text(countryCode), (code) => ({ countryCode: compactCode(code) })),
      ...whenDefined(text(subscriberNumber), (number) => ({ subscriberNumber: compactCode(number) })),
    })),
    ...whenDefined(text(address.email), (email) => ({
      email,
      ...(address.unknownMembers?.["emailConfirm"] === undefined ? {} : { emailConfirm: email }),
    })),
    isShippingAddress: address.use !== "billing",
    isBilling: address.use !== "delivery",
    ...whenDefined(address.preferred, (preferred) => ({ preferred })),
    ...fromCompany(address),
    ...whenDefined(text(address.email2), (email2) => ({ email2 })),
    ...whenDefined(text(address.taxCode), (taxCode) => ({ taxCode })),
    ...whenDefined(text(address.taxRegime), (taxRegime) => ({ taxRegime })),
    ...whenDefined(text(address.receiverCode), (receiverCode) => ({
      receiverCode: compactCode(receiverCode).toUpperCase(),
    })),
    ...whenDefined(text(address.pec), (pec) => ({ pec })),
    checkedAddress: 2,
  }
}

/** The members of a company's or business client's address; without a company it is a person's. */
function fromCompany({
  company,
  clientType = company === undefined ? "P" : "B",
}: Address): Partial<components["schemas"]["AddressInput"]> {
  if (company === undefined || clientType === "P") return { clientType: "P" }
  // Required for a company, and may be empty (S5.38).
  const { registrationNumber = clientType === "C" ? "" : undefined, unknownMembers, ...rest } = company
  return {
    clientType,
    isCompany: true,
    company: {
      ...unknownMembers,
      ...rest,
      ...whenDefined(registrationNumber, (number) => ({ registrationNumber: compactCode(number) })),
    },
  }
}
