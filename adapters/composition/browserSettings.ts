import { AddressGateway } from "../../application/address/AddressGateway.ts"
import { httpAddressGateway } from "../backend/address/HttpAddressGateway.ts"
import type { AccountPorts, BrowserAccount } from "./browserAccount.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway } from "./identityModule.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"

/** What changes to an account need beyond the ways into it. */
export const settingsPorts = [AddressGateway] as const

export type SettingsPorts = AccountPorts | (typeof settingsPorts)[number]["Identifier"]

/** What an export stands on. */
export type BrowserSettings = LinkedPorts<SettingsPorts>

/** The services of a change to an account, on top of those of `browserAccount`. */
export function browserSettings(account: BrowserAccount): BrowserSettings {
  return linkPorts(settingsPorts, [adapterModule(gateway(AddressGateway, httpAddressGateway))], account)
}
