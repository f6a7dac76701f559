import { CustomerRecordGateway } from "../../application/account/CustomerRecordGateway.ts"
import { StoreAgentGateway } from "../../application/agent/StoreAgentGateway.ts"
import { WorkgroupGateway } from "../../application/chat/WorkgroupGateway.ts"
import { FoundContentGateway } from "../../application/content/FoundContentGateway.ts"
import { LocationGateway } from "../../application/location/LocationGateway.ts"
import { StoreOfficeGateway } from "../../application/store/StoreOfficeGateway.ts"
import { SupportGateway } from "../../application/support/SupportGateway.ts"
import { httpCustomerRecordGateway } from "../backend/account/HttpCustomerRecordGateway.ts"
import { httpStoreAgentGateway } from "../backend/agent/HttpStoreAgentGateway.ts"
import { httpWorkgroupGateway } from "../backend/chat/HttpWorkgroupGateway.ts"
import { httpFoundContentGateway } from "../backend/content/HttpFoundContentGateway.ts"
import { httpLocationGateway } from "../backend/location/HttpLocationGateway.ts"
import { httpStoreOfficeGateway } from "../backend/store/HttpStoreOfficeGateway.ts"
import { httpSupportGateway } from "../backend/support/HttpSupportGateway.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway } from "./identityModule.ts"

/** Additional services of a store, over HTTP: customer service, agents, places, editorial content. */
export function supportModule() {
  return adapterModule(
    gateway(SupportGateway, httpSupportGateway),
    gateway(CustomerRecordGateway, httpCustomerRecordGateway),
    gateway(StoreAgentGateway, httpStoreAgentGateway),
    gateway(WorkgroupGateway, httpWorkgroupGateway),
    gateway(FoundContentGateway, httpFoundContentGateway),
    gateway(LocationGateway, httpLocationGateway),
    gateway(StoreOfficeGateway, httpStoreOfficeGateway),
  )
}
