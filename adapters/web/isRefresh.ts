const REFRESH_PATH = "/integration/oauth2/refresh"

/** Whether a page asks for a new token: this server asks the backend once for all of a browser's tabs. */
export function isRefresh(request: Request): boolean {
  return request.method === "POST" && new URL(request.url).pathname === REFRESH_PATH
}
