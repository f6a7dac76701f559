import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type {
  SponsorInvitation,
  SponsorInvitee,
  Sponsorship,
  Teen,
  TeenChanges,
  TeenConfirmation,
  TeenOrder,
  TeenProfile,
  TeenSponsors,
} from "../../domain/teen/Teen.ts"
import type { TeenLimitReached, TeenRefused } from "../../domain/teen/TeenRefused.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Teens and their sponsors: registered customers only. Fails with `Forbidden` for the wrong role. */
export class TeenGateway extends Context.Service<
  TeenGateway,
  {
    /** Teens of the customer, including pending invitations. */
    readonly listTeens: Effect.Effect<readonly Teen[], BackendError>
    /** Asks to sponsor a teen, who has to confirm it. */
    readonly addTeen: (
      teenId: string,
      profile: TeenProfile,
    ) => Effect.Effect<Teen, BackendError | TeenLimitReached | TeenRefused>
    /**
     * Changes the profile, and approves or revokes a payment. Absent fields stay unchanged; the age cannot be changed.
     * Fails with `_ERR_APPROVAL_USED` when the teen has paid with the approval to be revoked.
     */
    readonly updateTeen: (
      teenId: string,
      changes: TeenChanges,
    ) => Effect.Effect<Teen, BackendError | TeenLimitReached | TeenRefused>
    readonly deleteTeen: (teenId: string) => Effect.Effect<void, BackendError>
    readonly listTeenSponsors: Effect.Effect<TeenSponsors, BackendError>
    /** Invites a sponsor by email, with a hash that only the email contains. */
    readonly inviteTeenSponsor: (
      invitee: SponsorInvitee,
    ) => Effect.Effect<SponsorInvitation, BackendError | TeenLimitReached | TeenRefused>
    readonly acceptTeenSponsor: (sponsorId: string) => Effect.Effect<Sponsorship, BackendError | TeenLimitReached>
    readonly deleteTeenSponsor: (sponsorId: string) => Effect.Effect<void, BackendError>
    /** The same, with the sponsor in the query. */
    readonly deleteTeenSponsors: (sponsorUserId: string) => Effect.Effect<void, BackendError>
    readonly confirmTeen: (
      confirmation: TeenConfirmation,
    ) => Effect.Effect<Sponsorship, BackendError | TeenLimitReached | TeenRefused>
    /** Asks a sponsor to pay the open cart. */
    readonly requestTeenPayment: (sponsorUserId: string) => Effect.Effect<TeenOrder, BackendError>
    /** Submits an order or the open cart to a sponsor. */
    readonly addTeenOrder: (sponsorUserId: string, orderId: OrderId) => Effect.Effect<TeenOrder, BackendError>
  }
>()("TeenGateway") {}
