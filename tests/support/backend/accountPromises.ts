import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import type { AppPorts } from "../../../application/appPorts.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import { expect } from "vitest"
import { REST_QUERY } from "./pactArea.ts"

const { eachLike, string } = MatchersV3

export const USER_PATH = "/itxrest/2/user/store/10000034"

/** The refusal of a validation rule, with its key and field. */
export function ruleShape(key: string, field: string, rule: string) {
  return {
    code: 422,
    key,
    message: string("A sentence for developers."),
    fields: eachLike({ field, rule, message: string("A sentence for developers.") }),
  }
}

/** The shop's refusal with a key. */
export function conflictShape(key: string) {
  return { code: 409, key, message: string("A sentence for developers.") }
}

/** A call that changes something and returns an empty body. */
export function done(
  state: readonly [string, Readonly<Record<string, string>>?],
  request: readonly ["POST" | "PUT" | "DELETE", string],
  body: unknown,
  call: Effect.Effect<unknown, unknown, AppPorts>,
) {
  return {
    state,
    request,
    query: REST_QUERY,
    ...(body === undefined ? {} : { body }),
    status: 204,
    call,
    expect: (nothing: unknown) => expect(nothing).toBeUndefined(),
  }
}

/** A call that the shop refuses with a key. */
export function refusedWith(
  state: readonly [string, Readonly<Record<string, string>>?],
  request: readonly ["POST" | "PUT" | "DELETE", string],
  body: unknown,
  answer: { readonly code: number; readonly key: string },
  call: Effect.Effect<unknown, BackendError, AppPorts>,
) {
  return {
    state,
    request,
    query: REST_QUERY,
    ...(body === undefined ? {} : { body }),
    status: answer.code,
    answer,
    call: Effect.flip(call),
    expect: (error: BackendError) => expect(error.reason).toMatchObject({ _tag: "Rejected", key: answer.key }),
  }
}
