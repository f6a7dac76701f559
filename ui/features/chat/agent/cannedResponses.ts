/** Prepared replies of agents, in the languages of customers. */
export const CANNED_RESPONSES: Readonly<Record<string, readonly string[]>> = {
  en: [
    "Hello, how can I help you?",
    "One moment, please. I’ll check that for you.",
    "Could you tell me your order number?",
    "Is there anything else I can help you with?",
    "Thank you for contacting us. Have a nice day!",
  ],
  es: [
    "Hola, ¿en qué puedo ayudarte?",
    "Un momento, por favor. Lo compruebo.",
    "¿Me puedes indicar el número de pedido?",
    "¿Puedo ayudarte en algo más?",
    "Gracias por contactar con nosotros. ¡Que tengas un buen día!",
  ],
  ca: [
    "Hola, en què et puc ajudar?",
    "Un moment, si us plau. Ho comprovo.",
    "Em pots indicar el número de comanda?",
    "Et puc ajudar en alguna cosa més?",
    "Gràcies per contactar amb nosaltres. Que tinguis un bon dia!",
  ],
  fr: [
    "Bonjour, comment puis-je vous aider ?",
    "Un instant, je vous prie. Je vérifie.",
    "Pouvez-vous m’indiquer votre numéro de commande ?",
    "Puis-je vous aider pour autre chose ?",
    "Merci de nous avoir contactés. Bonne journée !",
  ],
  de: [
    "Hallo, wie kann ich dir helfen?",
    "Einen Moment bitte, ich sehe nach.",
    "Nennst du mir bitte deine Bestellnummer?",
    "Kann ich sonst noch etwas für dich tun?",
    "Danke für deine Nachricht. Einen schönen Tag noch!",
  ],
  it: [
    "Ciao, come posso aiutarti?",
    "Un momento, per favore. Controllo subito.",
    "Puoi indicarmi il numero d’ordine?",
    "Posso aiutarti con qualcos’altro?",
    "Grazie per averci contattato. Buona giornata!",
  ],
  pt: [
    "Olá, como posso ajudar?",
    "Um momento, por favor. Vou verificar.",
    "Pode informar o número do pedido?",
    "Posso ajudar em algo mais?",
    "Agradecemos o contato. Tenha um bom dia!",
  ],
  pl: [
    "Dzień dobry, w czym mogę pomóc?",
    "Chwileczkę, już sprawdzam.",
    "Proszę o podanie numeru zamówienia.",
    "Czy mogę pomóc w czymś jeszcze?",
    "Dziękujemy za kontakt. Miłego dnia!",
  ],
  ja: [
    "こんにちは。ご用件をお聞かせください。",
    "確認いたしますので、少々お待ちください。",
    "ご注文番号をお知らせいただけますか？",
    "ほかにご不明な点はございますか？",
    "お問い合わせいただきありがとうございました。",
  ],
  zh: [
    "您好，请问有什么可以帮您？",
    "请稍等，我为您查询。",
    "请提供您的订单号。",
    "还有其他可以帮您的吗？",
    "感谢您的咨询，祝您愉快！",
  ],
  ko: [
    "안녕하세요, 무엇을 도와드릴까요?",
    "잠시만 기다려 주세요. 확인해 보겠습니다.",
    "주문 번호를 알려 주시겠어요?",
    "더 도와드릴 일이 있을까요?",
    "문의해 주셔서 감사합니다. 좋은 하루 보내세요!",
  ],
  ar: [
    "مرحبًا، كيف يمكنني مساعدتك؟",
    "لحظة من فضلك، سأتحقق من ذلك.",
    "هل يمكنك تزويدي برقم الطلب؟",
    "هل هناك شيء آخر يمكنني مساعدتك به؟",
    "شكرًا لتواصلك معنا. يومًا سعيدًا!",
  ],
  he: [
    "שלום, איך אפשר לעזור?",
    "רגע בבקשה, מיד אבדוק.",
    "מה מספר ההזמנה?",
    "יש עוד משהו שאפשר לעזור בו?",
    "תודה על הפנייה. יום נעים!",
  ],
}

/** The replies in a language; in English when there are none. */
export function cannedResponses(language: string | undefined): readonly string[] {
  return CANNED_RESPONSES[language ?? ""] ?? CANNED_RESPONSES["en"] ?? []
}
