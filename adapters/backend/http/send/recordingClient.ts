import createClient from "openapi-fetch"
import type { Client } from "openapi-fetch"
import { normalizeEmail } from "../../../../domain/shared/normalizeEmail.ts"
import { fillPath } from "../fillPath.ts"
import type { OutgoingRequest } from "./OutgoingRequest.ts"
import { serializeQuery } from "../serializeQuery.ts"
import { storableJson } from "../unstorableFields.ts"

/** Placeholder for the host; never requested. */
const PLACEHOLDER_ORIGIN = "http://request.invalid"

const recorded = new WeakMap<Response, OutgoingRequest>()

/**
 * An openapi-fetch client of one contract document that records calls instead of sending them.
 *
 * The document's types check path, parameters and body. Effect policies then apply identity, deadline, refresh and
 * replay; they need a request that can be sent twice.
 */
export function recordingClient<Paths extends object>(): Client<Paths> {
  return createClient<Paths>({
    baseUrl: PLACEHOLDER_ORIGIN,
    fetch: record,
    pathSerializer: fillPath,
    querySerializer: serializeQuery,
    bodySerializer: serializeBody,
  })
}

/** Body members that hold an email address. */
const EMAILS: readonly string[] = [
  "email",
  "email2",
  "emailConfirm",
  "pec",
  "newEmail",
  "newEmailConfirm",
  "notificationEmail",
  "receiverEmail",
  "recipient",
  "mailRecipient",
  "mailSender",
]

/**
 * Returns the body as JSON with normalized email addresses. Throws `UnstorableBodyError` for texts that the backend
 * would refuse.
 */
function serializeBody(body: unknown): BodyInit {
  if (body instanceof FormData || body instanceof Blob) return body
  return storableJson(body, (name, value: unknown) =>
    typeof value === "string" && EMAILS.includes(name) ? normalizeEmail(value) : value,
  )
}

/** Returns the request that a call of a recording client recorded. */
export function recordedRequest(result: { readonly response: Response }): OutgoingRequest {
  const request = recorded.get(result.response)
  if (request === undefined) throw new Error("The response is not from a recording client")
  return request
}

async function record(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const body = await bodyOf(request)
  const response = new Response(null, { status: 204 })
  recorded.set(response, {
    method: request.method,
    path: `${pathname}${search}`,
    headers: Object.fromEntries(request.headers),
    ...(body.length === 0 ? {} : { body }),
  })
  return response
}

/** Text, or bytes when the body is compressed. */
async function bodyOf(request: Request): Promise<string | Uint8Array<ArrayBuffer>> {
  return request.headers.get("content-type") === "application/gzip"
    ? new Uint8Array(await request.arrayBuffer())
    : request.text()
}
