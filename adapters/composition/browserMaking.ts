import { AccountGateway } from "../../application/account/AccountGateway.ts"
import { ShopperRecordGateway } from "../../application/account/ShopperRecordGateway.ts"
import { ProductGateway } from "../../application/catalog/ProductGateway.ts"
import { httpAccountGateway } from "../backend/account/HttpAccountGateway.ts"
import { httpShopperRecordGateway } from "../backend/account/HttpShopperRecordGateway.ts"
import { httpProductGateway } from "../backend/catalog/HttpProductGateway.ts"
import type { BrowserRoot } from "./browserRoot.ts"
import { family } from "./Family.ts"
import { gateway } from "./identityFamily.ts"
import { linkPorts } from "./linkPorts.ts"

/** The services of what is made for a shopper, on top of those of `browserRoot`. */
export function browserMaking(root: BrowserRoot) {
  return linkPorts(
    [ProductGateway, AccountGateway, ShopperRecordGateway],
    [
      family(
        gateway(ProductGateway, httpProductGateway),
        gateway(AccountGateway, httpAccountGateway),
        gateway(ShopperRecordGateway, httpShopperRecordGateway),
      ),
    ],
    root,
  )
}
