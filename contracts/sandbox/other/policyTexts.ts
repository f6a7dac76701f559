/** Texts of the demo's policies by language. They are short because no real shop stands behind the demo. */
export const policyTexts: Readonly<
  Record<string, { readonly privacy: string; readonly conditions: string; readonly text: string }>
> = {
  en: {
    privacy: "Privacy policy",
    conditions: "Conditions of purchase",
    text: "This is a demonstration shop. It sells nothing, charges nobody and sends nothing. What you type stays in this sandbox and is gone when it is emptied. A real shop puts its own words in the place of these.",
  },
  es: {
    privacy: "Política de privacidad",
    conditions: "Condiciones de compra",
    text: "Esta es una tienda de demostración. No vende nada, no cobra a nadie y no envía nada. Lo que escribes se queda en este entorno de pruebas y desaparece cuando se vacía. Una tienda real pone aquí sus propias palabras.",
  },
  ca: {
    privacy: "Política de privadesa",
    conditions: "Condicions de compra",
    text: "Aquesta és una botiga de demostració. No ven res, no cobra a ningú i no envia res. El que escrius es queda en aquest entorn de proves i desapareix quan es buida. Una botiga real hi posa les seves paraules.",
  },
  fr: {
    privacy: "Politique de confidentialité",
    conditions: "Conditions de vente",
    text: "Ceci est une boutique de démonstration. Elle ne vend rien, ne débite personne et n’envoie rien. Ce que vous saisissez reste dans ce bac à sable et disparaît quand il est vidé. Une vraie boutique met ici ses propres mots.",
  },
  de: {
    privacy: "Datenschutzerklärung",
    conditions: "Kaufbedingungen",
    text: "Das ist ein Vorführladen. Er verkauft nichts, belastet niemanden und verschickt nichts. Was du eingibst, bleibt in dieser Sandbox und ist weg, wenn sie geleert wird. Ein echter Laden setzt hier seine eigenen Worte ein.",
  },
  it: {
    privacy: "Informativa sulla privacy",
    conditions: "Condizioni di acquisto",
    text: "Questo è un negozio dimostrativo. Non vende nulla, non addebita nulla e non invia nulla. Ciò che scrivi resta in questo ambiente di prova e scompare quando viene svuotato. Un negozio vero mette qui le sue parole.",
  },
  pt: {
    privacy: "Política de privacidade",
    conditions: "Condições de compra",
    text: "Esta é uma loja de demonstração. Não vende nada, não cobra a ninguém e não envia nada. O que escreve fica neste ambiente de teste e desaparece quando é esvaziado. Uma loja verdadeira põe aqui as suas palavras.",
  },
  pl: {
    privacy: "Polityka prywatności",
    conditions: "Warunki zakupu",
    text: "To sklep pokazowy. Niczego nie sprzedaje, nikogo nie obciąża i niczego nie wysyła. To, co wpiszesz, zostaje w tym środowisku testowym i znika, gdy zostanie opróżnione. Prawdziwy sklep umieszcza tu własne słowa.",
  },
  ja: {
    privacy: "プライバシーポリシー",
    conditions: "ご購入条件",
    text: "これはデモ用のショップです。販売も請求も発送も行いません。入力した内容はこのサンドボックスにとどまり、空にすると消えます。実際のショップでは、ここに独自の文面を掲載します。",
  },
  zh: {
    privacy: "隐私政策",
    conditions: "购买条款",
    text: "这是演示商店，不销售、不收费，也不发货。您输入的内容只留在此沙盒中，清空后即消失。真实商店会在此处放置自己的条款。",
  },
  ko: {
    privacy: "개인정보 처리방침",
    conditions: "구매 약관",
    text: "이곳은 시연용 상점입니다. 판매도 청구도 발송도 하지 않습니다. 입력한 내용은 이 샌드박스에만 남고 비우면 사라집니다. 실제 상점은 여기에 자체 문구를 싣습니다.",
  },
  ar: {
    privacy: "سياسة الخصوصية",
    conditions: "شروط الشراء",
    text: "هذا متجر للعرض. لا يبيع شيئًا ولا يخصم من أحد ولا يرسل شيئًا. ما تكتبه يبقى في بيئة التجربة هذه ويختفي عند إفراغها. يضع المتجر الحقيقي هنا كلماته الخاصة.",
  },
  he: {
    privacy: "מדיניות פרטיות",
    conditions: "תנאי רכישה",
    text: "זוהי חנות הדגמה. היא לא מוכרת דבר, לא מחייבת איש ולא שולחת דבר. מה שמקלידים נשאר בארגז החול הזה ונעלם כשמרוקנים אותו. חנות אמיתית שמה כאן את המילים שלה.",
  },
}
