const MIN_CONTACT_LENGTH = 4
const MIN_USER_LENGTH = 13
const MAX_USER_LENGTH = 14

/**
 * Returns who wrote a message, by the length of the sender's alias: below 4 characters the system, 4 to 12 a contact,
 * 13 and 14 a user. A longer alias is a contact, who has the fewest rights (R26).
 */
export function aliasKind(alias: string): "system" | "contact" | "user" {
  const { length } = [...alias]
  if (length < MIN_CONTACT_LENGTH) return "system"
  return length >= MIN_USER_LENGTH && length <= MAX_USER_LENGTH ? "user" : "contact"
}
