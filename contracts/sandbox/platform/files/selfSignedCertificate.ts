/** A certificate and its private key, both PEM. */
export interface KeyedCertificate {
  readonly certificate: string
  readonly privateKey: string
}

/**
 * A self-signed certificate (X.509 v3, RSA 2048, SHA-256) for trials; no client trusts it. `from` and `until` are
 * milliseconds since 1970, `serial` are a few random bytes. The library is loaded with the first certificate.
 */
export const selfSignedCertificate = async (
  commonName: string,
  from: number,
  until: number,
  serial: Uint8Array,
): Promise<KeyedCertificate> => {
  const { default: forge } = await import("node-forge")
  const { publicKey, privateKey } = forge.pki.rsa.generateKeyPair({ bits: 2048 })
  const certificate = forge.pki.createCertificate()
  const name = [{ shortName: "CN", value: commonName }]
  certificate.publicKey = publicKey
  // The leading 01 keeps the number positive.
  certificate.serialNumber = `01${Buffer.from(serial).toString("hex")}`
  certificate.validity.notBefore = new Date(from)
  certificate.validity.notAfter = new Date(until)
  certificate.setSubject(name)
  certificate.setIssuer(name)
  certificate.sign(privateKey, forge.md.sha256.create())
  return { certificate: forge.pki.certificateToPem(certificate), privateKey: forge.pki.privateKeyToPem(privateKey) }
}
