const REFRESH_PATH = "/integration/oauth2/refresh"

/** True for a page's token refresh: this server refreshes once for all tabs of a browser. */
export function isRefresh(request: Request): boolean {
  return request.method === "POST" && new URL(request.url).pathname === REFRESH_PATH
}
