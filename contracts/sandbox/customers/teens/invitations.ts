import type { Selectable } from "kysely"
import type { components } from "../../../generated/teens.d.ts"
import { sqlKeyword } from "../../platform/storage/sqlKeyword.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { type FieldProblem, forbidden, invalidInput, refused } from "../../platform/http/Refused.ts"
import { newToken, tokenHash } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { lockMember, requireRole } from "./members.ts"
import { nameOf } from "./customerContacts.ts"
import { pageLink, sendTeenMessage } from "./teenMessages.ts"
import type { TeenTables } from "../../platform/storage/tables/TeenTables.ts"

type InvitationInput = components["schemas"]["SponsorInvitationInput"]
type WireInvitation = components["schemas"]["SponsorInvitation"]
type InvitationRow = Selectable<TeenTables["sponsor_invitation"]>

const DAY_MS = 86_400_000
const VALIDITY_DAYS = 7
const MAX_OPEN = 5
const MAX_PER_DAY = 10

/**
 * Invites a sponsor: a mail with a single-use token. The same address again closes the earlier invitation. Fails with
 * 400 for forbidden words (S5.55), 403 for sponsors and business clients, 409 after too many
 * invitations.
 */
export const inviteTeenSponsor = async (
  { storage, ports, shopUrl }: SandboxServices,
  scope: CartScope,
  input: InvitationInput,
): Promise<WireInvitation> => {
  const problems = wordProblems(input)
  if (problems.length > 0) throw invalidInput(problems)
  const { principal, store, now } = scope
  if (principal.kind === "business") throw forbidden("A business client cannot be a teen.")
  const email = input.email.toLowerCase()
  const hash = newToken(ports)
  return storage.transaction(async (work) => {
    requireRole(await lockMember(work, userIdNumber(principal)), "teen")
    await work.db
      .updateTable("sponsor_invitation")
      .set({ state: "CLOSED" })
      .where("teen_user_id", "=", userIdNumber(principal))
      .where("email", "=", email)
      .where("state", "=", "OPEN")
      .execute()
    await requireInvitationLimit(work, scope)
    const row = await work.db
      .insertInto("sponsor_invitation")
      .values({
        store_id: store.id,
        teen_user_id: userIdNumber(principal),
        first_name: input.firstName.trim(),
        last_name: input.lastName?.trim() ?? null,
        email,
        phone:
          input.phone?.subscriberNumber === undefined
            ? null
            : `${input.phone.countryCode ?? ""}${input.phone.subscriberNumber}`,
        secret_hash: tokenHash(hash),
        state: "OPEN",
        created_at: now,
        expires_at: now + VALIDITY_DAYS * DAY_MS,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const link = pageLink(shopUrl(), scope, "account/family", { teenUserId: principal.userId, hash })
    await sendTeenMessage(work, scope, {
      messageKind: "invitation",
      channel: "mail",
      recipient: email,
      name: await nameOf(work.db, principal.userId),
      link,
    })
    return presentInvitation(row)
  })
}

/** Returns the open invitations of a teen. */
export const openInvitations = async (
  { storage: { db } }: SandboxServices,
  { principal, now }: CartScope,
): Promise<readonly WireInvitation[]> => {
  const rows = await db
    .selectFrom("sponsor_invitation")
    .selectAll()
    .where("teen_user_id", "=", userIdNumber(principal))
    .where("state", "=", "OPEN")
    .where("expires_at", ">", now)
    .orderBy("invitation_id")
    .execute()
  return rows.map(presentInvitation)
}

/** Uses up the invitation of a token; undefined when it is not valid for this teen now. */
export const consumeInvitation = (
  work: UnitOfWork,
  teenUserId: number,
  hash: string,
  now: number,
): Promise<InvitationRow | undefined> =>
  work.db
    .updateTable("sponsor_invitation")
    .set({ state: "CLOSED" })
    .where("secret_hash", "=", tokenHash(hash))
    .where("teen_user_id", "=", teenUserId)
    .where("state", "=", "OPEN")
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst()

const requireInvitationLimit = async (work: UnitOfWork, { principal, now }: CartScope): Promise<void> => {
  const recent = await work.db
    .selectFrom("sponsor_invitation")
    .select(["state", "created_at", "expires_at"])
    .where("teen_user_id", "=", userIdNumber(principal))
    .where("created_at", ">", now - VALIDITY_DAYS * DAY_MS)
    .execute()
  const open = recent.filter(({ state, expires_at }) => state === "OPEN" && expires_at > now).length
  const today = recent.filter(({ created_at }) => created_at > now - DAY_MS).length
  if (open >= MAX_OPEN || today >= MAX_PER_DAY)
    throw refused("_ERR_MAX_INVITATIONS", "There are too many invitations.", [
      String(open >= MAX_OPEN ? MAX_OPEN : MAX_PER_DAY),
    ])
}

const wordProblems = ({ firstName, lastName, phone }: InvitationInput): readonly FieldProblem[] => [
  ...(firstName.trim() === ""
    ? [{ field: "firstName", rule: "required", message: "firstName must not be blank." }]
    : []),
  ...sqlKeywordProblems("firstName", firstName),
  ...sqlKeywordProblems("lastName", lastName),
  ...sqlKeywordProblems("phone.prefixCode", phone?.prefixCode),
]

const sqlKeywordProblems = (field: string, text: string | undefined): readonly FieldProblem[] => {
  const word = text === undefined ? undefined : sqlKeyword(text)
  return word === undefined
    ? []
    : [{ field, rule: "forbiddenWord", message: `${field} must not hold the word ${word}.` }]
}

const presentInvitation = ({ email, first_name, last_name, expires_at }: InvitationRow): WireInvitation => ({
  email,
  firstName: first_name,
  ...(last_name === null ? {} : { lastName: last_name }),
  expiryDate: new Date(expires_at).toISOString(),
})
