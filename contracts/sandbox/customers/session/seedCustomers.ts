import type { Kysely } from "kysely"
import type { SandboxPorts } from "../../platform/ports/SandboxPorts.ts"
import type { Database } from "../../platform/storage/Database.ts"
import { hashPassword } from "./passwords.ts"

/** Password of the customers of the demo world. It is not secret: the sign-in page prints it. */
export const DEMO_PASSWORD = "Selvedge2026"
export const DEMO_CUSTOMERS = [
  { kind: "registered", email: "registered@selvedge.example", first_name: "Demo", last_name: "Shopper" },
  { kind: "business", email: "business@selvedge.example", first_name: "Demo", last_name: "Business" },
] as const

export const seedCustomers = async (db: Kysely<Database>, ports: SandboxPorts): Promise<void> => {
  const existing = await db
    .selectFrom("customer")
    .select("email")
    .where(
      "email",
      "in",
      DEMO_CUSTOMERS.map(({ email }) => email),
    )
    .execute()
  const missing = DEMO_CUSTOMERS.filter(({ email }) => !existing.some((row) => row.email === email))
  for (const customer of missing) {
    await db
      .insertInto("customer")
      .values({
        ...customer,
        password_hash: await hashPassword(ports, DEMO_PASSWORD),
        created_at: ports.now(),
        email_verified_at: ports.now(),
      })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .execute()
  }
}
