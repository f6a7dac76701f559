import * as Context from "effect/Context"
import { StoreGateway } from "../../application/store/StoreGateway.ts"
import { httpStoreGateway } from "../backend/store/HttpStoreGateway.ts"
import { APP_ID } from "../../application/shared/constants.ts"
import { StoreScope } from "../../application/store/StoreScope.ts"
import { BackendSend } from "./backendFamily.ts"
import { family } from "./Family.ts"
import { made } from "./PortBinding.ts"
import type { AppId } from "./siteAppId.ts"
import { siteAppId } from "./siteAppId.ts"

/** The list of stores, which is asked for before there is one; `appId` is that of the desktop site when absent. */
export function storeListFamily(appId: AppId = APP_ID.web) {
  return family(
    made(StoreGateway, [BackendSend], (services) =>
      httpStoreGateway({ send: Context.get(services, BackendSend), appId }),
    ),
  )
}

/** The same, asked for by the pages of a store. */
export function pageStoreListFamily() {
  return family(
    made(StoreGateway, [BackendSend, StoreScope], (services) =>
      httpStoreGateway({
        send: Context.get(services, BackendSend),
        appId: siteAppId(Context.get(services, StoreScope)),
      }),
    ),
  )
}
