import type { PageError } from "../../../application/navigation/PageData.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useOptionalFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { Translate } from "../../text/createTranslate.ts"
import { shopPages } from "../../runtime/pages/useShopPages.ts"
import styles from "./ErrorView.module.css"

export interface ErrorViewProps {
  readonly pageError: PageError
  readonly title: string
  readonly address: PageAddress
}

/** A page that cannot be shown: the error and links to continue. */
export function ErrorView({ pageError, title, address }: ErrorViewProps) {
  const t = useText()
  const frame = useOptionalFrame()
  const { addressOf } = useNavigation()
  const again = addressOf(address)
  return (
    <div className={styles["error"]}>
      <h1 className={styles["title"]}>{title}</h1>
      <p className={styles["text"]}>{errorText(pageError, t)}</p>
      <p className={styles["actions"]}>
        {/* A plain link, which requests the whole document again. */}
        {pageError.pageError !== "notFound" && again.ok && (
          <a href={again.address} className={buttonClass("solid")}>
            {t("pageErrors.retry")}
          </a>
        )}
        {frame !== undefined && pageError.pageError === "notFound" && pageError.what === "order" && (
          <>
            <PageLink to={shopPages(frame).page("ItxOrderLookupPage")} className={buttonClass("solid")}>
              {t("navigation.findOrder")}
            </PageLink>
            <PageLink to={shopPages(frame).page("ItxLoginPage")} className={buttonClass("quiet")}>
              {t("navigation.signIn")}
            </PageLink>
          </>
        )}
        {frame !== undefined && (
          <PageLink to={shopPages(frame).home} className={buttonClass("quiet")}>
            {t("pageErrors.home")}
          </PageLink>
        )}
        {frame === undefined && (
          <PageLink to={{ page: "ItxWorldWidePage", parameters: {} }} className={buttonClass("quiet")}>
            {t("pageErrors.chooseCountry")}
          </PageLink>
        )}
      </p>
      {pageError.pageError === "unavailable" && (
        <details className={styles["details"]}>
          <summary>{t("pageErrors.details")}</summary>
          <code dir="ltr">{pageError.errorKey}</code>
        </details>
      )}
    </div>
  )
}

function errorText(pageError: PageError, t: Translate): string {
  switch (pageError.pageError) {
    case "notFound":
      return pageError.what === "order" ? t("pageErrors.notFound.orderText") : t("pageErrors.notFound.text")
    case "unavailable":
      return t("pageErrors.unavailable.text")
  }
}
