import { parsePageAddress } from "../../../domain/navigation/parsePageAddress.ts"
import { SEO_TEMPLATES } from "../../../domain/navigation/seoTemplates.ts"
import type { Sites } from "../../../domain/navigation/Site.ts"
import { pathBelowPrefix } from "../../../domain/navigation/siteAddress.ts"
import { backendRoute } from "../../composition/serverObservation.ts"
import { postedForm } from "../forms/postedForm.ts"
import { LIVENESS_PATH, READINESS_PATH } from "../readiness.ts"

/** What a request is for. Lines of files and probes are logged at `debug`. */
export type RouteKind = "api" | "page" | "form" | "file" | "probe"

/** A request without its values, for logs, metrics and traces: the number of routes is bounded. */
export interface Route {
  readonly kind: RouteKind
  /** Path template of the contract, page name, or first folder. */
  readonly template: string
}

const PROBES: readonly string[] = [LIVENESS_PATH, READINESS_PATH]
const FOLDERS = /^\/(assets|media|sandbox|sitemap|\.well-known)(?=\/|$)/
const FILE = /^\/[\w-]+\.(?:xml|txt|ico|png|svg|webmanifest|json|js)$/
const CONTRACT = /^\/(itxrest|api|integration|v1)\//
const METHODS: readonly string[] = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]

/** Returns the route of a request; the same one for all URLs that differ in values only. */
export function routeOf(method: string, pathname: string, { mobile }: Sites): Route {
  if (PROBES.includes(pathname)) return { kind: "probe", template: pathname }
  const [, api] = CONTRACT.exec(pathname) ?? []
  if (api !== undefined) return { kind: "api", template: backendRoute(method, pathname)?.template ?? `/${api}/{other}` }
  const [, folder] = FOLDERS.exec(pathname) ?? []
  if (folder !== undefined) return { kind: "file", template: `/${folder}/{file}` }
  if (FILE.test(pathname)) return { kind: "file", template: "/{file}" }
  const path = (mobile === undefined ? undefined : pathBelowPrefix(pathname, mobile)) ?? pathname
  if (method === "POST" && postedForm(path) !== undefined) return { kind: "form", template: "form" }
  const page = parsePageAddress(path, () => undefined)?.page ?? parsePageAddress(`${path}/`, () => undefined)?.page
  if (page === undefined) return { kind: "page", template: "unknown" }
  return { kind: "page", template: SEO_TEMPLATES.has(page) ? page : "other page" }
}

/** Returns a method of HTTP, or `other`: clients can invent methods. */
export function methodLabel(method: string): string {
  return METHODS.includes(method) ? method : "other"
}
