import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto"
import type { components } from "../../../../generated/account.d.ts"

type Schemas = components["schemas"]

/** The device's part of one ceremony; tests change single values to see the shop refuse them. */
export interface Ceremony {
  readonly origin: string
  readonly rpId: string
  readonly challenge: string
  /** Random id of the account, in base64url. */
  readonly userHandle: string
  /** Default: user presence and verification. */
  readonly flags?: number
  /** Default: 0, as for passkeys that are synchronized. */
  readonly counter?: number
}

/** A passkey on a device without hardware. */
export interface SoftwarePasskey {
  readonly id: string
  readonly register: (ceremony: Ceremony) => Schemas["NewPasskey"]["credential"]
  readonly authenticate: (ceremony: Ceremony) => Schemas["PasskeySignIn"]["credential"]
}

const USER_PRESENT = 0x01
export const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40
const ID_BYTES = 32
const AAGUID = Buffer.alloc(16)

/**
 * Creates an ES256 passkey as an authenticator does (Web Authentication 6.1, 6.5.4), for provider states and tests: no
 * browser is needed to verify a backend.
 */
export const softwarePasskey = (): SoftwarePasskey => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  const credentialId = randomBytes(ID_BYTES)
  const id = credentialId.toString("base64url")
  return {
    id,
    register: (ceremony) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const data = Buffer.concat([
        authenticatorData(ceremony, HAS_CREDENTIAL),
        AAGUID,
        length,
        credentialId,
        coseKey(Buffer.from(x, "base64url"), Buffer.from(y, "base64url")),
      ])
      return {
        id,
        type: "public-key",
        response: {
          clientDataJSON: clientData("webauthn.create", ceremony).toString("base64url"),
          attestationObject: attestation(data).toString("base64url"),
          transports: ["internal"],
        },
      }
    },
    authenticate: (ceremony) => {
      const client = clientData("webauthn.get", ceremony)
      const data = authenticatorData(ceremony, 0)
      const signature = createSign("sha256")
        .update(Buffer.concat([data, createHash("sha256").update(client).digest()]))
        .sign(privateKey)
      return {
        id,
        type: "public-key",
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
          userHandle: ceremony.userHandle,
        },
      }
    },
  }
}

const clientData = (type: string, { challenge, origin }: Ceremony): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const authenticatorData = (
  { rpId, flags = USER_PRESENT + USER_VERIFIED, counter = 0 }: Ceremony,
  moreFlags: number,
): Buffer => {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags + moreFlags, 0)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash("sha256").update(rpId).digest(), rest])
}

/** CBOR map of a public key: key type EC2 (1: 2), algorithm ES256 (3: -7), curve P-256 (-1: 1), x (-2) and y (-3). */
const coseKey = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([Buffer.from("a5010203262001215820", "hex"), x, Buffer.from("225820", "hex"), y])

/** CBOR map `{ fmt: "none", attStmt: {}, authData }`; the data has fewer than 65,536 bytes. */
const attestation = (data: Buffer): Buffer => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length)
  return Buffer.concat([Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746159", "hex"), length, data])
}
