import type { components } from "../../../generated/account.d.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import { invalidField, notAcceptable, refused } from "../../platform/http/Refused.ts"
import { sendMessage } from "../../platform/outbox/sendMessage.ts"
import type { UserKind } from "../../platform/storage/tables/SessionTables.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { accountTexts } from "./accountTexts.ts"
import { insertAddress, requireValidAddress } from "./addresses/addresses.ts"
import { acceptPolicies, ensureProfile } from "../session/profiles.ts"
import { signInAddress } from "./credentials/signInAddress.ts"
import { sponsorOfCode } from "./sponsors.ts"
import { sqlKeyword } from "../../platform/storage/sqlKeyword.ts"
import { consumeProof } from "./credentials/validationCodes.ts"
import { withSignInLink } from "./credentials/withSignInLink.ts"

type RegistrationFields = components["schemas"]["RegistrationFields"]

/** The session and store of a registration. */
export interface Registration {
  readonly store: ResolvedStore
  readonly language: StoreLanguage
  readonly now: number
  /** The session that registers. It owns the verifications of telephone numbers. */
  readonly asker: number | undefined
  readonly fields: RegistrationFields
  /** In lower case. */
  readonly email: string | undefined
  readonly phoneLogin: string | undefined
  readonly passwordHash: string | undefined
}

/** The e-mail address or telephone number already has an account. */
export const loginIdTaken = () => refused("_ERR_USER_ALREADY_EXISTS", "There is an account with this logon already.")

/** Fails with 400 or 422 for problems that do not depend on existing accounts. */
export const requireRegistration = (fields: RegistrationFields, store: ResolvedStore): void => {
  const word = sqlKeyword(fields.nicName ?? "")
  if (word !== undefined)
    throw invalidField("nicName", "forbiddenWord", `nicName holds the word ${word}, which is not accepted.`)
  if (fields.primaryAddress !== undefined)
    requireValidAddress(fields.primaryAddress, store.countryCode, "primaryAddress.")
  if (fields.acceptedPolicies?.includes(1) !== true) {
    const message = "An account needs the privacy policy (1) to be accepted."
    throw notAcceptable("_ERR_POLICY_REQUIRED", message, [{ field: "acceptedPolicies", rule: "privacy", message }])
  }
}

/**
 * Creates an account in the transaction of its first sign-in. The database decides a race for a login ID: the loser
 * gets 409. Fails with 422 for an unknown sponsor, and for a telephone number as login ID that this session has not
 * verified.
 */
export const createAccount = async (
  work: UnitOfWork,
  services: SandboxServices,
  registration: Registration,
): Promise<{ readonly userId: number; readonly kind: UserKind }> => {
  const { ports } = services
  const { store, language, now, asker, fields, email, phoneLogin, passwordHash } = registration
  const { primaryAddress, phone = phoneLogin } = fields
  const isPhoneProven = phone !== undefined && asker !== undefined && (await consumeProof(work, asker, phone, now))
  if (phoneLogin !== undefined && !isPhoneProven) {
    const message = "Prove the telephone number first: sendValidationCode, then validateUserCode."
    throw notAcceptable("_ERR_VALIDATION_CODE", message, [{ field: "logon", rule: "proof", message }])
  }
  const isEmailProven = email !== undefined && asker !== undefined && (await consumeProof(work, asker, email, now))
  const kind = primaryAddress?.clientType === "B" ? "business" : "registered"
  const made = await work.db
    .insertInto("customer")
    .values({
      kind,
      created_at: now,
      email: email ?? null,
      email_verified_at: isEmailProven ? now : null,
      phone_logon: phoneLogin ?? null,
      password_hash: passwordHash ?? null,
      first_name: primaryAddress?.firstName ?? null,
      last_name: primaryAddress?.lastName ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst()
  if (made === undefined) throw loginIdTaken()
  const userId = made.user_id
  await ensureProfile(work.db, ports, userId)
  const addressId =
    primaryAddress === undefined ? null : await insertAddress(work.db, userId, store.id, primaryAddress, now)
  await work.db
    .updateTable("profile")
    .set({
      middle_name: primaryAddress?.middleName ?? null,
      nic_name: fields.nicName ?? null,
      phone: phone ?? null,
      is_phone_proven: isPhoneProven,
      contact_method: fields.preferredContactMethod ?? null,
      preferred_stloc_id: fields.preferredStlocId ?? null,
      newsletter: fields.newsletter ?? false,
      primary_address_id: addressId,
      sponsor_id: fields.sponsorCode === undefined ? null : await sponsorOfCode(work.db, fields.sponsorCode),
    })
    .where("user_id", "=", userId)
    .execute()
  await acceptPolicies(work.db, userId, store.id, fields.acceptedPolicies ?? [], now)
  if (email !== undefined) {
    const letter = withSignInLink(
      accountTexts(language.tag).mail("account.welcome"),
      await signInAddress(work.db, services, store.id, language, email),
    )
    await sendMessage(work.db, {
      purpose: "welcome",
      storeId: store.id,
      channel: "mail",
      recipient: email,
      ...letter,
      now,
    })
  }
  return { userId, kind }
}
