import { LogonGateway } from "../../application/account/LogonGateway.ts"
import { ProfileGateway } from "../../application/account/ProfileGateway.ts"
import { ProofGateway } from "../../application/account/ProofGateway.ts"
import { AddressBookGateway } from "../../application/address/AddressBookGateway.ts"
import { httpLogonGateway } from "../backend/account/HttpLogonGateway.ts"
import { httpProfileGateway } from "../backend/account/HttpProfileGateway.ts"
import { httpProofGateway } from "../backend/account/HttpProofGateway.ts"
import { httpAddressBookGateway } from "../backend/address/HttpAddressBookGateway.ts"
import { family } from "./Family.ts"
import { gateway } from "./identityFamily.ts"

/** How a shopper comes in, and what the shop keeps about them, over HTTP. */
export function accountFamily() {
  return family(
    gateway(LogonGateway, httpLogonGateway),
    gateway(ProofGateway, httpProofGateway),
    gateway(ProfileGateway, httpProfileGateway),
    gateway(AddressBookGateway, httpAddressBookGateway),
  )
}
