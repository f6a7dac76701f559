/** Topics of a store without `CONTACT_TOPICS` in its configuration. */
const DEFAULT_TOPICS = "ORDER,DELIVERY,RETURN,PRODUCT,PAYMENT,ACCOUNT,OTHER"

/** Returns the topics of a store's contact form. */
export function contactTopics(configuration: Readonly<Record<string, string>>): readonly string[] {
  return (configuration["CONTACT_TOPICS"] ?? DEFAULT_TOPICS)
    .split(",")
    .map((topic) => topic.trim())
    .filter((topic) => topic !== "")
}
