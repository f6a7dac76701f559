import { APP_ID } from "../../application/shared/constants.ts"
import type { StoreScope } from "../../application/store/StoreScope.ts"
import { apiVersions } from "../../domain/store/apiVersions.ts"
import type { BackendConnection } from "../backend/http/callOperation.ts"

/** The `appId` of the site that shows a store. */
export type AppId = (typeof APP_ID)[keyof typeof APP_ID]

/** 1 on the desktop site, 2 on the mobile site (S9.7). */
export function siteAppId({ store }: StoreScope["Service"]): AppId {
  return store.isOnMobileSite === true ? APP_ID.mobile : APP_ID.web
}

/** Settings of all calls of a store: site, language, type of the catalogue, and API versions of its configuration. */
export function storeDefaults(scope: StoreScope["Service"]): Omit<BackendConnection, "send"> {
  const { store, language, catalogId } = scope
  const catalog = store.catalogs.find(({ id }) => id === catalogId)
  const versions = apiVersions(store.configuration)
  return {
    appId: siteAppId(scope),
    languageId: language.id,
    ...(catalog === undefined ? {} : { typeCatalog: catalog.type }),
    ...(versions.size === 0 ? {} : { apiVersions: versions }),
  }
}
