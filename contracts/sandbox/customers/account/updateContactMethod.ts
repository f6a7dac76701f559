import { notAcceptable } from "../../platform/http/Refused.ts"
import { lockRunning } from "../session/lockRunning.ts"
import type { Principal } from "../../platform/http/Principal.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { ensureProfile } from "../session/profiles.ts"

/** Saves the preferred contact method. Fails with 422 for a method without a stored address or number. */
export const updateContactMethod = (
  { storage, ports }: SandboxServices,
  principal: Principal,
  contactMethod: "EMAIL" | "SMS" | "PHONE",
): Promise<void> =>
  storage.transaction(async (work) => {
    const { db } = work
    const userId = Number(principal.userId)
    await lockRunning(work, principal)
    await ensureProfile(db, ports, userId)
    const { email, phone } = await db
      .selectFrom("customer")
      .innerJoin("profile", "profile.user_id", "customer.user_id")
      .select(["email", "phone"])
      .where("customer.user_id", "=", userId)
      .executeTakeFirstOrThrow()
    if ((contactMethod === "EMAIL" ? email : phone) === null) {
      const message = "The shop has nowhere to get in touch this way."
      throw notAcceptable("_ERR_CONTACT_METHOD", message, [{ field: "contactMethod", rule: "unreachable", message }])
    }
    await db.updateTable("profile").set({ contact_method: contactMethod }).where("user_id", "=", userId).execute()
  })
