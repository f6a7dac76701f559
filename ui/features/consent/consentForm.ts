/** The id of the banner's form. */
export const CONSENT_FORM_ID = "consent-form"
/** The event after a choice in this tab. */
export const CONSENT_CHOSEN = "consentchosen"
