import { buttonClass } from "../../design/buttonClass.ts"
import type { Translate } from "../../text/createTranslate.ts"
import { CONSENT_FORM_ID } from "./consentForm.ts"

export interface ConsentBannerProps {
  readonly t: Translate
  readonly regime: "opt-in" | "objection"
  /** Address of the cookie page, which also takes the form. */
  readonly cookiesPage: string
}

/**
 * Asks for consent. Only the server renders it, beside the tree that the browser hydrates, so that it costs no script;
 * `consentScript` hides it, and `watchConsent` sends its form.
 */
export function ConsentBanner({ t, regime, cookiesPage }: ConsentBannerProps) {
  return (
    <aside className="consent-banner" aria-label={t("cookies.title")}>
      <form id={CONSENT_FORM_ID} className="consent-form" method="post" action={cookiesPage}>
        <p className="consent-text">{t(`cookies.banner.${regime}`)}</p>
        <div className="consent-actions">
          <button type="submit" name="choice" value="none" className={buttonClass("quiet")}>
            {t("cookies.rejectAll")}
          </button>
          <button type="submit" name="choice" value="all" className={buttonClass("quiet")}>
            {t("cookies.acceptAll")}
          </button>
          <a href={cookiesPage} className={buttonClass("plain")}>
            {t("cookies.settings")}
          </a>
        </div>
      </form>
    </aside>
  )
}

/** Confirms that a privacy signal is honored, as laws of US states require; shown by `consentScript`. */
export function PrivacySignalNotice({ t }: Pick<ConsentBannerProps, "t">) {
  return (
    <aside className="consent-signal" aria-label={t("cookies.title")}>
      <p>{t("cookies.signalHonored")}</p>
    </aside>
  )
}
