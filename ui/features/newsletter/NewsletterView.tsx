import type { NewsletterPage } from "../../../application/newsletter/NewsletterPage.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { Button } from "../../design/Button.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { Alert } from "../../design/Alert.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { PlainCaptchaField } from "../shared/PlainCaptchaField.tsx"
import { NewsletterSignUpForm } from "./NewsletterSignUpForm.tsx"
import styles from "./Newsletter.module.css"

export interface NewsletterViewProps {
  readonly newsletter: NewsletterPage
  readonly address: PageAddress
}

/**
 * Signs up for the newsletter; and the target of the links in its emails: confirms or ends a subscription on a press
 * and shows the outcome.
 */
export function NewsletterView({
  newsletter: { step, signUp, refused, captcha },
  address: { page, parameters },
}: NewsletterViewProps) {
  const t = useText()
  const { addressOf } = useNavigation()
  const pages = useShopPages()
  const formAction = addressOf(pages.page(page))
  const isConfirmationStep = step === "confirm" || step === "unsubscribe"
  const isForm = isConfirmationStep || step === "subscribe"
  return (
    <div className={styles["page"]}>
      <div role={isForm ? undefined : "status"}>
        <h1>{t(`newsletter.${step}.title`)}</h1>
        <p className={styles["intro"]}>{t(`newsletter.${step}.text`)}</p>
        {step === "requested" && (
          <p className={styles["intro"]}>
            <bdi dir="ltr">{signUp?.email}</bdi>
          </p>
        )}
      </div>
      {step === "subscribe" && signUp !== undefined && (
        <NewsletterSignUpForm
          signUp={signUp}
          {...(refused === undefined ? {} : { refused })}
          {...(captcha === undefined ? {} : { captcha })}
        />
      )}
      {isConfirmationStep && (
        // An ordinary form even with scripts: email scanners that open links do not submit it.
        <form className={styles["form"]} method="post" action={formAction.ok ? formAction.address : undefined}>
          {refused !== undefined && (
            <Alert tone="problem" title={t(refused === "captcha" ? "captcha.required" : "errors.server.title")}>
              {refused === "captcha" ? undefined : <p>{t("newsletter.failed")}</p>}
            </Alert>
          )}
          <p className={styles["intro"]}>
            <bdi dir="ltr">{parameters["email"]}</bdi>
          </p>
          <input type="hidden" name="email" value={parameters["email"]} />
          <input type="hidden" name="hash" value={parameters["hash"]} />
          {captcha !== undefined && <PlainCaptchaField captcha={captcha} />}
          <Button type="submit" name="wish" value={step}>
            {t(`newsletter.${step}.submit`)}
          </Button>
        </form>
      )}
      <p className={styles["actions"]}>
        <PageLink to={pages.home} className={buttonClass("quiet")}>
          {t("pageErrors.home")}
        </PageLink>
      </p>
    </div>
  )
}
