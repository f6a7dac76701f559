import { toWellFormed } from "../shared/toWellFormed.ts"
import { encodeLoginText } from "./loginParameters.ts"

/** What the login page is told (specification, section 3: login parameters). */
export interface LoginRequest {
  readonly storeId: string
  readonly languageCode: string
  /** Where to come back to: a path of the shop. */
  readonly redirectUri: string
  readonly languageId?: string
  readonly storeCode?: string
  /** A hint of the caller's, as plain text; travels as base64. */
  readonly hint?: string
  /** What the shopper was doing, for example `checkout`. */
  readonly context?: string
  /** To fill in; travels as base64 of UTF-8. */
  readonly email?: string
  readonly orderId?: string
  readonly channel?: string
  readonly guestFlow?: boolean
  readonly clientId?: string
  readonly version?: string
}

/** The channel of a login that names none (specification, section 9). */
const WEB = "web"

/** The address of a login page at `path`, with every parameter that is given; never fails, whatever the texts hold. */
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
