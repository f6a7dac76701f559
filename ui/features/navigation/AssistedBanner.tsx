import type { AssistedShopping } from "../../../domain/agent/AssistedShopping.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import type { Translate } from "../../text/createTranslate.ts"

export interface AssistedBannerProps {
  readonly t: Translate
  readonly shopping: AssistedShopping
  /** Address of the page for staff, which takes the form. */
  readonly action: string
}

/**
 * Names the agent and the client while staff shop for a client. Only the server renders it, beside the tree that the
 * browser hydrates; its form works without JavaScript.
 */
export function AssistedBanner({ t, shopping, action }: AssistedBannerProps) {
  const names = { agent: shopping.agentName, client: shopping.clientName }
  return (
    <aside className="assisted-banner" aria-label={t("staff.title")}>
      <form className="consent-form" method="post" action={action}>
        <p className="consent-text">
          <strong>{t("staff.shopping", names)}</strong>
          {!shopping.forcePurchase && <> {t("staff.prepares", names)}</>}
        </p>
        <button type="submit" name="wish" value="end" className={buttonClass("quiet")}>
          {t("staff.end")}
        </button>
      </form>
    </aside>
  )
}

export interface PunchoutBannerProps {
  readonly t: Translate
  /** Host name of the procurement system. */
  readonly system: string
  readonly returnPage: string
}

/** Reminds a company's buyer to return the cart to the procurement system. Rendered as `AssistedBanner`. */
export function PunchoutBanner({ t, system, returnPage }: PunchoutBannerProps) {
  return (
    <aside className="assisted-banner" aria-label={t("staff.punchout.title")}>
      <p className="consent-form">
        <span className="consent-text">{t("staff.punchout.banner", { system })}</span>
        <a href={returnPage} className={buttonClass("quiet")}>
          {t("staff.punchout.send")}
        </a>
      </p>
    </aside>
  )
}
