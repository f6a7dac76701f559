import type { SandboxServices } from "../SandboxServices.ts"
import { selfSignedCertificate } from "./selfSignedCertificate.ts"

/** With what passes are signed, and whose they are. */
export interface PassCertificate {
  /** PEM of the certificate of the pass type and its key. */
  readonly certificate: string
  readonly privateKey: string
  /** PEM of the authority between it and the root. */
  readonly authority: string
  readonly passType: string
  readonly team: string
}

const TEN_YEARS_MS = 3650 * 86_400_000
const PASS_TYPE = "pass.example.selvedge.order"
const TEAM = "SELVEDGE00"

/**
 * The certificate of this shop's passes. There is one per database: the first call makes one that vouches for itself,
 * and of several at once the first one to insert wins.
 *
 * *Details.* A telephone refuses a pass that is signed like that. For real ones, get a pass type and its certificate
 * from the maker of the telephone's wallet and put them into the one row of the table `pass_certificate`: `certificate`
 * and `private_key` (RSA, PEM), `authority` (PEM of the maker's intermediate certificate), `pass_type` and `team` as
 * they stand in the certificate.
 */
export const passCertificate = async ({
  storage: { db },
  ports,
}: Pick<SandboxServices, "storage" | "ports">): Promise<PassCertificate> => {
  const read = () => db.selectFrom("pass_certificate").selectAll().executeTakeFirst()
  const kept = await read()
  if (kept !== undefined) return readRow(kept)
  const now = ports.now()
  const { certificate, privateKey } = selfSignedCertificate(PASS_TYPE, now, now + TEN_YEARS_MS, ports.random(8))
  await db
    .insertInto("pass_certificate")
    .values({
      id: 1,
      certificate,
      private_key: privateKey,
      authority: certificate,
      pass_type: PASS_TYPE,
      team: TEAM,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute()
  const stored = await read()
  if (stored === undefined) throw new Error("The certificate of the passes is gone.")
  return readRow(stored)
}

const readRow = (row: {
  readonly certificate: string
  readonly private_key: string
  readonly authority: string
  readonly pass_type: string
  readonly team: string
}): PassCertificate => ({
  certificate: row.certificate,
  privateKey: row.private_key,
  authority: row.authority,
  passType: row.pass_type,
  team: row.team,
})
