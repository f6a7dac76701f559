import type { components } from "../../generated/other.d.ts"
import type { ResolvedStore } from "../stores/Stores.ts"
import { storeZone, workingWeekdays } from "../stores/storeCalendar.ts"
import { countryDetails } from "../world/countryDetails.ts"

type Workgroup = components["schemas"]["Workgroup"]
type DaySchedule = components["schemas"]["DaySchedule"]

interface Texts {
  readonly orders: string
  readonly advice: string
  readonly welcome: string
  readonly idle: string
  readonly disabled: string
  readonly closed: string
}

const english: Texts = {
  orders: "Orders and deliveries",
  advice: "Style and sizes",
  welcome: "How can we help you?",
  idle: "Are you still there?",
  disabled: "This chat is not available today.",
  closed: "We are closed now. Write to us and we answer tomorrow.",
}

const texts: Readonly<Record<string, Texts>> = {
  en: english,
  es: {
    orders: "Pedidos y entregas",
    advice: "Estilo y tallas",
    welcome: "¿En qué podemos ayudarte?",
    idle: "¿Sigues ahí?",
    disabled: "Este chat no está disponible hoy.",
    closed: "Ahora está cerrado. Escríbenos y respondemos mañana.",
  },
  ca: {
    orders: "Comandes i lliuraments",
    advice: "Estil i talles",
    welcome: "En què et podem ajudar?",
    idle: "Encara hi ets?",
    disabled: "Aquest xat no està disponible avui.",
    closed: "Ara està tancat. Escriu-nos i et responem demà.",
  },
  ja: {
    orders: "ご注文とお届け",
    advice: "コーディネートとサイズ",
    welcome: "ご用件をお聞かせください。",
    idle: "いかがなさいましたか?",
    disabled: "本日チャットはご利用いただけません。",
    closed: "ただいま受付時間外です。メッセージには翌日お答えします。",
  },
  ar: {
    orders: "الطلبات والتوصيل",
    advice: "الأناقة والمقاسات",
    welcome: "كيف يمكننا مساعدتك؟",
    idle: "هل ما زلت معنا؟",
    disabled: "هذه المحادثة غير متاحة اليوم.",
    closed: "نحن مغلقون الآن. اكتب لنا وسنجيب غدًا.",
  },
  fr: {
    orders: "Commandes et livraisons",
    advice: "Style et tailles",
    welcome: "Comment pouvons-nous vous aider ?",
    idle: "Êtes-vous toujours là ?",
    disabled: "Ce chat n'est pas disponible aujourd'hui.",
    closed: "Nous sommes fermés. Écrivez-nous et nous répondons demain.",
  },
  de: {
    orders: "Bestellungen und Lieferungen",
    advice: "Stil und Größen",
    welcome: "Wie können wir dir helfen?",
    idle: "Bist du noch da?",
    disabled: "Dieser Chat ist heute nicht verfügbar.",
    closed: "Wir haben gerade geschlossen. Schreib uns, und wir antworten morgen.",
  },
  it: {
    orders: "Ordini e consegne",
    advice: "Stile e taglie",
    welcome: "Come possiamo aiutarti?",
    idle: "Ci sei ancora?",
    disabled: "Oggi questa chat non è disponibile.",
    closed: "Ora siamo chiusi. Scrivici e rispondiamo domani.",
  },
  pt: {
    orders: "Encomendas e entregas",
    advice: "Estilo e tamanhos",
    welcome: "Como podemos ajudar?",
    idle: "Ainda está aí?",
    disabled: "Este chat não está disponível hoje.",
    closed: "Agora estamos fechados. Escreva-nos e respondemos amanhã.",
  },
  he: {
    orders: "הזמנות ומשלוחים",
    advice: "סגנון ומידות",
    welcome: "איך אפשר לעזור?",
    idle: "נשארת איתנו?",
    disabled: "הצ׳אט הזה לא זמין היום.",
    closed: "אנחנו סגורים עכשיו. אפשר לכתוב לנו ונענה מחר.",
  },
  zh: {
    orders: "订单与配送",
    advice: "搭配与尺码",
    welcome: "有什么可以帮您？",
    idle: "您还在吗？",
    disabled: "今天无法使用此聊天。",
    closed: "现在是休息时间。请留言，我们明天回复。",
  },
  ko: {
    orders: "주문 및 배송",
    advice: "스타일과 사이즈",
    welcome: "무엇을 도와드릴까요?",
    idle: "아직 계신가요?",
    disabled: "오늘은 채팅을 이용할 수 없습니다.",
    closed: "지금은 운영 시간이 아닙니다. 메시지를 남겨 주시면 내일 답변드립니다.",
  },
  pl: {
    orders: "Zamówienia i dostawy",
    advice: "Styl i rozmiary",
    welcome: "Jak możemy pomóc?",
    idle: "Czy nadal tu jesteś?",
    disabled: "Ten czat jest dziś niedostępny.",
    closed: "Teraz mamy zamknięte. Napisz do nas, a odpowiemy jutro.",
  },
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

const week = (
  weekdays: readonly number[],
  ...hours: readonly (readonly [fromTime: string, toTime: string])[]
): DaySchedule[] =>
  [...weekdays]
    .sort((one, other) => one - other)
    .map((weekday) => ({ weekday, openHours: hours.map(([fromTime, toTime]) => ({ fromTime, toTime })) }))

const TIMES = {
  slaOfferWarningTime: 30,
  slaOfferExceededTime: 60,
  slaChatWarningTime: 60,
  slaChatExceededTime: 180,
  idleTime: 300,
  destroyTime: 900,
  isDisabled: false,
}

const workgroup = (
  store: ResolvedStore,
  languageId: string,
  id: string,
  name: string,
  weeklySchedule: DaySchedule[],
): Workgroup => {
  const { welcome, idle, disabled, closed } = texts[store.language(languageId).code] ?? english
  return {
    id,
    name,
    languageId,
    timeZone: storeZone(store.countryCode),
    weeklySchedule,
    ...TIMES,
    welcomeMessage: welcome,
    idleMessage: idle,
    disabledMessage: disabled,
    closedMessage: closed,
  }
}

/** Returns the chat workgroups of a store: two for each of its languages, with hours in the store's time zone. */
export const chatWorkgroups = (store: ResolvedStore): readonly Workgroup[] =>
  store.languages.flatMap(({ id: languageId, code }) => {
    const { orders, advice } = texts[code] ?? english
    const prefix = `${store.countryCode.toLowerCase()}-${code}`
    return [
      workgroup(store, languageId, `${prefix}-orders`, orders, week(EVERY_DAY, ["09:00", "21:00"])),
      workgroup(
        store,
        languageId,
        `${prefix}-advice`,
        advice,
        week(workingWeekdays(store.countryCode), ["10:00", "14:00"], ["16:00", "20:00"]),
      ),
    ]
  })

/** Returns the WhatsApp workgroups of a store: one for each of its languages. */
export const whatsappWorkgroups = (store: ResolvedStore): readonly (Workgroup & { readonly phone: string })[] =>
  store.languages.map(({ id: languageId, code }) => ({
    ...workgroup(
      store,
      languageId,
      `${store.countryCode.toLowerCase()}-${code}-whatsapp`,
      (texts[code] ?? english).orders,
      week(EVERY_DAY, ["08:00", "24:00"]),
    ),
    phone: countryDetails(store.countryCode).chatPhone,
  }))
