import type { TemplateOutcome, TemplateSummary } from "../../../../application/cart/QuickOrderPage.ts"
import { Alert } from "../../../design/Alert.tsx"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import { useText } from "../../../runtime/TextProvider.tsx"

/** Longest name of a template in characters (S9: names 1–256). */
const MAX_NAME = 256

interface OrderTemplatesProps {
  readonly templates: readonly TemplateSummary[]
  /** Address of the page, to which its forms are posted. */
  readonly action: string | undefined
}

/** A customer's order templates, each to add to the cart, rename or delete, and a form that saves the cart as one. */
export function OrderTemplates({ templates, action }: OrderTemplatesProps) {
  const t = useText()
  return (
    <section className="service-section" aria-labelledby="order-templates">
      <div>
        <h2 id="order-templates">{t("quickOrder.templates")}</h2>
        <p className="service-intro">{t("quickOrder.templates.intro")}</p>
      </div>
      {templates.length > 0 && (
        <ul className="service-templates">
          {templates.map(({ name, items }) => (
            <li key={name}>
              <form method="post" action={action} className="service-actions">
                <input type="hidden" name="template" value={name} />
                <p>
                  <strong>
                    <bdi>{name}</bdi>
                  </strong>{" "}
                  <small>{t("quickOrder.templates.items", { count: items })}</small>
                </p>
                <Button
                  type="submit"
                  variant="quiet"
                  name="wish"
                  value="add"
                  aria-label={`${t("quickOrder.add")}: ${name}`}
                >
                  {t("quickOrder.add")}
                </Button>
              </form>
              <details>
                <summary aria-label={`${t("quickOrder.templates.edit")}: ${name}`}>
                  {t("quickOrder.templates.edit")}
                </summary>
                <form method="post" action={action} className="service-form">
                  <input type="hidden" name="template" value={name} />
                  <Field
                    label={t("quickOrder.templates.name")}
                    name="name"
                    defaultValue={name}
                    autoComplete="off"
                    maxLength={MAX_NAME}
                    required
                  />
                  <p className="service-actions">
                    <Button type="submit" variant="quiet" name="wish" value="rename">
                      {t("quickOrder.templates.rename")}
                    </Button>
                    <Button type="submit" variant="plain" name="wish" value="delete" formNoValidate>
                      {t("quickOrder.templates.delete")}
                    </Button>
                  </p>
                </form>
              </details>
            </li>
          ))}
        </ul>
      )}
      <form method="post" action={action} className="service-form">
        <Field label={t("quickOrder.templates.name")} name="name" autoComplete="off" maxLength={MAX_NAME} required />
        <p className="service-actions">
          <Button type="submit" variant="quiet" name="wish" value="save">
            {t("quickOrder.templates.saveCart")}
          </Button>
        </p>
      </form>
    </section>
  )
}

/** What became of the last change of templates, with each item that is missing. */
export function TemplateOutcomeAlert({ outcome }: { readonly outcome: TemplateOutcome }) {
  const t = useText()
  const pages = useShopPages()
  if (outcome.result === "refused") {
    const { reason, name, maximum = 0 } = outcome
    return <Alert tone="problem" title={t(`quickOrder.templates.refused.${reason}`, { name, maximum })} />
  }
  if (!("left" in outcome))
    return <Alert tone="success" title={t(`quickOrder.templates.${outcome.result}`, { name: outcome.name })} />
  return (
    <>
      {outcome.result === "saved" && (
        <Alert tone="success" title={t("quickOrder.templates.saved", { name: outcome.name })} />
      )}
      {outcome.result === "added" && outcome.added > 0 && (
        <Alert tone="success" title={t("quickOrder.added", { count: outcome.added })}>
          <PageLink to={pages.cart}>{t("quickOrder.cart")}</PageLink>
        </Alert>
      )}
      {outcome.result === "empty" && <Alert tone="problem" title={t("quickOrder.templates.empty")} />}
      {outcome.left.length > 0 && (
        <Alert
          tone="problem"
          title={t(outcome.result === "added" ? "quickOrder.problems" : "quickOrder.templates.left", {
            count: outcome.left.length,
          })}
        >
          <ul>
            {outcome.left.map(({ name, color, size, reason, ...line }) => (
              <li key={[name, color, size, reason].join()}>
                <bdi>{[name, color, size].filter((part) => part !== undefined).join(", ")}</bdi>:{" "}
                {"added" in line && line.added > 0
                  ? t("quickOrder.rule.stock", { maximum: line.added })
                  : t(`quickOrder.templates.reason.${reason}`)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
