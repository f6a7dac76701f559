import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { Delegation, DelegationEvent, DelegationRefusedReason } from "../delegation/Delegation.ts"
import { delegationRefusedReason } from "../delegation/Delegation.ts"

const OriginField = Schema.String.check(Schema.isPattern(/^\P{C}{1,128}$/u))

/** A client for whom staff shop on this device, as the device stores it. Its delegation expires with the session. */
export const AssistedShopping = Schema.Struct({
  storeId: Schema.String,
  agentId: Schema.String,
  agentName: OriginField,
  clientId: Schema.String,
  /** Email address, user ID or name that the agent entered. */
  clientName: Schema.String,
  forcePurchase: Schema.Boolean,
  deviceSerial: Schema.optionalKey(OriginField),
  /** ISO 8601. */
  expiresAt: Schema.String,
  log: Schema.Array(Schema.Struct({ event: Schema.Literals(["granted", "used", "revoked"]), at: Schema.String })),
})

export type AssistedShopping = typeof AssistedShopping.Type

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(AssistedShopping))

/** Parses stored text; `undefined` when it is invalid. */
export function readAssistedShopping(text: string | undefined): AssistedShopping | undefined {
  return Option.getOrUndefined(decode(text))
}

/** The client's permission for the agent; the client pays. */
export function staffDelegation({ agentId, clientId, storeId, expiresAt, log }: AssistedShopping): Delegation {
  return {
    id: `${storeId}-${agentId}-${clientId}`,
    kind: "staff",
    grantorId: clientId,
    delegateId: agentId,
    expiresAt,
    ...(log.some(({ event }) => event === "revoked") ? { endedAs: "revoked" } : {}),
    log,
  }
}

/** Returns why the agent can no longer act for the client; `undefined` while they can. */
export function assistanceEnded(shopping: AssistedShopping, now: number): DelegationRefusedReason | undefined {
  return delegationRefusedReason(staffDelegation(shopping), { userId: shopping.agentId, amount: 0, now })
}

/** Adds an entry to the log of the delegation; `at` in ISO 8601. */
export function logAssistance(
  shopping: AssistedShopping,
  event: DelegationEvent["event"],
  at: string,
): AssistedShopping {
  return { ...shopping, log: [...shopping.log, { event, at }] }
}

/** An agent's sign-in to shop for a client, as entered. */
export interface AssistedForm {
  readonly agentId: string
  readonly agentName: string
  readonly clientId: string
  readonly deviceSerial?: string
}

export interface AssistedRefusedReason {
  readonly field: keyof AssistedForm
  readonly rule: "required" | "pattern"
}

const PATTERNS: readonly (readonly [keyof AssistedForm, RegExp])[] = [
  ["agentId", /^[A-Za-z0-9_-]{1,64}$/],
  ["agentName", /^\P{C}{1,128}$/u],
  ["clientId", /^\P{C}{1,320}$/u],
  ["deviceSerial", /^\P{C}{1,128}$/u],
]

/** Returns the invalid fields of an agent's sign-in (contract: `AssistedPurchase`). */
export function validateAssistedForm(form: AssistedForm): readonly AssistedRefusedReason[] {
  return PATTERNS.flatMap(([field, pattern]): readonly AssistedRefusedReason[] => {
    const text = form[field]
    if (text === undefined) return []
    if (text.trim() === "") return [{ field, rule: "required" }]
    return pattern.test(text) ? [] : [{ field, rule: "pattern" }]
  })
}
