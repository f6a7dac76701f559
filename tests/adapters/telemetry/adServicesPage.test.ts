import { describe, expect, it } from "vitest"
import { adServicesHome, adServicesPage } from "../../../adapters/web/pages/adServicesPage.ts"
import { viewedPath } from "../../../adapters/web/pages/pageViewPixel.ts"
import type { GroupDecision } from "../../../domain/consent/ConsentDecision.ts"

const CONVERSION = { GOOGLE_ADS_CONVERSION: "AW-123456789/AbC-D_efG" }
const QUERY = "orderId=7001&value=59.90&currency=EUR"
const served = (
  personalization: GroupDecision,
  configuration: Readonly<Record<string, string>> = CONVERSION,
  query = QUERY,
) => adServicesPage(configuration, { analytics: "granted", personalization }, new URLSearchParams(query))

describe("the hidden ad services page", () => {
  it("F165 exists only with consent to personalization, in a store with a conversion, for a valid purchase", () => {
    expect(served("granted").status).toBe(200)
    for (const refused of [
      served("denied"),
      served("unknown"),
      served("granted", {}),
      served("granted", { GOOGLE_ADS_CONVERSION: "AW-1</script>" }),
      served("granted", CONVERSION, "orderId=7001&value=59.90&currency=EUR</script>"),
      served("granted", CONVERSION, "orderId=7001&value=-1&currency=EUR"),
      served("granted", CONVERSION, ""),
    ])
      expect(refused.status).toBe(404)
  })

  it("has a policy of its own: an origin of its own, and only the hosts of the service", async () => {
    const page = served("granted")
    const policy = page.headers.get("content-security-policy") ?? ""
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("sandbox allow-scripts")
    expect(policy).not.toContain("allow-same-origin")
    expect(policy).toContain("frame-ancestors 'self'")
    const text = await page.text()
    expect(text).toContain('"send_to":"AW-123456789/AbC-D_efG","transaction_id":"7001","value":59.9,"currency":"EUR"')
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "none"
    expect(text.split(`nonce="${nonce}"`)).toHaveLength(3)
  })

  it("has its own address below a store's home", () => {
    expect(adServicesHome("/10000034/itx-google-ad-services-page")).toBe("/10000034/")
    expect(adServicesHome("/10000034/-5/itx-google-ad-services-page")).toBe("/10000034/-5/")
    expect(adServicesHome("/10000034/itx-google-ad-services-page/x")).toBeUndefined()
  })
})

describe("the picture of a page without scripts", () => {
  it("names a page of the shop and no other site", () => {
    const of = (page: string) => viewedPath("/10000034/page-view.gif", `?page=${encodeURIComponent(page)}`)
    expect(of("/10000034/search/dress?colFilter=navy")).toBe("/10000034/search/dress?colFilter=navy")
    expect([of("//evil.example"), of("https://evil.example"), of("")]).toEqual(["/", "/", "/"])
    expect(viewedPath("/10000034/other.gif", "?page=/")).toBeUndefined()
  })
})
