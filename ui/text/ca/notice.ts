import type { TextCatalogue } from "../TextCatalogue.ts"

export const notice = {
  "notice.ask.title": "T’avisem quan torni",
  "notice.ask.text":
    "Un sol correu, quan la talla torni a estar disponible. No es reserva res i després no arriba res més.",
  "notice.none.title": "No hi ha res a esperar",
  "notice.none.text": "Totes les talles d’aquesta peça estan disponibles ara, o la peça ja no és en aquesta botiga.",
  "notice.confirm.title": "T’avisem?",
  "notice.confirm.text":
    "Has demanat saber quan torna aquesta peça. Digues que sí i arribarà un correu a aquesta adreça; digues que no i l’adreça s’esborra.",
  "notice.leave.title": "Al final, sense avís?",
  "notice.leave.text": "Esborrem la teva adreça per a aquesta peça i no n’escrivim res més.",
  "notice.answer.confirm": "Sí, aviseu-me",
  "notice.answer.leave": "No, esborreu la meva adreça",
  "notice.pending.title": "Falta un pas",
  "notice.pending.text":
    "T’hem enviat un correu. Segueix-ne l’enllaç i digues que sí: només llavors tornem a escriure’t.",
  "notice.active.title": "T’avisarem",
  "notice.active.text":
    "Arribarà un correu tan bon punt la talla torni a estar disponible. El primer correu té un enllaç per anul·lar-ho.",
  "notice.done.title": "Ja ha tornat",
  "notice.done.text": "El correu amb el camí a la peça està de camí. No està reservada, així que no esperis gaire.",
  "notice.left.title": "La teva adreça està esborrada",
  "notice.left.text": "No escrivim res sobre aquesta peça. Pots tornar-ho a demanar quan vulguis.",
  "notice.unknown.title": "Aquest enllaç ja no obre res",
  "notice.unknown.text":
    "L’avís ja es va enviar o anul·lar, o s’ha perdut part de l’enllaç. Aquí no desem res sobre tu; ho pots tornar a demanar a la pàgina de la peça.",
  "notice.size": "Talla en {color}",
  "notice.emailHint": "Només per a aquest avís. No cal cap compte.",
  "notice.consent": "Accepto la política de privacitat: la meva adreça es fa servir només per a aquest avís",
  "notice.policy": "Què passa amb la meva adreça",
  "notice.policyText":
    "Es desa amb la talla fins que s’envia l’avís o l’anul·les, i després s’esborra. No es dona a ningú ni es fa servir per a res més. Sense el teu sí al primer correu no tornem a escriure.",
  "notice.submit": "Aviseu-me",
  "notice.notNow": "Ara no",
  "notice.close": "Continuar mirant",
  "notice.toProduct": "A la peça",
  "notice.problem.size": "Tria una talla",
  "notice.problem.consent": "Sense això no podem escriure’t",
  "notice.inStock.title": "Ja ha tornat",
  "notice.inStock.text":
    "Aquesta talla està disponible: torna a carregar la pàgina de la peça i afegeix-la a la cistella.",
  "notice.tooMany.title": "Massa avisos",
  "notice.tooMany.text": "Ja s’han demanat molts correus i ara no se n’ha enviat cap. Torna-ho a provar demà.",
  "notice.failed": "No s’ha enviat cap correu. Torna-ho a provar d’aquí a un moment.",
} satisfies TextCatalogue
