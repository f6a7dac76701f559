import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { VisitSettings } from "../../../domain/navigation/resolveVisit.ts"
import { addressOnOrigin, SITE_CHOICE } from "../../../domain/navigation/resolveVisit.ts"
import type { SiteKind } from "../../../domain/navigation/Site.ts"
import type { PageData } from "../../../application/navigation/PageData.ts"

/** Returns a document's site links: canonical addresses are the desktop site's, with a link to the other site. */
export function documentSite({ frame }: PageData, site: SiteKind, origin: string, settings: VisitSettings) {
  const { desktop, mobile } = settings.sites
  const kind: SiteKind = site === "mobile" ? "desktop" : "mobile"
  const home: PageAddress | undefined =
    frame === undefined
      ? undefined
      : {
          page: "ItxHomePage",
          storeId: frame.store.id,
          languageId: frame.language.id,
          parameters: { [SITE_CHOICE]: kind },
        }
  const other = mobile === undefined || home === undefined ? undefined : addressOnOrigin(origin, home, kind, settings)
  return {
    origin: desktop.origin ?? origin,
    ...(site === "mobile" && mobile !== undefined ? { prefix: mobile.prefix } : {}),
    ...(other === undefined ? {} : { otherSite: { kind, home: other } }),
  }
}
