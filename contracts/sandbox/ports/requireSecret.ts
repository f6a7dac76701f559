/** Shortest secret the sandbox accepts, in characters; its own have 32 random ones. */
export const MIN_SECRET_LENGTH = 16

/**
 * A secret that is long enough to protect something. Fails otherwise with a sentence that names it: an HMAC whose key
 * is empty can be computed by anyone (F181). `remedy` says what to do.
 */
export const requireSecret = (secret: string, name: string, remedy: string): string => {
  if (secret.length >= MIN_SECRET_LENGTH) return secret
  const found = secret === "" ? "is empty" : `has ${secret.length} characters`
  throw new Error(`${name} ${found}; it needs at least ${MIN_SECRET_LENGTH}. ${remedy}`)
}
