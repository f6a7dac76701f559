import { ProfileGateway } from "../../application/account/ProfileGateway.ts"
import { accountModule } from "./accountModule.ts"
import type { PagesPorts } from "./browserPages.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"

/** What following a store's sales needs beyond the catalogue. */
const salesPorts = [ProfileGateway] as const

/** The services that a page which stays open is kept up to date by, on top of those of `browserPages`. */
export function browserSales(
  pages: LinkedPorts<PagesPorts>,
): LinkedPorts<PagesPorts | (typeof salesPorts)[number]["Identifier"]> {
  return linkPorts(salesPorts, [accountModule()], pages)
}
