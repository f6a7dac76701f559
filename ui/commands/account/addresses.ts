import { httpAccountGateway } from "../../../adapters/backend/account/HttpAccountGateway.ts"
import { httpAddressBookGateway } from "../../../adapters/backend/address/HttpAddressBookGateway.ts"
import { httpAddressGateway } from "../../../adapters/backend/address/HttpAddressGateway.ts"
import type { AddressUse } from "../../../application/account/addressBook.ts"
import {
  deleteFromAddressBook,
  saveToAddressBook,
  setDefaultAddress,
} from "../../../application/account/addressBook.ts"
import { announcingSession } from "../../../application/account/announcingSession.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import type { Address } from "../../../domain/address/Address.ts"
import type { CommandError } from "../../runtime/CommandResult.ts"
import type { CommandBase } from "../CommandBase.ts"
import { runWith } from "../CommandBase.ts"

export type AddressesCommands = ReturnType<typeof addressesCommands>

/** All errors of the address book. */
export type AddressBookError = CommandError<AddressesCommands>

/** Commands for the customer's address book; each returns the book afterwards. */
export function addressesCommands(base: CommandBase) {
  const runAny = runWith(base, httpAccountGateway, httpAddressGateway, httpAddressBookGateway)
  const run: typeof runAny = (program, options) => runAny(announcingSession(program), options)
  return {
    save: (address: Address, use: AddressUse, captcha?: SolvedCaptcha) => run(saveToAddressBook(address, use, captcha)),
    setDefault: (addressId: string, captcha?: SolvedCaptcha) => run(setDefaultAddress(addressId, captcha)),
    remove: (addressId: string) => run(deleteFromAddressBook(addressId)),
  }
}
