import { Refused } from "../http/Refused.ts"
import { refusedResponse } from "../http/responses.ts"
import { referenceFiles } from "./referenceFiles.ts"

export const REFERENCE_PATH = "/sandbox/reference"

/**
 * Swagger UI sets styles by the properties of its elements, which needs no inline style, and draws its arrows from
 * `data:` URLs; nothing is loaded from other hosts. It inserts the descriptions, sanitized by DOMPurify, as plain
 * strings, so that Trusted Types cannot be required; only DOMPurify's policy may be created.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "trusted-types dompurify",
].join("; ")

/** Returns the reference of the contract: its page, assets and documents. */
export const serveReference = async (request: Request, url: URL): Promise<Response> => {
  if (url.pathname === REFERENCE_PATH)
    return new Response(null, { status: 308, headers: { location: `${REFERENCE_PATH}/` } })
  const file = referenceFiles.get(url.pathname.slice(REFERENCE_PATH.length + 1) || "index.html")
  if (file === undefined)
    return refusedResponse(
      new Refused(404, {
        code: 404,
        key: "_ERR_NOT_FOUND",
        message: `There is no such file; the reference begins at ${REFERENCE_PATH}/.`,
      }),
    )
  if (request.method !== "GET" && request.method !== "HEAD") {
    return refusedResponse(
      new Refused(
        405,
        { code: 405, key: "_ERR_METHOD_NOT_ALLOWED", message: "The reference answers GET." },
        { allow: "GET, HEAD" },
      ),
    )
  }
  const headers = {
    "content-type": file.mediaType,
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=300",
  }
  return new Response(request.method === "HEAD" ? null : await file.read(), { headers })
}
