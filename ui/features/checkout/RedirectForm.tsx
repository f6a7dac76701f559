import type { PaymentRedirect } from "../../../domain/payment/PaymentStatus.ts"
import { Button } from "../../design/Button.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { hostOf } from "./hostOf.ts"

/**
 * The way to a payment provider, by the shopper's own press: so a tab of its own is not blocked, and has no hold on
 * this page (F94). A form is built field by field, whatever their names (F93).
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
