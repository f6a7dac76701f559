/** Minimum length of a secret in characters; generated ones have 32 random ones. */
export const MIN_SECRET_LENGTH = 16

/**
 * Returns the secret. Fails with a sentence that names it when it is too short: an HMAC with an empty key can be
 * computed by anyone (F181). `remedy` tells the operator how to fix it.
 */
export const requireSecret = (secret: string, name: string, remedy: string): string => {
  if (secret.length >= MIN_SECRET_LENGTH) return secret
  const found = secret === "" ? "is empty" : `has ${secret.length} characters`
  throw new Error(`${name} ${found}; it needs at least ${MIN_SECRET_LENGTH}. ${remedy}`)
}
