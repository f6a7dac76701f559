import type { PaymentRedirect } from "../../../../domain/payment/PaymentStatus.ts"
import { Button } from "../../../design/Button.tsx"
import { buttonClass } from "../../../design/buttonClass.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { hostOf } from "./hostOf.ts"

/**
 * Redirects to a payment provider on the customer's own press, so that a new tab is not blocked and has no access to
 * this page (F94). A POST form has one hidden input per parameter and therefore supports any parameter name (F93).
 */
export function RedirectForm({
  redirect: { url, method, parameters, newTab },
}: {
  readonly redirect: PaymentRedirect
}) {
  const t = useText()
  const redirectLabel = t("paymentStatus.redirect.continue", { host: hostOf(url) })
  const own = newTab ? { target: "_blank", rel: "noopener noreferrer" } : { rel: "noreferrer" }
  return (
    <>
      {newTab && <p>{t("paymentStatus.redirect.newTab")}</p>}
      {method === "GET" ? (
        <a href={url} {...own} className={buttonClass()}>
          {redirectLabel}
        </a>
      ) : (
        <form method="post" action={url} {...own}>
          {Object.entries(parameters).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{redirectLabel}</Button>
        </form>
      )}
    </>
  )
}
