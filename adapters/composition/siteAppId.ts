import { APP_ID } from "../../application/shared/constants.ts"
import type { StoreScope } from "../../application/store/StoreScope.ts"

/** The `appId` of the site that shows a store. */
export type AppId = (typeof APP_ID)[keyof typeof APP_ID]

/** 1 on the desktop site, 2 on the mobile site (S9.7). */
export function siteAppId({ store }: StoreScope["Service"]): AppId {
  return store.isOnMobileSite === true ? APP_ID.mobile : APP_ID.web
}
