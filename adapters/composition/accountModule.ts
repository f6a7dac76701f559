import { AuthGateway } from "../../application/account/AuthGateway.ts"
import { ProfileGateway } from "../../application/account/ProfileGateway.ts"
import { VerificationGateway } from "../../application/account/VerificationGateway.ts"
import { AddressBookGateway } from "../../application/address/AddressBookGateway.ts"
import { httpAuthGateway } from "../backend/account/HttpAuthGateway.ts"
import { httpProfileGateway } from "../backend/account/HttpProfileGateway.ts"
import { httpVerificationGateway } from "../backend/account/HttpVerificationGateway.ts"
import { httpAddressBookGateway } from "../backend/address/HttpAddressBookGateway.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway } from "./identityModule.ts"

/** Gateways of sign-in and the account, over HTTP. */
export function accountModule() {
  return adapterModule(
    gateway(AuthGateway, httpAuthGateway),
    gateway(VerificationGateway, httpVerificationGateway),
    gateway(ProfileGateway, httpProfileGateway),
    gateway(AddressBookGateway, httpAddressBookGateway),
  )
}
