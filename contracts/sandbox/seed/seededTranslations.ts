const seeded: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    "shop.notice": "Demo shop: nothing is charged and nothing is sent.",
    "footer.promise": "Returns within 30 days.",
  },
  es: {
    "shop.notice": "Tienda de demostración: no se cobra ni se envía nada.",
    "footer.promise": "Devoluciones en 30 días.",
  },
  ca: {
    "shop.notice": "Botiga de demostració: no es cobra ni s'envia res.",
    "footer.promise": "Devolucions en 30 dies.",
  },
  ja: {
    "shop.notice": "デモショップです。お支払いも発送も行われません。",
    "footer.promise": "30日以内の返品が可能です。",
  },
  ar: { "shop.notice": "متجر تجريبي: لا يُخصم شيء ولا يُشحن شيء.", "footer.promise": "الإرجاع خلال 30 يومًا." },
  fr: {
    "shop.notice": "Boutique de démonstration : rien n'est débité ni expédié.",
    "footer.promise": "Retours sous 30 jours.",
  },
  de: {
    "shop.notice": "Demo-Shop: Es wird nichts berechnet und nichts verschickt.",
    "footer.promise": "Rückgabe innerhalb von 30 Tagen.",
  },
  it: {
    "shop.notice": "Negozio dimostrativo: non si addebita e non si spedisce nulla.",
    "footer.promise": "Resi entro 30 giorni.",
  },
  pt: {
    "shop.notice": "Loja de demonstração: nada é cobrado nem enviado.",
    "footer.promise": "Devoluções em 30 dias.",
  },
  he: { "shop.notice": "חנות הדגמה: דבר לא מחויב ודבר לא נשלח.", "footer.promise": "החזרות בתוך 30 יום." },
  zh: { "shop.notice": "演示商店：不会扣款，也不会发货。", "footer.promise": "30 天内可退货。" },
  ko: { "shop.notice": "데모 쇼핑몰: 결제도 발송도 이루어지지 않습니다.", "footer.promise": "30일 이내 반품 가능." },
  pl: {
    "shop.notice": "Sklep demonstracyjny: nic nie jest pobierane ani wysyłane.",
    "footer.promise": "Zwroty do 30 dni.",
  },
}

/** The texts that the content system of the demo world replaces or adds. */
export const translations = (storeId: string, languageCodes: readonly string[]) =>
  languageCodes.flatMap((code) =>
    Object.entries(seeded[code] ?? {}).map(([key, value]) => ({
      store_id: storeId,
      language_code: code,
      text_key: key,
      value,
    })),
  )
