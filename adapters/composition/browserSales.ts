import { ProfileGateway } from "../../application/account/ProfileGateway.ts"
import { accountModule } from "./accountModule.ts"
import type { PagesPorts } from "./browserPages.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"

/** Ports for following a store's sales, in addition to the catalogue's. */
const salesPorts = [ProfileGateway] as const

/** Adds the services that update an open page to `browserPages`. */
export function browserSales(
  pages: LinkedPorts<PagesPorts>,
): LinkedPorts<PagesPorts | (typeof salesPorts)[number]["Identifier"]> {
  return linkPorts(salesPorts, [accountModule()], pages)
}
