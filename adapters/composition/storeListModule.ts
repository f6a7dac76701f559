import * as Context from "effect/Context"
import { StoreGateway } from "../../application/store/StoreGateway.ts"
import { httpStoreGateway } from "../backend/store/HttpStoreGateway.ts"
import { APP_ID } from "../../application/shared/constants.ts"
import { StoreScope } from "../../application/store/StoreScope.ts"
import { BackendSend } from "./backendModule.ts"
import { adapterModule } from "./AdapterModule.ts"
import { factory } from "./PortBinding.ts"
import type { AppId } from "./siteAppId.ts"
import { siteAppId } from "./siteAppId.ts"

/** The list of stores, requested before a store is known; `appId` is the desktop site's when absent. */
export function storeListModule(appId: AppId = APP_ID.web) {
  return adapterModule(
    factory(StoreGateway, [BackendSend], (services) =>
      httpStoreGateway({ send: Context.get(services, BackendSend), appId }),
    ),
  )
}

/** As `storeListModule`, for the pages of a store. */
export function pageStoreListModule() {
  return adapterModule(
    factory(StoreGateway, [BackendSend, StoreScope], (services) =>
      httpStoreGateway({
        send: Context.get(services, BackendSend),
        appId: siteAppId(Context.get(services, StoreScope)),
      }),
    ),
  )
}
