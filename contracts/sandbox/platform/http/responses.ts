import type { ResponseFile, AnyOperationResponse } from "./Operation.ts"
import type { Refused } from "./Refused.ts"

const JSON_TYPE = "application/json; charset=utf-8"

/** Catalogue responses: shared caches may hold them for 30 seconds. */
export const PUBLIC_CACHE = "public, max-age=30"
export const NO_CACHE = "no-store"

export const jsonResponse = (status: number, json: string | Uint8Array<ArrayBuffer>, cacheControl: string): Response =>
  new Response(json, {
    status,
    headers: { "content-type": JSON_TYPE, "cache-control": cacheControl, "x-content-type-options": "nosniff" },
  })

export const refusedResponse = (refused: Refused): Response => {
  const response = jsonResponse(refused.status, JSON.stringify(refused.body), NO_CACHE)
  for (const [name, value] of Object.entries(refused.headers)) response.headers.append(name, value)
  return response
}

/** `nosniff`: browsers must not guess another type. */
const fileHeaders = (file: ResponseFile | undefined): Readonly<Record<string, string>> =>
  file === undefined
    ? {}
    : {
        "content-type": file.mediaType,
        "x-content-type-options": "nosniff",
        ...(file.name === undefined ? {} : { "content-disposition": `attachment; filename="${file.name}"` }),
      }

export const toResponse = (answer: AnyOperationResponse, text: string | undefined, cacheControl: string): Response => {
  const response =
    text !== undefined
      ? jsonResponse(answer.status, text, cacheControl)
      : new Response(answer.html ?? answer.file?.bytes ?? null, {
          status: answer.status,
          headers: {
            "cache-control": cacheControl,
            ...(answer.html === undefined ? {} : { "content-type": "text/html; charset=utf-8" }),
            ...fileHeaders(answer.file),
          },
        })
  for (const [name, value] of answer.headers ?? []) {
    if (name.toLowerCase() === "set-cookie") response.headers.append(name, value)
    else response.headers.set(name, value)
  }
  return response
}
