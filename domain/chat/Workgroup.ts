/** Opening hours of a day in the workgroup's zone: "09:00" to "21:00"; "24:00" is the end of the day. */
export interface OpenHours {
  readonly from: string
  readonly to: string
}

/** A customer service team (S3.29). Durations are in seconds. */
export interface Workgroup {
  readonly id: string
  readonly name: string
  readonly languageId: string
  /** IANA time zone of its hours (R23). */
  readonly timeZone: string
  /** By weekday, 1 Monday to 7 Sunday; a day without an entry is closed. */
  readonly week: ReadonlyMap<number, readonly OpenHours[]>
  readonly slaOfferWarningTime?: number
  readonly slaOfferExceededTime?: number
  readonly slaChatWarningTime?: number
  readonly slaChatExceededTime?: number
  readonly idleTime?: number
  readonly destroyTime?: number
  readonly isDisabled: boolean
  readonly welcomeMessage?: string
  readonly idleMessage?: string
  readonly disabledMessage?: string
  readonly closedMessage?: string
}

/** A workgroup reached by WhatsApp. */
export interface WhatsappWorkgroup extends Workgroup {
  /** With country code: "+34910000000". */
  readonly phone: string
}
