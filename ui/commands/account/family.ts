import { httpTeenGateway } from "../../../adapters/backend/teen/HttpTeenGateway.ts"
import { announcingSession } from "../../../application/account/announcingSession.ts"
import type { EnteredProfile } from "../../../application/teen/sponsorTeens.ts"
import {
  addTeen,
  answerInvitation,
  approvePayment,
  endTeen,
  revokePayment,
  updateTeen,
} from "../../../application/teen/sponsorTeens.ts"
import {
  acceptSponsor,
  declineSponsor,
  endSponsor,
  inviteSponsor,
  requestPayment,
} from "../../../application/teen/teenSponsors.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import type { SponsorInvitee } from "../../../domain/teen/Teen.ts"
import type { CommandError } from "../../runtime/CommandResult.ts"
import type { CommandBase } from "../CommandBase.ts"
import { runWith } from "../CommandBase.ts"

export type FamilyCommands = ReturnType<typeof familyCommands>

/** All errors of the family commands. */
export type FamilyError = CommandError<FamilyCommands>

/** Commands for teens and sponsors; each returns the family afterwards. */
export function familyCommands(base: CommandBase) {
  const runAny = runWith(base, httpTeenGateway)
  const run: typeof runAny = (program, options) => runAny(announcingSession(program), options)
  return {
    addTeen: (teenId: string, profile: EnteredProfile) => run(addTeen(teenId, profile)),
    updateTeen: (teenId: string, changes: Partial<EnteredProfile>) => run(updateTeen(teenId, changes)),
    endTeen: (teenId: string) => run(endTeen(teenId)),
    approve: (teenId: string, orderId: OrderId, amount: number) => run(approvePayment(teenId, orderId, amount)),
    revoke: (teenId: string, orderId: OrderId) => run(revokePayment(teenId, orderId)),
    answerInvitation: (link: Parameters<typeof answerInvitation>[0], accepted: boolean) =>
      run(answerInvitation(link, accepted)),
    inviteSponsor: (invitee: SponsorInvitee) => run(inviteSponsor(invitee)),
    acceptSponsor: (sponsorUserId: string) => run(acceptSponsor(sponsorUserId)),
    declineSponsor: (sponsorUserId: string) => run(declineSponsor(sponsorUserId)),
    endSponsor: (sponsorUserId: string) => run(endSponsor(sponsorUserId)),
    requestPayment: (sponsorUserId: string) => run(requestPayment(sponsorUserId)),
  }
}
