import { AccountGateway } from "../../application/account/AccountGateway.ts"
import { CustomerRecordGateway } from "../../application/account/CustomerRecordGateway.ts"
import { ProductGateway } from "../../application/catalog/ProductGateway.ts"
import { httpAccountGateway } from "../backend/account/HttpAccountGateway.ts"
import { httpCustomerRecordGateway } from "../backend/account/HttpCustomerRecordGateway.ts"
import { httpProductGateway } from "../backend/catalog/HttpProductGateway.ts"
import type { BrowserRoot } from "./browserRoot.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway } from "./identityModule.ts"
import { linkPorts } from "./linkPorts.ts"

/** Adds the customization services to `browserRoot`. */
export function browserCustomization(root: BrowserRoot) {
  return linkPorts(
    [ProductGateway, AccountGateway, CustomerRecordGateway],
    [
      adapterModule(
        gateway(ProductGateway, httpProductGateway),
        gateway(AccountGateway, httpAccountGateway),
        gateway(CustomerRecordGateway, httpCustomerRecordGateway),
      ),
    ],
    root,
  )
}
