import { AddressGateway } from "../../application/address/AddressGateway.ts"
import { httpAddressGateway } from "../backend/address/HttpAddressGateway.ts"
import type { AccountPorts, BrowserAccount } from "./browserAccount.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway } from "./identityModule.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"

/** Ports of account changes, in addition to sign-in. */
export const settingsPorts = [AddressGateway] as const

export type SettingsPorts = AccountPorts | (typeof settingsPorts)[number]["Identifier"]

/** The base of `browserExport`. */
export type BrowserSettings = LinkedPorts<SettingsPorts>

/** Adds the services of account changes to `browserAccount`. */
export function browserSettings(account: BrowserAccount): BrowserSettings {
  return linkPorts(settingsPorts, [adapterModule(gateway(AddressGateway, httpAddressGateway))], account)
}
