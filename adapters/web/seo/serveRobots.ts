import { robotsRules } from "../../../domain/navigation/robotsRules.ts"
import type { Sites } from "../../../domain/navigation/Site.ts"
import { SITEMAP_PATH } from "./serveSitemap.ts"

/** These paths have no pages for search engines. */
const API_PATHS = ["/itxrest/", "/api/", "/integration/", "/sandbox", "/v1/"]

/** Returns the robots.txt of one of the shop's hosts. */
export function serveRobots(origin: string, sites: Sites, isStage: boolean): Response {
  const text = robotsRules({
    sites,
    isStage,
    programPaths: API_PATHS,
    sitemap: `${sites.desktop.origin ?? origin}${SITEMAP_PATH}`,
  })
  return new Response(text, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": isStage ? "no-store" : "public, max-age=3600",
    },
  })
}
