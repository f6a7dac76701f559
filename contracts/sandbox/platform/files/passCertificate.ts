import type { SandboxServices } from "../services/SandboxServices.ts"
import { selfSignedCertificate } from "./selfSignedCertificate.ts"

/** The signing certificate of wallet passes, with its pass type and team. */
export interface PassCertificate {
  /** PEM of the pass type's certificate and of its key. */
  readonly certificate: string
  readonly privateKey: string
  /** PEM of the intermediate certificate. */
  readonly authority: string
  readonly passType: string
  readonly team: string
}

const TEN_YEARS_MS = 3650 * 86_400_000
const PASS_TYPE = "pass.example.selvedge.order"
const TEAM = "SELVEDGE00"

/**
 * The certificate of this shop's passes. There is one per database: the first call creates a self-signed one, and of
 * concurrent calls the first insert wins.
 *
 * *Details.* Phones reject passes signed by it. For real passes, get a pass type and its certificate from the wallet's
 * vendor and put them into the one row of the table `pass_certificate`: `certificate` and `private_key` (RSA, PEM),
 * `authority` (PEM of the vendor's intermediate certificate), `pass_type` and `team` as in the certificate.
 */
export const passCertificate = async ({
  storage: { db },
  ports,
}: Pick<SandboxServices, "storage" | "ports">): Promise<PassCertificate> => {
  const read = () => db.selectFrom("pass_certificate").selectAll().executeTakeFirst()
  const existing = await read()
  if (existing !== undefined) return readRow(existing)
  const now = ports.now()
  const { certificate, privateKey } = await selfSignedCertificate(PASS_TYPE, now, now + TEN_YEARS_MS, ports.random(8))
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
  if (stored === undefined) throw new Error("The pass certificate is missing.")
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
