import { generateKeyPairSync, sign } from "node:crypto"

/** A certificate and its private key, both PEM. */
export interface KeyedCertificate {
  readonly certificate: string
  readonly privateKey: string
}

const TAG = {
  integer: 0x02,
  bits: 0x03,
  null: 0x05,
  name: 0x06,
  utf8: 0x0c,
  sequence: 0x30,
  set: 0x31,
  time: 0x18,
  version: 0xa0,
} as const

const length = (bytes: number): readonly number[] =>
  bytes < 0x80 ? [bytes] : bytes < 0x100 ? [0x81, bytes] : [0x82, bytes >> 8, bytes & 0xff]

/** One element in the distinguished encoding rules (X.690). */
const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, ...length(content.length)]), content])
}

const COMMON_NAME = Buffer.from([0x55, 0x04, 0x03])
const RSA_SHA256 = Buffer.from([0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b])
const ALGORITHM = der(TAG.sequence, der(TAG.name, RSA_SHA256), der(TAG.null))

const nameOf = (text: string) =>
  der(TAG.sequence, der(TAG.set, der(TAG.sequence, der(TAG.name, COMMON_NAME), der(TAG.utf8, Buffer.from(text)))))
const timeOf = (moment: number) =>
  der(TAG.time, Buffer.from(`${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:T]/g, "")}Z`))

const pem = (label: string, bytes: Buffer) =>
  `-----BEGIN ${label}-----\n${(bytes.toString("base64").match(/.{1,64}/g) ?? []).join("\n")}\n-----END ${label}-----\n`

/**
 * A self-signed certificate (X.509 v3, RSA 2048, SHA-256) for trials; no client trusts it. `serial` are a few random
 * bytes.
 */
export const selfSignedCertificate = (
  commonName: string,
  from: number,
  until: number,
  serial: Uint8Array,
): KeyedCertificate => {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
  const name = nameOf(commonName)
  const statement = der(
    TAG.sequence,
    der(TAG.version, der(TAG.integer, Buffer.from([2]))),
    der(TAG.integer, Buffer.from([0x01]), serial),
    ALGORITHM,
    name,
    der(TAG.sequence, timeOf(from), timeOf(until)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
  )
  const certificate = der(
    TAG.sequence,
    statement,
    ALGORITHM,
    der(TAG.bits, Buffer.from([0]), sign("sha256", statement, privateKey)),
  )
  return {
    certificate: pem("CERTIFICATE", certificate),
    privateKey: privateKey.export({ type: "pkcs1", format: "pem" }).toString(),
  }
}
