import type { components } from "../../../generated/account.d.ts"
import { notFound } from "../../platform/http/Refused.ts"
import type { Principal } from "../../platform/http/Principal.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { findProfile } from "../session/profiles.ts"

type RestrictedUserInfo = components["schemas"]["RestrictedUserInfo"]

/**
 * The restricted data of users themselves, their sponsor and the users they sponsor. Fails with 404 for any other user,
 * as for an unknown one.
 */
export const restrictedUserInfo = async (
  { storage: { db } }: SandboxServices,
  principal: Principal,
  userId: string,
): Promise<RestrictedUserInfo> => {
  const own = await findProfile(db, Number(principal.userId))
  const otherProfile = await findProfile(db, Number(userId))
  const customer = await db
    .selectFrom("customer")
    .select(["email", "first_name"])
    .where("user_id", "=", Number(userId))
    .where("kind", "!=", "guest")
    .executeTakeFirst()
  const relation =
    userId === principal.userId
      ? "self"
      : own?.sponsor_id === Number(userId)
        ? "sponsor"
        : otherProfile?.sponsor_id === Number(principal.userId)
          ? "sponsored"
          : undefined
  if (customer === undefined || relation === undefined) throw notFound("There is no such user.", userId)
  return {
    userId,
    relation,
    ...(customer.first_name === null ? {} : { firstName: customer.first_name }),
    ...(customer.email === null ? {} : { maskedEmail: maskedEmail(customer.email) }),
    ...(otherProfile === undefined || otherProfile.phone === null
      ? {}
      : { maskedPhone: `***${otherProfile.phone.slice(-3)}` }),
  }
}

const maskedEmail = (email: string): string => {
  const [local = "", domain = ""] = email.split("@")
  return `${[...local][0] ?? ""}***@${domain}`
}
