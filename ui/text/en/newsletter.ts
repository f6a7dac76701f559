import type { TextCatalogue } from "../TextCatalogue.ts"

export const newsletter = {
  "newsletter.confirm.title": "Confirm your newsletter subscription",
  "newsletter.confirm.text": "You'll get news and sales by email. You can unsubscribe at any time.",
  "newsletter.confirm.submit": "Subscribe",
  "newsletter.unsubscribe.title": "Unsubscribe from the newsletter?",
  "newsletter.unsubscribe.text": "We'll stop sending news and sales to this address. Order emails aren't affected.",
  "newsletter.unsubscribe.submit": "Unsubscribe",
  "newsletter.subscribed.title": "You're subscribed",
  "newsletter.subscribed.text": "Thanks for confirming. Every email has a link to unsubscribe.",
  "newsletter.unsubscribed.title": "You're unsubscribed",
  "newsletter.unsubscribed.text":
    "We won't send any more newsletters to this address. You can subscribe again at any time.",
  "newsletter.unknown.title": "This link doesn't work anymore",
  "newsletter.unknown.text":
    "It may have expired or be incomplete. Confirmation links work for two days. To subscribe, sign up again and use the link in our latest email.",
  "newsletter.failed": "Nothing was changed. Please try again in a moment.",
} satisfies TextCatalogue
