import { toWellFormed } from "../shared/toWellFormed.ts"
import { encodeLoginText } from "./loginParameters.ts"

/** Parameters of the login page (S3.2: login parameters). */
export interface LoginRequest {
  readonly storeId: string
  readonly languageCode: string
  /** Return path in the store. */
  readonly redirectUri: string
  readonly languageId?: string
  readonly storeCode?: string
  /** The caller's hint as plain text; sent as base64. */
  readonly hint?: string
  /** The customer's activity, for example `checkout`. */
  readonly context?: string
  /** Prefilled email; sent as base64 of UTF-8. */
  readonly email?: string
  readonly orderId?: string
  readonly channel?: string
  readonly guestFlow?: boolean
  readonly clientId?: string
  readonly version?: string
}

/** Default channel of a login (S9.7). */
const WEB = "web"

/** Returns the address of a login page at `path` with all given parameters; never fails, for any text. */
export function loginAddress(request: LoginRequest, path: string): string {
  const {
    storeId,
    languageCode,
    redirectUri,
    languageId,
    storeCode,
    hint,
    context,
    email,
    orderId,
    channel = WEB,
    guestFlow,
    clientId,
    version,
  } = request
  const parameters: readonly (readonly [string, string | undefined])[] = [
    ["langCode", languageCode],
    ["language", languageId],
    ["storeCode", storeCode],
    ["storeId", storeId],
    ["redirectUri", redirectUri],
    ["hlpzi", hint === undefined ? undefined : encodeLoginText(hint)],
    ["context", context],
    ["hlpEmail", email === undefined ? undefined : encodeLoginText(email)],
    ["orderId", orderId],
    ["channel", channel],
    ["guest_flow", guestFlow === undefined ? undefined : String(guestFlow)],
    ["clientId", clientId],
    ["version", version],
  ]
  const query = parameters.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(toWellFormed(value))}`],
  )
  return `${path}${path.includes("?") ? "&" : "?"}${query.join("&")}`
}
