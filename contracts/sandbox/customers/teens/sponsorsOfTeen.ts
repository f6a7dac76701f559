import type { components } from "../../../generated/teens.d.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { openInvitations } from "./invitations.ts"
import { approvalsOf, endApprovals, presentApproval } from "./approvals.ts"
import { customerNumber, endLink, sponsorNotFound } from "./links.ts"

/** Returns the customer's sponsors, confirmed and requested, and open invitations. */
export const listTeenSponsors = async (
  services: SandboxServices,
  scope: CartScope,
): Promise<components["schemas"]["TeenSponsorList"]> => {
  const rows = await services.storage.db
    .selectFrom("teen_link")
    .innerJoin("customer", "customer.user_id", "teen_link.sponsor_user_id")
    .select(["teen_link.sponsor_user_id", "teen_link.state", "customer.first_name", "customer.last_name"])
    .where("teen_link.teen_user_id", "=", scope.principal.userId)
    .orderBy("teen_link.link_id")
    .execute()
  const approvals = await approvalsOf(services.storage.db, { teen: userIdNumber(scope.principal) })
  return {
    sponsors: rows.map(({ sponsor_user_id, state, first_name, last_name }) => ({
      sponsorUserId: String(sponsor_user_id),
      ...(first_name === null ? {} : { firstName: first_name }),
      ...(last_name === null ? {} : { lastName: last_name }),
      state,
    })),
    invitations: await openInvitations(services, scope),
    approvals: await Promise.all(approvals.map((row) => presentApproval(services.storage.db, scope, row))),
  }
}

/** Ends the link between the customer and a sponsor. */
export const deleteTeenSponsor = (
  { storage }: SandboxServices,
  { principal, now }: CartScope,
  sponsorUserId: string,
): Promise<void> =>
  storage.transaction(async (work) => {
    await endLink(work, sponsorUserId, principal.userId, sponsorNotFound(sponsorUserId))
    await endApprovals(work, { sponsor: customerNumber(sponsorUserId) ?? 0, teen: userIdNumber(principal), now })
  })
