export interface WidgetTexts {
  readonly title: string
  /** Label beside the box. */
  readonly label: string
  readonly asking: string
  readonly done: string
  readonly failed: string
  readonly simulated: string
}

const english: WidgetTexts = {
  title: "Are you a person?",
  label: "I am a person",
  asking: "One moment …",
  done: "Thank you. Go on with the form.",
  failed: "That did not work. Please tick the box again.",
  simulated: "Simulated; nobody hears of this.",
}

const texts: Readonly<Record<string, WidgetTexts>> = {
  en: english,
  es: {
    title: "¿Eres una persona?",
    label: "Soy una persona",
    asking: "Un momento…",
    done: "Gracias. Sigue con el formulario.",
    failed: "No ha funcionado. Marca la casilla otra vez.",
    simulated: "Simulado; nadie se entera.",
  },
  ca: {
    title: "Ets una persona?",
    label: "Soc una persona",
    asking: "Un moment…",
    done: "Gràcies. Continua amb el formulari.",
    failed: "No ha funcionat. Torna a marcar la casella.",
    simulated: "Simulat; ningú no se n'assabenta.",
  },
  ja: {
    title: "人による操作ですか",
    label: "私は人間です",
    asking: "お待ちください…",
    done: "ありがとうございます。フォームの続きをどうぞ。",
    failed: "確認できませんでした。もう一度チェックしてください。",
    simulated: "模擬サービスです。外部には何も送られません。",
  },
  ar: {
    title: "هل أنت إنسان؟",
    label: "أنا إنسان",
    asking: "لحظة…",
    done: "شكرًا. تابع ملء النموذج.",
    failed: "لم ينجح ذلك. ضع العلامة مرة أخرى من فضلك.",
    simulated: "محاكاة؛ لا يعلم بهذا أحد.",
  },
  fr: {
    title: "Êtes-vous une personne ?",
    label: "Je suis une personne",
    asking: "Un instant…",
    done: "Merci. Continuez avec le formulaire.",
    failed: "Cela n'a pas fonctionné. Cochez de nouveau la case.",
    simulated: "Simulé ; personne n'en sait rien.",
  },
  de: {
    title: "Bist du ein Mensch?",
    label: "Ich bin ein Mensch",
    asking: "Einen Moment …",
    done: "Danke. Mach mit dem Formular weiter.",
    failed: "Das hat nicht geklappt. Setz das Häkchen noch einmal.",
    simulated: "Simuliert; niemand erfährt davon.",
  },
  it: {
    title: "Sei una persona?",
    label: "Sono una persona",
    asking: "Un momento…",
    done: "Grazie. Continua con il modulo.",
    failed: "Non ha funzionato. Spunta di nuovo la casella.",
    simulated: "Simulato; nessuno ne sa nulla.",
  },
  pt: {
    title: "É uma pessoa?",
    label: "Sou uma pessoa",
    asking: "Um momento…",
    done: "Obrigado. Continue com o formulário.",
    failed: "Não funcionou. Assinale a caixa de novo.",
    simulated: "Simulado; ninguém fica a saber.",
  },
  he: {
    title: "יש כאן אדם?",
    label: "יש כאן אדם",
    asking: "רגע אחד…",
    done: "תודה. אפשר להמשיך בטופס.",
    failed: "זה לא הצליח. נא לסמן שוב את התיבה.",
    simulated: "הדמיה; איש לא יודע על כך.",
  },
  zh: {
    title: "您是真人吗？",
    label: "我是真人",
    asking: "请稍候…",
    done: "谢谢。请继续填写表单。",
    failed: "没有成功，请再次勾选。",
    simulated: "模拟服务；不会告知任何人。",
  },
  ko: {
    title: "사람이 맞으신가요?",
    label: "저는 사람입니다",
    asking: "잠시만요…",
    done: "감사합니다. 양식을 계속 작성해 주세요.",
    failed: "처리하지 못했습니다. 다시 선택해 주세요.",
    simulated: "모의 서비스이며 어디에도 전달되지 않습니다.",
  },
  pl: {
    title: "Czy jesteś człowiekiem?",
    label: "Jestem człowiekiem",
    asking: "Chwileczkę…",
    done: "Dziękujemy. Wróć do formularza.",
    failed: "To się nie udało. Zaznacz pole jeszcze raz.",
    simulated: "Symulacja; nikt się o tym nie dowie.",
  },
}

/** The texts of the widget and their language; English for languages without texts. */
export const widgetTexts = (languageCode: string): { readonly code: string; readonly words: WidgetTexts } => {
  const [code = "en"] = languageCode.toLowerCase().split("-", 1)
  const words = Object.hasOwn(texts, code) ? texts[code] : undefined
  return words === undefined ? { code: "en", words: english } : { code, words }
}
