const seeded: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { "shop.notice": "Demo shop: nothing is charged and nothing is sent.", "footer.promise": "Returns within 30 days." },
  es: { "shop.notice": "Tienda de demostración: no se cobra ni se envía nada.", "footer.promise": "Devoluciones en 30 días." },
  ca: { "shop.notice": "Botiga de demostració: no es cobra ni s'envia res.", "footer.promise": "Devolucions en 30 dies." },
  ja: { "shop.notice": "デモショップです。お支払いも発送も行われません。", "footer.promise": "30日以内の返品が可能です。" },
  ar: { "shop.notice": "متجر تجريبي: لا يُخصم شيء ولا يُشحن شيء.", "footer.promise": "الإرجاع خلال 30 يومًا." },
}

/** The texts that the content system of the demo world replaces or adds. */
export const translations = (storeId: string, languageCodes: readonly string[]) =>
  languageCodes.flatMap((code) =>
    Object.entries(seeded[code] ?? {}).map(([key, value]) => ({ store_id: storeId, language_code: code, text_key: key, value })),
  )
