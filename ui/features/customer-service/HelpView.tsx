import type { HelpPage } from "../../../application/content/HelpPage.ts"
import { DELIVERY_TOPIC, RETURNS_TOPIC } from "../../../application/content/HelpPage.ts"
import type { HelpArticle } from "../../../domain/content/matchHelpArticles.ts"
import { Button } from "../../design/Button.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { Field } from "../../design/fields/Field.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useOrderPages } from "../../runtime/pages/useOrderPages.ts"
import { ChatButton } from "../shared/ChatButton.tsx"
import { DeliveryTerms } from "./DeliveryTerms.tsx"
import { PlainText } from "./PlainText.tsx"
import { ReturnTerms } from "./ReturnTerms.tsx"

/** The help center: topics, articles, search, and the store's terms of delivery and returns. */
export function HelpView({ help }: { readonly help: HelpPage }) {
  const t = useText()
  const pages = useOrderPages()
  const { addressOf } = useNavigation()
  const { topics, topic, articles, search, deliveryPrices } = help
  const action = addressOf(pages.help())
  return (
    <div className="service-page">
      {topic !== undefined || search !== undefined ? (
        <nav aria-label={t("service.help.title")}>
          <ul className="service-trail">
            <li>
              <PageLink to={pages.help()}>{t("service.help.title")}</PageLink>
            </li>
            {topics.map(({ id, title }) => (
              <li key={id}>
                <PageLink to={pages.help(id)} aria-current={id === topic?.id ? "page" : undefined}>
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <HelpHeading help={help} />
      {topic?.id === DELIVERY_TOPIC && deliveryPrices !== undefined && <DeliveryTerms prices={deliveryPrices} />}
      {topic?.id === RETURNS_TOPIC && <ReturnTerms />}
      {search === undefined ? (
        <>
          {articles.map((article) => (
            <Article key={article.id} article={article} />
          ))}
          {topic === undefined && <Topics help={help} />}
        </>
      ) : (
        <ul className="service-topics">
          {articles.map(({ id, title }) => (
            <li key={id}>
              <PageLink to={pages.help(id)}>{title}</PageLink>
            </li>
          ))}
        </ul>
      )}
      <form className="service-search" role="search" action={action.ok ? action.address : undefined}>
        <Field type="search" name="keyWord" label={t("service.help.search")} defaultValue={search} maxLength={128} />
        <Button type="submit" variant="quiet">
          {t("navigation.search")}
        </Button>
      </form>
      <section className="service-section" aria-labelledby="more-help">
        <h2 id="more-help">{t("service.help.more")}</h2>
        <p>{t("service.help.moreText")}</p>
        <div className="service-actions">
          <PageLink to={pages.contact()} className={buttonClass("solid")}>
            {t("navigation.service.contact")}
          </PageLink>
          <PageLink to={pages.lookup()} className={buttonClass("quiet")}>
            {t("navigation.service.trackOrder")}
          </PageLink>
          <ChatButton {...(topic === undefined ? {} : { context: { topic: topic.title } })} />
        </div>
      </section>
    </div>
  )
}

function HelpHeading({ help: { topic, articles, search } }: { readonly help: HelpPage }) {
  const t = useText()
  if (search !== undefined)
    return (
      <div>
        <h1>{t("service.help.results", { search })}</h1>
        <p className="service-intro">
          {articles.length === 0
            ? t("service.help.noResults")
            : t("service.help.resultCount", { count: articles.length })}
        </p>
      </div>
    )
  const fallback =
    topic?.id === DELIVERY_TOPIC
      ? t("navigation.service.delivery")
      : topic?.id === RETURNS_TOPIC
        ? t("navigation.service.returns")
        : t("service.help.title")
  return (
    <div>
      <h1>{topic === undefined || topic.title === "" ? fallback : topic.title}</h1>
      <p className="service-intro">{topic === undefined ? t("service.help.intro") : topic.text}</p>
    </div>
  )
}

function Article({ article: { id, title, text } }: { readonly article: HelpArticle }) {
  return (
    <article id={id} className="service-article">
      <h2>{title}</h2>
      <PlainText text={text} />
    </article>
  )
}

function Topics({ help: { topics } }: { readonly help: HelpPage }) {
  const pages = useOrderPages()
  return (
    <ul className="service-topics">
      {topics.map(({ id, title, text }) => (
        <li key={id}>
          <PageLink to={pages.help(id)}>{title}</PageLink>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
