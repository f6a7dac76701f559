import type { OrderLookupPage } from "../../../../application/navigation/OrderLookupPage.ts"
import type { PageAddress } from "../../../../domain/navigation/PageAddress.ts"
import { Alert } from "../../../design/Alert.tsx"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useOrderPages } from "../../../runtime/pages/useOrderPages.ts"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import type { Translate } from "../../../text/createTranslate.ts"
import { PlainCaptchaField } from "../../shared/PlainCaptchaField.tsx"
import styles from "./OrderLookupView.module.css"

export interface OrderLookupViewProps {
  readonly lookup: OrderLookupPage
  readonly address: PageAddress
}

/**
 * Opens a guest's order in two steps: a code is sent to the contact stored with the order, then the code opens it.
 * Ordinary forms even with scripts: the web server keeps the contact and the order's token out of reach of the page.
 */
export function OrderLookupView({ lookup, address: { parameters } }: OrderLookupViewProps) {
  const t = useText()
  const pages = useOrderPages()
  const { page } = useShopPages()
  const { addressOf } = useNavigation()
  const action = addressOf(pages.lookup())
  const target = action.ok ? action.address : undefined
  const isCode = lookup.step === "code"
  const orderId = /^[0-9]{1,19}$/.test(parameters["orderId"] ?? "") ? parameters["orderId"] : undefined
  return (
    <div className={styles["page"]}>
      <h1>{t(isCode ? "orderPage.lookup.codeTitle" : "orderPage.lookup.title")}</h1>
      <p className={styles["intro"]}>{t(isCode ? "orderPage.lookup.sent" : "orderPage.lookup.intro")}</p>
      <LookupAlert lookup={lookup} t={t} />
      {isCode ? (
        <>
          <form className={styles["form"]} method="post" action={target}>
            {orderId !== undefined && (
              <p>
                {t("orders.number")}{" "}
                <strong dir="ltr" className={styles["number"]}>
                  {orderId}
                </strong>
              </p>
            )}
            <Field
              label={t("orderPage.lookup.code")}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="[0-9]{6}"
              maxLength={6}
              required
              dir="ltr"
            />
            {lookup.captcha !== undefined && <PlainCaptchaField captcha={lookup.captcha} />}
            <Button type="submit" name="wish" value="open">
              {t("orderPage.view")}
            </Button>
          </form>
          <form className={styles["actions"]} method="post" action={target}>
            <Button type="submit" variant="quiet" name="wish" value="send">
              {t("orderPage.lookup.sendAgain")}
            </Button>
            <PageLink to={pages.lookup()}>{t("orderPage.lookup.change")}</PageLink>
          </form>
        </>
      ) : (
        <>
          <form className={styles["form"]} method="post" action={target}>
            <Field
              label={t("orders.number")}
              name="orderId"
              inputMode="numeric"
              autoComplete="off"
              maxLength={24}
              required
              dir="ltr"
              defaultValue={orderId}
            />
            <Field
              label={t("orderPage.lookup.contact")}
              name="contact"
              autoComplete="email"
              autoCapitalize="none"
              maxLength={320}
              required
              dir="ltr"
            />
            {lookup.captcha !== undefined && <PlainCaptchaField captcha={lookup.captcha} />}
            <Button type="submit" name="wish" value="send">
              {t("orderPage.lookup.send")}
            </Button>
          </form>
          <p className={styles["intro"]}>
            {t("orderPage.lookup.account")} <PageLink to={page("ItxLoginPage")}>{t("navigation.signIn")}</PageLink>
          </p>
        </>
      )}
    </div>
  )
}

function LookupAlert({ lookup: { refused }, t }: { readonly lookup: OrderLookupPage; readonly t: Translate }) {
  if (refused === undefined) return null
  if (refused === "captcha") return <Alert tone="problem" title={t("captcha.required")} />
  if (refused === "failed")
    return (
      <Alert tone="problem" title={t("errors.server.title")}>
        <p>{t("errors.server.text")}</p>
      </Alert>
    )
  return <Alert tone="problem" title={t(`orderPage.lookup.refused.${refused}`)} />
}
