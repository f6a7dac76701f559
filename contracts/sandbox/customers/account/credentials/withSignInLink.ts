import type { Mail } from "../../../texts/Mail.ts"

/** Appends the address of the sign-in page on a line of its own. */
export const withSignInLink = ({ subject, text }: Mail, address: string): Mail => ({
  subject,
  text: `${text}\n\n${address}`,
})
