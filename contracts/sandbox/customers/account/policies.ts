import type { components } from "../../../generated/account.d.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { notFound } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { GUEST_USER_ID } from "./readUser.ts"

type Schemas = components["schemas"]

const accepted = async ({ storage }: SandboxServices, scope: CartScope) =>
  storage.db
    .selectFrom("accepted_policy")
    .select(["policy_type", "accepted_at"])
    .where("user_id", "=", userIdNumber(scope.principal))
    .where("store_id", "=", scope.store.id)
    .orderBy("policy_type")
    .execute()

/** The policies of this store that the customer has accepted. */
export const savedPolicies = async (
  services: SandboxServices,
  scope: CartScope,
): Promise<Schemas["SavedPolicies"]> => ({
  policies: (await accepted(services, scope)).map(({ policy_type, accepted_at }) => ({
    type: policy_type,
    acceptedAt: new Date(accepted_at).toISOString(),
  })),
})

/** Whether the customer has accepted these policies. Fails with 404 for an unknown user id and for another user's. */
export const validatePolicies = async (
  services: SandboxServices,
  scope: CartScope,
  types: readonly number[],
  userId: string | undefined,
): Promise<Schemas["PolicyValidation"]> => {
  const own = scope.principal.kind === "guest" ? GUEST_USER_ID : scope.principal.userId
  if (userId !== undefined && userId !== own) throw notFound("There is no such user.", userId)
  const known = new Set((await accepted(services, scope)).map(({ policy_type }) => policy_type))
  const policies = [...new Set(types)].map((type) => ({ type, accepted: known.has(type) }))
  return { accepted: policies.every((policy) => policy.accepted), policies }
}
