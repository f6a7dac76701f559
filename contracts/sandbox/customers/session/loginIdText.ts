const PHONE = /^\+[0-9]{6,15}$/u

/** Normalizes a login for storage and comparison: an email address in lower case, or a phone number without spaces. */
export const loginIdText = (typed: string): string => {
  const text = typed.normalize("NFC").trim()
  const digits = text.replace(/[\s().-]/gu, "")
  return PHONE.test(digits) ? digits : text.toLowerCase()
}

/** Whether a normalized login (`loginIdText`) is a phone number. */
export const isPhone = (logon: string): boolean => PHONE.test(logon)
