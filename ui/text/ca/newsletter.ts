import type { TextCatalogue } from "../TextCatalogue.ts"

export const newsletter = {
  "newsletter.confirm.title": "Confirma la subscripció al butlletí",
  "newsletter.confirm.text": "Rebràs novetats i rebaixes per correu. Et pots donar de baixa quan vulguis.",
  "newsletter.confirm.submit": "Subscriu-m'hi",
  "newsletter.unsubscribe.title": "Vols donar-te de baixa del butlletí?",
  "newsletter.unsubscribe.text":
    "Deixarem d'enviar novetats i rebaixes a aquesta adreça. Els correus sobre les teves comandes no canvien.",
  "newsletter.unsubscribe.submit": "Dona'm de baixa",
  "newsletter.subscribed.title": "T'hi has subscrit",
  "newsletter.subscribed.text": "Gràcies per confirmar-ho. Cada correu inclou un enllaç per donar-te de baixa.",
  "newsletter.unsubscribed.title": "T'has donat de baixa",
  "newsletter.unsubscribed.text":
    "No enviarem més butlletins a aquesta adreça. T'hi pots tornar a subscriure quan vulguis.",
  "newsletter.unknown.title": "Aquest enllaç ja no funciona",
  "newsletter.unknown.text":
    "Pot ser que hagi caducat o que sigui incomplet. Els enllaços de confirmació valen dos dies. Per subscriure-t'hi, apunta-t'hi de nou i fes servir l'enllaç de l'últim correu.",
  "newsletter.failed": "No s'ha canviat res. Torna-ho a provar d'aquí a un moment.",
} satisfies TextCatalogue
