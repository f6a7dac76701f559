import type { TextCatalogue } from "../TextCatalogue.ts"

export const notice = {
  "notice.ask.title": "Wir schreiben dir, wenn es wieder da ist",
  "notice.ask.text":
    "Eine Mail, sobald die Größe wieder zu haben ist. Nichts wird reserviert, und danach kommt nichts weiter.",
  "notice.none.title": "Hier gibt es nichts zu erwarten",
  "notice.none.text": "Alle Größen dieses Teils sind gerade zu haben, oder das Teil ist nicht mehr in diesem Shop.",
  "notice.confirm.title": "Sollen wir dir schreiben?",
  "notice.confirm.text":
    "Du wolltest hören, wenn dieses Teil wieder da ist. Sag ja, und eine Mail kommt an diese Adresse; sag nein, und die Adresse wird gelöscht.",
  "notice.leave.title": "Doch keine Nachricht?",
  "notice.leave.text": "Wir löschen dann deine Adresse für dieses Teil und schreiben nichts mehr dazu.",
  "notice.answer.confirm": "Ja, schreibt mir",
  "notice.answer.leave": "Nein, löscht meine Adresse",
  "notice.pending.title": "Ein Schritt fehlt noch",
  "notice.pending.text":
    "Wir haben dir eine Mail geschickt. Folge ihrem Link und sag ja: Erst dann schreiben wir wieder.",
  "notice.active.title": "Wir schreiben dir",
  "notice.active.text":
    "Eine Mail kommt, sobald die Größe wieder zu haben ist. In der ersten Mail steht ein Link, der das stoppt.",
  "notice.done.title": "Es ist schon wieder da",
  "notice.done.text":
    "Die Mail mit dem Weg zum Teil ist unterwegs zu dir. Es ist nicht reserviert, warte also nicht zu lange.",
  "notice.left.title": "Deine Adresse ist gelöscht",
  "notice.left.text": "Wir schreiben nichts über dieses Teil. Du kannst jederzeit wieder fragen.",
  "notice.unknown.title": "Dieser Link öffnet nichts mehr",
  "notice.unknown.text":
    "Die Nachricht wurde schon geschickt oder gestoppt, oder ein Stück des Links ging verloren. Hier ist nichts über dich gespeichert; auf der Seite des Teils kannst du wieder fragen.",
  "notice.size": "Größe in {color}",
  "notice.emailHint": "Nur für diese Nachricht. Ohne Konto.",
  "notice.consent": "Ich akzeptiere die Datenschutzerklärung: Meine Adresse wird nur für diese Nachricht benutzt",
  "notice.policy": "Was mit meiner Adresse geschieht",
  "notice.policyText":
    "Sie wird mit der Größe aufbewahrt, bis die Nachricht geschickt ist oder du sie stoppst, und dann gelöscht. Niemand bekommt sie, und sie dient zu nichts anderem. Ohne dein Ja zur ersten Mail schreiben wir nicht wieder.",
  "notice.submit": "Sagt es mir",
  "notice.notNow": "Jetzt nicht",
  "notice.close": "Weiterschauen",
  "notice.toProduct": "Zum Teil",
  "notice.problem.size": "Wähle eine Größe",
  "notice.problem.consent": "Ohne das dürfen wir dir nicht schreiben",
  "notice.inStock.title": "Sie ist schon wieder da",
  "notice.inStock.text": "Diese Größe ist zu haben: Lade die Seite des Teils neu und leg sie in den Warenkorb.",
  "notice.tooMany.title": "Zu viele Nachrichten",
  "notice.tooMany.text":
    "Es wurden schon viele Mails verlangt, und jetzt wurde keine geschickt. Versuch es morgen wieder.",
  "notice.failed": "Es wurde keine Mail geschickt. Versuch es gleich noch einmal.",
} satisfies TextCatalogue
