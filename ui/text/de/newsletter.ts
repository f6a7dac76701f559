import type { TextCatalogue } from "../TextCatalogue.ts"

export const newsletter = {
  "newsletter.confirm.title": "Bestätige deine Newsletter-Anmeldung",
  "newsletter.confirm.text": "Du bekommst Neuigkeiten und Angebote per E-Mail. Du kannst dich jederzeit abmelden.",
  "newsletter.confirm.submit": "Anmelden",
  "newsletter.unsubscribe.title": "Vom Newsletter abmelden?",
  "newsletter.unsubscribe.text":
    "Wir senden keine Neuigkeiten und Angebote mehr an diese Adresse. E-Mails zu Bestellungen bekommst du weiterhin.",
  "newsletter.unsubscribe.submit": "Abmelden",
  "newsletter.subscribed.title": "Du bist angemeldet",
  "newsletter.subscribed.text": "Danke für die Bestätigung. Jede E-Mail enthält einen Link zum Abmelden.",
  "newsletter.unsubscribed.title": "Du bist abgemeldet",
  "newsletter.unsubscribed.text":
    "Wir senden keine Newsletter mehr an diese Adresse. Du kannst dich jederzeit wieder anmelden.",
  "newsletter.unknown.title": "Dieser Link funktioniert nicht mehr",
  "newsletter.unknown.text":
    "Er ist vielleicht abgelaufen oder unvollständig. Bestätigungslinks gelten zwei Tage. Melde dich für den Newsletter noch einmal an und nutze den Link in unserer neuesten E-Mail.",
  "newsletter.failed": "Es wurde nichts geändert. Bitte versuche es gleich noch einmal.",
} satisfies TextCatalogue
